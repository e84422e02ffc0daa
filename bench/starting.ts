import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { computeSpread } from '#bench/alternate.ts'
import type { EarlierVersion } from '#bench/earlier-version.ts'
import { createTemporaryDirectory, root, stopProcess, waitForAnswer } from '#bench/program.ts'
import { buildAtMostResult, type Result } from '#bench/result.ts'
import { readPidFile } from '#src/platform/embedded-database/postgres-pidfile.server.ts'
import { findFreePort } from '#test/ports.ts'

const turns = 7

/**
 * Time from `npm start` until `/readyz` succeeds: of the first start in an empty data directory, with the demo shop,
 * and of the second start.
 */
export async function measure(report: (result: Result) => void): Promise<void> {
  const first: number[] = []
  const second: number[] = []
  for (let i = 0; i < turns; i++) {
    const dataDir = createTemporaryDirectory()
    first.push(await measureSecondsToReady(dataDir))
    second.push(await measureSecondsToReady(dataDir))
  }
  report(buildAtMostResult('npm start for the first time, installed and built', 3, 's', computeSpread(first)))
  report(buildAtMostResult('npm start for the second time', 1.5, 's', computeSpread(second)))
}

/** Time of the second start, of this version and an earlier one in turn. */
export async function measureAgainst(earlier: EarlierVersion, report: (result: Result) => void): Promise<void> {
  const ourDirectory = createTemporaryDirectory()
  const theirDirectory = createTemporaryDirectory()
  await measureSecondsToReady(ourDirectory)
  await measureSecondsToReady(theirDirectory, earlier.checkout)
  const ours: number[] = []
  const theirs: number[] = []
  for (let i = 0; i < turns; i++) {
    ours.push(await measureSecondsToReady(ourDirectory))
    theirs.push(await measureSecondsToReady(theirDirectory, earlier.checkout))
  }
  const ratios = ours.map((seconds, index) => seconds / (theirs[index] ?? Number.NaN))
  const beside = `${computeSpread(ours).median.toFixed(2)} s against ${computeSpread(theirs).median.toFixed(2)} s`
  report(
    buildAtMostResult(
      `npm start for the second time, against ${earlier.commit}`,
      1.2,
      'times',
      computeSpread(ratios),
      beside,
    ),
  )
}

async function measureSecondsToReady(dataDir: string, checkout = root): Promise<number> {
  const port = await findFreePort()
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  await waitForAnswer(`http://127.0.0.1:${port}/readyz`, npm)
  const seconds = (performance.now() - startedAt) / 1000
  await stopProcess(npm)
  // npm does not wait for the program that it started, and the next start needs the data directory without a running
  // database.
  while (readPidFile(path.join(dataDir, 'postgres'))) await pause(50)
  await pause(500)
  return seconds
}
