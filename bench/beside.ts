import { Agent, get } from 'node:http'
import { type Spread, spreadOf } from '#bench/alternate.ts'
import { shuffled } from '#bench/shuffled.ts'
import type { Result } from '#bench/result.ts'

/** Requests of one sort. Of each turn others, as public answers come out of memory the second time. */
export type Look = { name: string; small: (turn: number) => readonly string[]; large: (turn: number) => readonly string[] }

export type Asked = { url: string; headers: Record<string, string> }

/** What a look took, in milliseconds: the median of the turns' p95. */
export type Taken = { name: string; small: number; large: number; ratio: Spread }

const turns = 5
/** What stays under this counts as flat, however fast the small shop is. */
const flatMs = 5

/** Asks a small and a large shop for the same in turn, over one connection each, one request after another. */
export async function besideEachOther(small: Asked, large: Asked, looks: readonly Look[]): Promise<Taken[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const p95 = async (look: Look, turn: number) => {
    const times = { small: [] as number[], large: [] as number[] }
    const [ofSmall, ofLarge] = [shuffled(look.small(turn)), shuffled(look.large(turn))]
    for (let i = 0; i < Math.max(ofSmall.length, ofLarge.length); i++) {
      const [one, other] = [ofSmall[i], ofLarge[i]]
      if (one) times.small.push(await timed(agent, small, one))
      if (other) times.large.push(await timed(agent, large, other))
    }
    return { small: percentile(times.small), large: percentile(times.large) }
  }
  const taken: Taken[] = []
  for (const look of looks) {
    await p95(look, 0)
    const all = []
    for (let turn = 1; turn <= turns; turn++) all.push(await p95(look, turn))
    taken.push({
      name: look.name,
      small: spreadOf(all.map(({ small }) => small)).median,
      large: spreadOf(all.map(({ large }) => large)).median,
      ratio: spreadOf(all.map(({ small, large }) => large / small)),
    })
  }
  agent.destroy()
  return taken
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

const percentile = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
