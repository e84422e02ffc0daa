import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { run } from 'node:test'
import type { TestEvent } from 'node:test/reporters'
import { failsBecauseOfAnother, type Report } from './report.ts'

const testLimitMs = 300_000

// Browsers, databases and whole programs let a test wait a good part of its time.
const defaultLaneCount = Math.max(2, Math.min(6, os.availableParallelism() + 2))
const maxFilesInBatch = 8

/**
 * Each lane takes the next files that wait, runs them in one process, and comes for more; fewer towards the end. Where
 * a process ends before its time, its unfinished files run once more, each by itself.
 */
export async function runFiles(files: string[], report: Report, laneCount = defaultLaneCount): Promise<void> {
  const waitingFiles = [...files]
  const ownProcessFiles = new Set(files.filter(needsOwnProcess))
  const takeBatch = () => {
    const size = Math.min(maxFilesInBatch, Math.ceil(waitingFiles.length / (laneCount * 3)))
    const ownProcessIndex = waitingFiles.slice(0, size).findIndex((file) => ownProcessFiles.has(file))
    return waitingFiles.splice(0, ownProcessIndex === -1 ? size : Math.max(1, ownProcessIndex))
  }
  const runLane = async () => {
    while (waitingFiles.length > 0) {
      const unfinished = await runBatch(takeBatch(), report)
      for (const file of unfinished) ownProcessFiles.add(file)
      waitingFiles.unshift(...unfinished)
    }
  }
  await Promise.all(Array.from({ length: laneCount }, runLane))
}

const batchEntry = path.resolve('test/batch.ts')

/** Runs the files in one process, and returns those that are to run by themselves before anything is said of them. */
async function runBatch(files: string[], report: Report): Promise<string[]> {
  const unfinished = [...files]
  let events: TestEvent[] = []
  let isWhole = true
  let startedAt = performance.now()
  const addToReport = (file: string, processorSeconds?: number) => {
    report.add(file, { events, seconds: (performance.now() - startedAt) / 1000, processorSeconds })
    events = []
    startedAt = performance.now()
  }
  const execArgv = [`--test-timeout=${testLimitMs}`]
  for await (const event of run({ files: [batchEntry], argv: files, concurrency: 1, execArgv })) {
    const message = event.type === 'test:diagnostic' ? event.data.message : ''
    const secondsText = /^processor (.*)/.exec(message)?.[1]
    const [file] = unfinished
    if (secondsText && file) {
      addToReport(file, Number(secondsText))
      unfinished.shift()
    } else if (!isBatchEvent(event)) {
      events.push(event)
      if (unfinished.length === 0 && event.type === 'test:fail') isWhole = false
    }
    if (message.includes(lateErrorText)) isWhole = false
  }
  if (unfinished.length === 0 && isWhole) return []
  if (files.length > 1) {
    // An error that came late may be of any of them.
    if (!isWhole) report.forget(files)
    return isWhole ? unfinished : files
  }
  const [file = ''] = files
  report.fail(file, new Error(isWhole ? 'The process ended amid this file' : 'The process failed after its tests'))
  if (events.length > 0) addToReport(file)
  return []
}

/** What the runner says of an error that a test's timers or connections throw after it is over. */
const lateErrorText = 'generated asynchronous activity after the test ended'

/** Counts for nothing: the test by which a file ends, and the process, which fails with the tests that are in it. */
function isBatchEvent({ type, data }: TestEvent): boolean {
  if (type !== 'test:pass' && type !== 'test:fail') return false
  const isOutside = data.nesting === 0 && data.file === batchEntry
  return isOutside && (type === 'test:pass' || failsBecauseOfAnother(data.details.error))
}

/** Hooks outside of any test would hold for the next files too; whole programs are looked for among all processes. */
function needsOwnProcess(file: string): boolean {
  return file.startsWith('test/lifecycle/') || /^(?:before|beforeEach|afterEach)\(/m.test(readFileSync(file, 'utf8'))
}
