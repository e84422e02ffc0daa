import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.ts'
import { startTestCluster } from './cluster-process.ts'
import { runFiles } from './lanes.ts'
import { Report } from './report.ts'
import { isRunOnceOnly } from './run-once-only.ts'

const patterns = ['src/**/*.test.ts', 'test/**/*.test.ts']
const oldestPostgres = '15'
/** A machine that stands still for half a minute fails one test in each lane, and there are up to six lanes. */
const maxFilesRunAgain = 8

/**
 * Runs all test files, or those whose path contains one of the filters, on one database cluster. A full run then
 * repeats the files that use the database on the oldest supported PostgreSQL, if it is installed.
 */
export async function runTests({ filters, buildError }: { filters: string[]; buildError?: Error | undefined }) {
  const report = new Report()
  if (buildError) report.fail('the build', buildError)
  else process.env.CHILD_PROGRAMS ??= 'built'
  process.env.CHROMIUM_PATH ??= findChromium() ?? ''
  // Compile cache. Without it, each process needs a second to compile the program's TypeScript.
  process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled')
  const allFiles = globSync(patterns).sort(compareByDuration)
  const files = filters.length ? allFiles.filter((file) => filters.some((filter) => file.includes(filter))) : allFiles
  const isFullRun = filters.length === 0
  await runOnPostgres(undefined, files, report, isFullRun)
  if (isFullRun && !process.env.TEST_POSTGRES && existsSync(`/usr/lib/postgresql/${oldestPostgres}/bin`)) {
    console.log(`\nOn PostgreSQL ${oldestPostgres}:`)
    await runOnPostgres(
      oldestPostgres,
      files.filter((file) => usesDatabase(file) && !isRunOnceOnly(file)),
      report,
      isFullRun,
    )
  }
  if (isFullRun) report.showMostCostly()
  process.exitCode = report.close()
}

async function runOnPostgres(
  version: string | undefined,
  files: string[],
  report: Report,
  isFullRun: boolean,
): Promise<void> {
  if (files.length === 0) return
  if (version) process.env.TEST_POSTGRES = version
  report.begin()
  if (!files.some(usesDatabase)) return runFiles(files, report)
  const cluster = await startTestCluster('migrations')
  process.env.TEST_CLUSTER = JSON.stringify(cluster.address)
  process.once('exit', cluster.endNow)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  await runFiles(files, report)
  if (isFullRun) await runFailedFilesAgain(report)
  process.off('exit', cluster.endNow)
  await cluster.stop()
}

/** Runs failed files once more, one at a time, if they are few. Flaky tests that pass then do not fail the run. */
async function runFailedFilesAgain(report: Report): Promise<void> {
  const files = report.failedFiles
  if (files.length === 0 || files.length > maxFilesRunAgain) return
  console.log('\nOnce more, alone:')
  report.forget(files)
  await runFiles(files, report, 1)
}

/**
 * Sorts the files that start browsers or whole programs first, because they take longest, and the files without a
 * database last. A long file that began last would run alone at the end.
 */
function compareByDuration(a: string, b: string): number {
  const rank = (file: string) => {
    if (/^test\/(?:stories|lifecycle|laws)\//.test(file)) return 0
    return usesDatabase(file) ? 1 : 2
  }
  return rank(a) - rank(b) || a.localeCompare(b)
}

/** True for tests of `src` that use the database but no browser. */
function usesDatabase(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  return file.startsWith('src/') && /from '#test\//.test(text) && !/chromium|playwright/.test(text)
}
