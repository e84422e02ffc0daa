import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { spreadOf } from '#bench/alternate.ts'
import type { EarlierVersion } from '#bench/earlier-version.ts'
import { atMost, type Result } from '#bench/result.ts'
import { answers, freshDirectory, root, stopped } from '#bench/world.ts'
import { readPidFile } from '#src/platform/embedded-database/postgres-pidfile.server.ts'
import { freePort } from '#test/ports.ts'

const turns = 7

/** `npm start` until `/readyz` says yes: the first in an empty data directory, with the demo shop, and the second. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const first: number[] = []
  const second: number[] = []
  for (let i = 0; i < turns; i++) {
    const dataDir = freshDirectory()
    first.push(await secondsToReady(dataDir))
    second.push(await secondsToReady(dataDir))
  }
  report(atMost('npm start for the first time, installed and built', 6, 's', spreadOf(first)))
  report(atMost('npm start for the second time', 2, 's', spreadOf(second)))
}

/** The second start of this version and of an earlier one in turn. */
export async function measureAgainst(earlier: EarlierVersion, report: (result: Result) => void): Promise<void> {
  const ourDirectory = freshDirectory()
  const theirDirectory = freshDirectory()
  await secondsToReady(ourDirectory)
  await secondsToReady(theirDirectory, earlier.checkout)
  const ours: number[] = []
  const theirs: number[] = []
  for (let i = 0; i < turns; i++) {
    ours.push(await secondsToReady(ourDirectory))
    theirs.push(await secondsToReady(theirDirectory, earlier.checkout))
  }
  const ratios = ours.map((seconds, index) => seconds / (theirs[index] ?? Number.NaN))
  const beside = `${spreadOf(ours).median.toFixed(2)} s against ${spreadOf(theirs).median.toFixed(2)} s`
  report(atMost(`npm start for the second time, against ${earlier.commit}`, 1.2, 'times', spreadOf(ratios), beside))
}

async function secondsToReady(dataDir: string, checkout = root): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  await answers(`http://127.0.0.1:${port}/readyz`, npm)
  const seconds = (performance.now() - began) / 1000
  await stopped(npm)
  // npm does not wait for what it started: the next start must find the directory free.
  while (readPidFile(path.join(dataDir, 'postgres'))) await pause(50)
  await pause(500)
  return seconds
}
