import autocannon from 'autocannon'
import { processorSeconds } from '#bench/processor.ts'

/** A server under load: where it listens, and the processes whose time counts. */
export type Contender = { url: string; pids: readonly number[] }

export type Load = {
  /** How many requests one turn makes. */
  amount: number
  request?: (count: number) => {
    method?: 'GET' | 'POST'
    path: string
    headers?: Record<string, string>
    body?: string
  }
  path?: string
  headers?: Record<string, string>
}

export type Comparison = {
  median: number
  lowest: number
  highest: number
  ours: number
  theirs: number
  perSecond: number
}

const turns = 7

/**
 * Seven times one after the other: ours and the bare reference under the same load from 16 connections. The ratio is
 * the reference's processor time per request over ours, so that 1 is as cheap as bare.
 */
export async function alternate(ours: Contender, bare: Contender, load: Load): Promise<Comparison> {
  await turn(ours, { ...load, amount: Math.ceil(load.amount / 2) })
  await turn(bare, { ...load, amount: Math.ceil(load.amount / 2) })
  const ratios: number[] = []
  const our: Turn[] = []
  const their: Turn[] = []
  for (let i = 0; i < turns; i++) {
    const a = await turn(ours, load)
    const b = await turn(bare, load)
    our.push(a)
    their.push(b)
    ratios.push(b.microseconds / a.microseconds)
  }
  return {
    median: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    ours: median(our.map((one) => one.microseconds)),
    theirs: median(their.map((one) => one.microseconds)),
    perSecond: median(our.map((one) => one.perSecond)),
  }
}

export type Turn = { microseconds: number; perSecond: number }

/** One load; processor microseconds per request of everything that served it. */
export async function turn({ url, pids }: Contender, load: Load): Promise<Turn> {
  const before = pids.reduce((sum, pid) => sum + processorSeconds(pid), 0)
  let count = 0
  const result = await autocannon({
    url: load.path ? url + load.path : url,
    connections: 16,
    amount: load.amount,
    ...(load.headers && { headers: load.headers }),
    ...(load.request && {
      requests: [{ setupRequest: (request: object) => ({ ...request, ...load.request?.(count++) }) }],
    }),
  })
  const spent = pids.reduce((sum, pid) => sum + processorSeconds(pid), 0) - before
  const refused = result.non2xx + result.errors
  if (refused > 0)
    throw new Error(
      `${refused} of ${load.amount} requests to ${url} failed (${JSON.stringify(result.statusCodeStats)})`,
    )
  return { microseconds: (spent / load.amount) * 1e6, perSecond: result.requests.average }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function show(
  name: string,
  target: string,
  { median, lowest, highest, ours, theirs, perSecond }: Comparison,
): string {
  const range = `${lowest.toFixed(2)}–${highest.toFixed(2)}`
  return `${name}: ${median.toFixed(2)} (${range}), wanted ${target}; ${ours.toFixed(0)} µs against ${theirs.toFixed(0)} µs a request, ${perSecond.toFixed(0)} requests/s`
}
