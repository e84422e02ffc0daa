import autocannon, { type Result } from 'autocannon'
import { readProcessorSeconds } from '#bench/processor.ts'

/** A server under load: where it listens, and the processes whose time counts, its database's among them. */
export type Contender = { url: string; pids: readonly number[] }

export type Request = {
  path: string
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Record<string, string>
  body?: string
}

/** The next request each time it is asked. */
export type Requests = () => Request

export type Turn = { microseconds: number; perSecond: number }

export type Spread = { median: number; lowest: number; highest: number }

/** The reference's processor time per request over ours: 1 is as cheap as bare. */
export type Comparison = { ratio: Spread; ours: Turn; theirs: Turn }

const turns = 7
/** Turns before it counts: what runs often is compiled anew a few times. */
const warmUps = 2

/** Seven turns each, one after the other, under the same load from 16 connections. */
export async function alternate(
  ours: { contender: Contender; requests: Requests },
  theirs: { contender: Contender; requests: Requests },
  amount: number,
): Promise<Comparison> {
  for (let i = 0; i < warmUps; i++) {
    await measureTurn(ours.contender, ours.requests, amount)
    await measureTurn(theirs.contender, theirs.requests, amount)
  }
  const ourTurns: Turn[] = []
  const theirTurns: Turn[] = []
  for (let i = 0; i < turns; i++) {
    ourTurns.push(await measureTurn(ours.contender, ours.requests, amount))
    theirTurns.push(await measureTurn(theirs.contender, theirs.requests, amount))
  }
  const ratios = ourTurns.map(({ microseconds }, i) => (theirTurns[i]?.microseconds ?? 0) / microseconds)
  return { ratio: computeSpread(ratios), ours: medianOfTurns(ourTurns), theirs: medianOfTurns(theirTurns) }
}

/** One load; processor microseconds per request of everything that served it. */
export async function measureTurn({ url, pids }: Contender, requests: Requests, amount: number): Promise<Turn> {
  const sumProcessorSeconds = () => pids.reduce((sum, pid) => sum + readProcessorSeconds(pid), 0)
  const before = sumProcessorSeconds()
  const startedAt = performance.now()
  let lastAnswerAt = startedAt
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const load = autocannon(
    { url, connections: 16, amount, requests: [{ setupRequest: (request) => ({ ...request, ...requests() }) }] },
    (error, result) => (error ? reject(error) : resolve(result)),
  )
  // The load ends at a full second; what counts is when the last answer came.
  load.on('response', () => {
    lastAnswerAt = performance.now()
  })
  const result = await promise
  const seconds = (lastAnswerAt - startedAt) / 1000
  const failed = result.non2xx + result.errors
  if (failed) throw new Error(`${failed} of ${amount} requests failed: ${JSON.stringify(result.statusCodeStats)}`)
  return { microseconds: ((sumProcessorSeconds() - before) / amount) * 1e6, perSecond: amount / seconds }
}

export function cycleRequests(requests: readonly Request[]): Requests {
  let count = 0
  return () => requests[count++ % requests.length] ?? { path: '/' }
}

export function computeSpread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  return { median: at(Math.floor(sorted.length / 2)), lowest: at(0), highest: at(sorted.length - 1) }
}

function medianOfTurns(measured: readonly Turn[]): Turn {
  return {
    microseconds: computeSpread(measured.map((measuredTurn) => measuredTurn.microseconds)).median,
    perSecond: computeSpread(measured.map((measuredTurn) => measuredTurn.perSecond)).median,
  }
}
