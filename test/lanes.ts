import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { run } from 'node:test'
import type { TestEvent } from 'node:test/reporters'
import { failsBecauseOfAnother, type Report } from './report.ts'

const testLimitMs = 300_000

// Lanes may exceed the processors, because tests wait for browsers, databases and programs a good part of the time.
const defaultLaneCount = Math.max(2, Math.min(6, os.availableParallelism() + 2))
const maxFilesInBatch = 8

/**
 * Runs test files in parallel lanes. A lane takes a batch of waiting files, runs them in one process, and takes the
 * next batch. Batches get smaller towards the end. If a process ends too early, its unfinished files run again, each in
 * a process of its own.
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
      const unfinishedFiles = await runBatch(takeBatch(), report)
      for (const file of unfinishedFiles) ownProcessFiles.add(file)
      waitingFiles.unshift(...unfinishedFiles)
    }
  }
  await Promise.all(Array.from({ length: laneCount }, runLane))
}

const batchEntry = path.resolve('test/batch.ts')

/** Runs files in one process. Returns those without a reliable result, which must run again by themselves. */
async function runBatch(files: string[], report: Report): Promise<string[]> {
  const unfinishedFiles = [...files]
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
    const [file] = unfinishedFiles
    if (secondsText && file) {
      addToReport(file, Number(secondsText))
      unfinishedFiles.shift()
    } else if (!isBatchEvent(event)) {
      events.push(event)
      if (unfinishedFiles.length === 0 && event.type === 'test:fail') isWhole = false
    }
    if (message.includes(lateErrorText)) isWhole = false
  }
  if (unfinishedFiles.length === 0 && isWhole) return []
  if (files.length > 1) {
    // A late error may come from any of the files.
    if (!isWhole) report.forget(files)
    return isWhole ? unfinishedFiles : files
  }
  const [file = ''] = files
  report.fail(file, new Error(isWhole ? 'The process ended amid this file' : 'The process failed after its tests'))
  if (events.length > 0) addToReport(file)
  return []
}

/** The runner's message about an error that timers or connections of a test throw after its end. */
const lateErrorText = 'generated asynchronous activity after the test ended'

/**
 * True for events that are no test of a file: the last test of each file, and the failure of the process as a whole.
 */
function isBatchEvent({ type, data }: TestEvent): boolean {
  if (type !== 'test:pass' && type !== 'test:fail') return false
  const isOutside = data.nesting === 0 && data.file === batchEntry
  return isOutside && (type === 'test:pass' || failsBecauseOfAnother(data.details.error))
}

/**
 * True for a file whose hooks are outside of any test, because they would run for the next files too, and for tests of
 * whole programs, which look for processes of the machine.
 */
function needsOwnProcess(file: string): boolean {
  return file.startsWith('test/lifecycle/') || /^(?:before|beforeEach|afterEach)\(/m.test(readFileSync(file, 'utf8'))
}
