import { setTimeout as pause } from 'node:timers/promises'
import { spreadOf } from '#bench/alternate.ts'
import { storing } from '#bench/picture.ts'
import { proportionalBytes, residentBytes } from '#bench/processor.ts'
import { atMost, type Result } from '#bench/result.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import { startProgram } from '#bench/world.ts'

const restMs = 30_000
const megabyte = 1024 * 1024

/** What is held when nothing happens: after a second start, and after photos were worked on. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const first = await startProgram()
  await first.stop()
  const shop = await openShop({ dataDir: first.dataDir })
  try {
    await pause(restMs)
    weigh(shop, 'idle after a second start', report)
    const store = await storing(shop)
    for (let i = 0; i < 5; i++) await store()
    await pause(restMs)
    weigh(shop, 'idle after five photos', report)
  } finally {
    await shop.stop()
  }
}

function weigh({ contender, database }: Shop, when: string, report: (result: Result) => void): void {
  const [pid = 0] = contender.pids
  report(atMost(`server, ${when}`, 150, 'MB RSS', spreadOf([residentBytes(pid) / megabyte])))
  report(atMost(`database, ${when}`, 60, 'MB PSS', spreadOf([proportionalBytes(database.pid) / megabyte])))
}
