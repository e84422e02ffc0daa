import { computeSpread } from '#bench/alternate.ts'
import { readProcessorSeconds } from '#bench/processor.ts'

/** One long piece of work, and the processes whose time it takes. */
export type Contender = { pids: readonly number[]; work: () => Promise<unknown> }

type WorkTime = { processor: number; clock: number }

/** One piece of work at a time, ours and theirs in turn, once before it counts: the reference's time over ours. */
export async function alternateWork(ours: Contender, theirs: Contender, turns: number) {
  await ours.work()
  await theirs.work()
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

async function measureWork({ pids, work }: Contender): Promise<WorkTime> {
  const processor = () => pids.reduce((sum, pid) => sum + readProcessorSeconds(pid), 0)
  const before = processor()
  const began = performance.now()
  await work()
  return { processor: processor() - before, clock: (performance.now() - began) / 1000 }
}
