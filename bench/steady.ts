import { get } from 'node:http'

const everyMs = 20

/**
 * Fifty requests a second, whether or not the ones before were answered, for as long as the work lasts: their p99 in
 * ms.
 */
export async function percentileOfSteady(url: string, work: Promise<unknown>): Promise<number> {
  const running: Promise<number>[] = []
  const timer = setInterval(() => running.push(timeRequest(url)), everyMs)
  await work
  clearInterval(timer)
  const times = (await Promise.all(running)).sort((a, b) => a - b)
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
}

function timeRequest(url: string): Promise<number> {
  const startedAt = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(url, (response) => response.resume().on('end', () => resolve(performance.now() - startedAt))).on('error', reject)
  return promise
}
