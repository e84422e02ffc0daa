import { get } from 'node:http'

const everyMs = 20

/**
 * Sends fifty requests a second while `work` runs, whether or not earlier ones were answered. Returns the p99 of their
 * times in milliseconds.
 */
export async function measureP99OfSteadyRequests(url: string, work: Promise<unknown>): Promise<number> {
  const running: Promise<number>[] = []
  const timer = setInterval(() => running.push(timeRequest(url)), everyMs)
  await work
  clearInterval(timer)
  const times = (await Promise.all(running)).sort((a, b) => a - b)
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
}

/** Runs the work so often that a hundred requests and more are sent meanwhile: fewer have no p99. */
export async function repeatForP99(work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < 150 * everyMs) await work()
}

function timeRequest(url: string): Promise<number> {
  const startedAt = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(url, (response) => response.resume().on('end', () => resolve(performance.now() - startedAt))).on('error', reject)
  return promise
}
