import { computeSpread } from '#bench/alternate.ts'
import { readProcessorSeconds } from '#bench/processor.ts'

/**
 * A long piece of work and the processes whose processor time it uses. `prepare` runs before it and is not measured.
 */
export type Contender = { pids: readonly number[]; work: () => Promise<unknown>; prepare?: () => Promise<unknown> }

type WorkTime = { processor: number; clock: number }

/**
 * Runs the program's work and the reference's in turn, one at a time, once without counting. Returns the reference's
 * time divided by the program's.
 */
export async function measureWorkInTurns(ours: Contender, theirs: Contender, turns: number) {
  await measureWork(ours)
  await measureWork(theirs)
  const ourTimes: WorkTime[] = []
  const theirTimes: WorkTime[] = []
  for (let i = 0; i < turns; i++) {
    ourTimes.push(await measureWork(ours))
    theirTimes.push(await measureWork(theirs))
  }
  const ratio = (timeName: keyof WorkTime) =>
    computeSpread(ourTimes.map((time, i) => (theirTimes[i]?.[timeName] ?? 0) / time[timeName]))
  const median = (times: WorkTime[], timeName: keyof WorkTime) =>
    computeSpread(times.map((time) => time[timeName])).median.toFixed(2)
  const beside = (timeName: keyof WorkTime) =>
    `${median(ourTimes, timeName)} s against ${median(theirTimes, timeName)} s`
  return { ratio, beside: `processor ${beside('processor')}, by the clock ${beside('clock')}` }
}

async function measureWork({ pids, work, prepare }: Contender): Promise<WorkTime> {
  await prepare?.()
  const processor = () => pids.reduce((sum, pid) => sum + readProcessorSeconds(pid), 0)
  const before = processor()
  const began = performance.now()
  await work()
  return { processor: processor() - before, clock: (performance.now() - began) / 1000 }
}
