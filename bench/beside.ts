import { Agent, get } from 'node:http'
import { type Spread, spreadOf } from '#bench/alternate.ts'
import type { Result } from '#bench/result.ts'
import { shuffled } from '#bench/shuffled.ts'

/** What is asked of a small and of a large shop; in each turn other addresses, as one asked before is kept. */
export type Look = { name: string; small: Addresses; large: Addresses }

type Addresses = (turn: number) => readonly string[]

export type Asked = { url: string; headers: Record<string, string> }

type Taken = { small: number; large: number; ratio: Spread }

export type Mark = { what: string; times: number; turns: number; flatMs?: number }

/**
 * Asks both shops in turn, one request after another, and compares their p95: each look must reach the mark, and what
 * stays under `flatMs` counts as flat. What misses is asked again with more turns, as a busy machine may have been the
 * reason.
 */
export async function flatAsRowsGrow(small: Asked, large: Asked, looks: readonly Look[], mark: Mark): Promise<Result> {
  const taken = new Map<string, Taken>()
  for (const look of looks) {
    const first = await compare(small, large, look, { from: 0, turns: mark.turns })
    const again = { from: mark.turns + 1, turns: 2 * mark.turns + 1 }
    taken.set(look.name, isFlat(first, mark) ? first : await compare(small, large, look, again))
  }
  const worst = [...taken].sort(([, one], [, other]) => weight(other, mark) - weight(one, mark)).slice(0, 3)
  const missed = [...taken.values()].filter((one) => !isFlat(one, mark)).length
  const told = worst.map(([name, { small, large }]) => `${name} ${small.toFixed(1)} → ${large.toFixed(1)} ms`)
  const [[, { ratio }] = ['', { ratio: spreadOf([]) }]] = worst
  return {
    what: mark.what,
    wanted: `≤ ${mark.times} ×${mark.flatMs ? ` or ${mark.flatMs} ms` : ''}`,
    measured: `${ratio.median.toFixed(2)} × (${ratio.lowest.toFixed(2)}–${ratio.highest.toFixed(2)})`,
    beside: `the slowest of ${looks.length} looks${missed ? `, ${missed} of which miss` : ''}: ${told.join(', ')}`,
    isReached: missed === 0,
  }
}

const isFlat = ({ large, ratio }: Taken, { times, flatMs = 0 }: Mark) => large <= flatMs || ratio.median <= times

/** What is flat by its milliseconds stands behind whatever is not. */
const weight = (taken: Taken, { times, flatMs = 0 }: Mark) =>
  taken.large <= flatMs ? Math.min(taken.ratio.median, times) : taken.ratio.median

type Turns = { from: number; turns: number }

async function compare(small: Asked, large: Asked, look: Look, { from, turns }: Turns): Promise<Taken> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ofTurns: { small: number; large: number }[] = []
  for (let turn = from; turn <= from + turns; turn++) {
    const addresses = { small: shuffled(look.small(turn)), large: shuffled(look.large(turn)) }
    const times = { small: [] as number[], large: [] as number[] }
    for (let i = 0; i < Math.max(addresses.small.length, addresses.large.length); i++) {
      const [one, other] = [addresses.small[i], addresses.large[i]]
      if (one) times.small.push(await timed(agent, small, one))
      if (other) times.large.push(await timed(agent, large, other))
    }
    // The first turn finds nothing in memory, and does not count.
    if (turn > from) ofTurns.push({ small: p95(times.small), large: p95(times.large) })
  }
  agent.destroy()
  return {
    small: spreadOf(ofTurns.map(({ small }) => small)).median,
    large: spreadOf(ofTurns.map(({ large }) => large)).median,
    ratio: spreadOf(ofTurns.map(({ small, large }) => large / small)),
  }
}

function timed(agent: Agent, { url, headers }: Asked, path: string): Promise<number> {
  const began = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(url + path, { agent, headers }, (response) => {
    if (response.statusCode !== 200) return reject(new Error(`${path} answers ${response.statusCode}`))
    response.resume().on('end', () => resolve(performance.now() - began))
  }).on('error', reject)
  return promise
}

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
