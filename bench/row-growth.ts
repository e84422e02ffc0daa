import { Agent, get } from 'node:http'
import { computeSpread, type Spread } from '#bench/alternate.ts'
import type { Result } from '#bench/result.ts'
import { shuffle } from '#bench/shuffle.ts'

/** A request to a small and to a large shop. Each turn uses other addresses, because answers are cached by address. */
export type TimedRead = { name: string; small: Addresses; large: Addresses }

type Addresses = (turn: number) => readonly string[]

export type ShopAccess = { url: string; headers: Record<string, string> }

type ReadTimes = { small: number; large: number; ratio: Spread }

export type GrowthLimit = { what: string; times: number; turns: number; flatMs?: number }

/**
 * Sends requests to both shops in turn, one after another, and compares the p95 of their times. Each kind of request
 * must reach the mark. Times below `flatMs` count as reached. Requests that miss it are measured again with more turns,
 * because the machine may have been busy.
 */
export async function measureRowGrowth(
  small: ShopAccess,
  large: ShopAccess,
  timedReads: readonly TimedRead[],
  growthLimit: GrowthLimit,
): Promise<Result> {
  const timesByName = new Map<string, ReadTimes>()
  for (const timedRead of timedReads) {
    const first = await compareShops(small, large, timedRead, { from: 0, turns: growthLimit.turns })
    const moreTurns = { from: growthLimit.turns + 1, turns: 2 * growthLimit.turns + 1 }
    timesByName.set(
      timedRead.name,
      isFlat(first, growthLimit) ? first : await compareShops(small, large, timedRead, moreTurns),
    )
  }
  const missedCount = [...timesByName.values()].filter((times) => !isFlat(times, growthLimit)).length
  const slowestReads = [...timesByName]
    .sort(([, times], [, otherTimes]) => rankOf(otherTimes, growthLimit) - rankOf(times, growthLimit))
    .slice(0, Math.max(3, missedCount))
  const timeTexts = slowestReads.map(
    ([name, { small, large }]) => `${name} ${small.toFixed(1)} → ${large.toFixed(1)} ms`,
  )
  const [[, { ratio }] = ['', { ratio: computeSpread([]) }]] = slowestReads
  return {
    what: growthLimit.what,
    wanted: `≤ ${growthLimit.times} ×${growthLimit.flatMs ? ` or ${growthLimit.flatMs} ms` : ''}`,
    measured: `${ratio.median.toFixed(2)} × (${ratio.lowest.toFixed(2)}–${ratio.highest.toFixed(2)})`,
    beside: `the slowest of ${timedReads.length} looks${missedCount ? `, ${missedCount} of which miss` : ''}: ${timeTexts.join(', ')}`,
    isReached: missedCount === 0,
  }
}

const isFlat = ({ large, ratio }: ReadTimes, { times, flatMs = 0 }: GrowthLimit) =>
  large <= flatMs || ratio.median <= times

/** Ranks by ratio. Requests that are flat by their milliseconds come after those that are not. */
const rankOf = (timesByName: ReadTimes, { times, flatMs = 0 }: GrowthLimit) =>
  timesByName.large <= flatMs ? Math.min(timesByName.ratio.median, times) : timesByName.ratio.median

type Turns = { from: number; turns: number }

async function compareShops(
  small: ShopAccess,
  large: ShopAccess,
  timedRead: TimedRead,
  { from, turns }: Turns,
): Promise<ReadTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ofTurns: { small: number; large: number }[] = []
  for (let turn = from; turn <= from + turns; turn++) {
    const addresses = { small: shuffle(timedRead.small(turn)), large: shuffle(timedRead.large(turn)) }
    const times = { small: [] as number[], large: [] as number[] }
    for (let i = 0; i < Math.max(addresses.small.length, addresses.large.length); i++) {
      const [smallAddress, largeAddress] = [addresses.small[i], addresses.large[i]]
      if (smallAddress) times.small.push(await timeRequest(agent, small, smallAddress))
      if (largeAddress) times.large.push(await timeRequest(agent, large, largeAddress))
    }
    // The first turn does not count, because nothing is in memory yet.
    if (turn > from) ofTurns.push({ small: computeP95(times.small), large: computeP95(times.large) })
  }
  agent.destroy()
  return {
    small: computeSpread(ofTurns.map(({ small }) => small)).median,
    large: computeSpread(ofTurns.map(({ large }) => large)).median,
    ratio: computeSpread(ofTurns.map(({ small, large }) => large / small)),
  }
}

function timeRequest(agent: Agent, { url, headers }: ShopAccess, path: string): Promise<number> {
  const startedAt = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(url + path, { agent, headers }, (response) => {
    if (response.statusCode !== 200) return reject(new Error(`${path} answers ${response.statusCode}`))
    response.resume().on('end', () => resolve(performance.now() - startedAt))
  }).on('error', reject)
  return promise
}

export const computeP95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
