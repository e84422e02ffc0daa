import { spreadOf } from '#bench/alternate.ts'
import { processorSeconds } from '#bench/processor.ts'

/** One long piece of work, and the processes whose time it takes. */
export type Contender = { pids: readonly number[]; work: () => Promise<unknown> }

type Spent = { processor: number; clock: number }

/** One piece of work at a time, ours and theirs in turn, once before it counts: the reference's time over ours. */
export async function oneByOne(ours: Contender, theirs: Contender, turns: number) {
  await ours.work()
  await theirs.work()
  const our: Spent[] = []
  const their: Spent[] = []
  for (let i = 0; i < turns; i++) {
    our.push(await spentBy(ours))
    their.push(await spentBy(theirs))
  }
  const ratio = (of: keyof Spent) => spreadOf(our.map((spent, i) => (their[i]?.[of] ?? 0) / spent[of]))
  const median = (all: Spent[], of: keyof Spent) => spreadOf(all.map((spent) => spent[of])).median.toFixed(2)
  const beside = (of: keyof Spent) => `${median(our, of)} s against ${median(their, of)} s`
  return { ratio, beside: `processor ${beside('processor')}, by the clock ${beside('clock')}` }
}

async function spentBy({ pids, work }: Contender): Promise<Spent> {
  const processor = () => pids.reduce((sum, pid) => sum + processorSeconds(pid), 0)
  const before = processor()
  const began = performance.now()
  await work()
  return { processor: processor() - before, clock: (performance.now() - began) / 1000 }
}
