import autocannon, { type Result } from 'autocannon'
import { readProcessorSeconds } from '#bench/processor.ts'

/** A server under load: its address, and the processes whose processor time counts, those of its database included. */
export type Contender = { url: string; pids: readonly number[] }

export type Request = {
  path: string
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Record<string, string>
  body?: string
}

/** Returns the next request at each call. */
export type Requests = () => Request

export type Turn = { microseconds: number; perSecond: number }

export type Spread = { median: number; lowest: number; highest: number }

/**
 * The reference's processor time per request divided by the program's: 1 means that the program is as cheap as the
 * reference.
 */
export type Comparison = { ratio: Spread; ours: Turn; theirs: Turn }

const turns = 7
/** Turns that do not count: V8 compiles code that runs often several times. */
const warmUps = 2

/** Measures the program and the reference in turn, seven times each, under the same load of 16 connections. */
export async function measureInTurns(
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
  return { ratio: computeSpread(ratios), ours: computeMedianTurn(ourTurns), theirs: computeMedianTurn(theirTurns) }
}

/** Runs one load. Returns the processor time per request, in microseconds, of all processes that served it. */
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
  // The load generator ends at a full second, so the moment of the last answer counts.
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

function computeMedianTurn(measured: readonly Turn[]): Turn {
  return {
    microseconds: computeSpread(measured.map((measuredTurn) => measuredTurn.microseconds)).median,
    perSecond: computeSpread(measured.map((measuredTurn) => measuredTurn.perSecond)).median,
  }
}
