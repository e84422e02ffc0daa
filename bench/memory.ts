import { setTimeout as pause } from 'node:timers/promises'
import { computeSpread } from '#bench/alternate.ts'
import type { EarlierVersion } from '#bench/earlier-version.ts'
import { preparePictureStore } from '#bench/picture.ts'
import { readProportionalBytes, readResidentBytes } from '#bench/processor.ts'
import { createTemporaryDirectory, startProgram } from '#bench/program.ts'
import { buildAtMostResult, type Result } from '#bench/result.ts'
import { openShop, type Shop } from '#bench/shop.ts'

const restMs = 30_000
/**
 * Starts of each version. After a start, memory settles at one of two sizes, which depends on the last garbage
 * collection.
 */
const startsEach = 3
const megabyte = 1024 * 1024

/** Memory of the idle server after a second start, and after it has processed photos. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const first = await startProgram()
  await first.stop()
  const shop = await openShop({ dataDir: first.dataDir })
  try {
    await pause(restMs)
    reportMemory(shop, 'idle after a second start', report)
    const store = await preparePictureStore(shop)
    for (let i = 0; i < 5; i++) await store()
    await pause(restMs)
    reportMemory(shop, 'idle after five photos', report)
  } finally {
    await shop.stop()
  }
}

function reportMemory({ contender, database }: Shop, when: string, report: (result: Result) => void): void {
  const [pid = 0] = contender.pids
  report(buildAtMostResult(`server, ${when}`, 130, 'MB RSS', computeSpread([readResidentBytes(pid) / megabyte])))
  report(
    buildAtMostResult(
      `database, ${when}`,
      45,
      'MB PSS',
      computeSpread([readProportionalBytes(database.pid) / megabyte]),
    ),
  )
}

/** Smallest memory of the idle server after a second start, in this version and in an earlier one. */
export async function measureAgainst(earlier: EarlierVersion, report: (result: Result) => void): Promise<void> {
  const ours: number[] = []
  const theirs: number[] = []
  const ourDirectory = createTemporaryDirectory()
  const theirDirectory = createTemporaryDirectory()
  await measureIdleMegabytes(ourDirectory, 0)
  await measureIdleMegabytes(theirDirectory, 0, earlier.checkout)
  for (let start = 0; start < startsEach; start++) {
    ours.push(await measureIdleMegabytes(ourDirectory, restMs))
    theirs.push(await measureIdleMegabytes(theirDirectory, restMs, earlier.checkout))
  }
  const leastRatio = computeSpread(ours).lowest / computeSpread(theirs).lowest
  const beside = `${ours.map(Math.round).join(', ')} MB against ${theirs.map(Math.round).join(', ')} MB`
  report(
    buildAtMostResult(
      `idle server, least of ${startsEach}, against ${earlier.commit}`,
      1.1,
      'times',
      computeSpread([leastRatio]),
      beside,
    ),
  )
}

async function measureIdleMegabytes(dataDir: string, ms: number, checkout?: string): Promise<number> {
  const program = await startProgram({ DATA_DIR: dataDir }, checkout)
  await pause(ms)
  const megabytes = readResidentBytes(program.pid) / megabyte
  await program.stop()
  return megabytes
}
