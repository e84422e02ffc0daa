import path from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'
import { readProcessorSeconds } from './processor-time.ts'

type Outcome = { passed: number; failed: number; skipped: number; failures: string[] }
type FileRun = { events: readonly TestEvent[]; seconds: number; processorSeconds: number | undefined }
type FileCost = { file: string; seconds: number; processorSeconds: number }

const maxCostsShown = 20

/**
 * Prints each file's outcome as soon as it is known, each failure with its error, and the totals at the end. If a file
 * ran again, its last outcome counts, and its earlier failures are listed as unsteady.
 */
export class Report {
  private readonly outcomes = new Set<Outcome>()
  private readonly outcomesByFile = new Map<string, Outcome>()
  private readonly unsteady: string[] = []
  private readonly costs: FileCost[] = []

  /** Adds the events of a file's run. `processorSeconds` is undefined if the file's process ended too early. */
  add(file: string, { events, seconds, processorSeconds }: FileRun): void {
    for (const event of events) this.countEvent(file, event)
    const { passed, failed } = this.outcomeOf(file)
    if (processorSeconds !== undefined) this.costs.push({ file, seconds, processorSeconds })
    const printed = events.map(describeEvent).join('')
    if (failed > 0 && printed) console.log(`  what ${file} printed:\n${printed.replace(/^/gm, '    ')}`)
    console.log(`${failed === 0 ? '✔' : '✖'} ${file}  ${passed} in ${seconds.toFixed(1)} s`)
  }

  /** Adds a failure outside of a test: of the build, or of a file whose process ended. */
  fail(name: string, error: unknown): void {
    this.outcomeOf(name).failed++
    this.showFailure(name, name, error)
  }

  /** Begins another run of files. The outcomes of earlier runs still count, even of the same files. */
  begin(): void {
    this.outcomesByFile.clear()
  }

  /** Files of this run with a failure. */
  get failedFiles(): string[] {
    return [...this.outcomesByFile].filter(([, { failed }]) => failed > 0).map(([file]) => file)
  }

  /** Forgets the outcomes of these files in this run, because they run again. */
  forget(files: readonly string[]): void {
    for (const file of files) {
      const outcome = this.outcomeOf(file)
      this.unsteady.push(...outcome.failures)
      this.outcomes.delete(outcome)
      this.outcomesByFile.delete(file)
    }
  }

  /** Prints the files that used most processor time. */
  showMostCostly(): void {
    const describeCost = ({ file, seconds, processorSeconds }: FileCost) =>
      `${processorSeconds.toFixed(1)} s of processor in ${seconds.toFixed(1)} s: ${file}`
    const mostCostly = this.costs.toSorted((a, b) => b.processorSeconds - a.processorSeconds).slice(0, maxCostsShown)
    console.log(`\nDearest, without browser and database:\n${joinLines(mostCostly.map(describeCost))}`)
    const fileSeconds = this.costs.reduce((sum, cost) => sum + cost.processorSeconds, 0)
    const totalSeconds = readProcessorSeconds()
    console.log(
      `\n${fileSeconds.toFixed(0)} s of processor in all files, ${totalSeconds.toFixed(0)} s with build and databases`,
    )
  }

  /**
   * Prints the failures and totals, and returns the exit code. Programs read the last line, so its form must not
   * change.
   */
  close(): number {
    const outcomes = [...this.outcomes]
    const sum = (outcomeName: 'passed' | 'failed' | 'skipped') =>
      outcomes.reduce((total, outcome) => total + outcome[outcomeName], 0)
    const failures = outcomes.flatMap((outcome) => outcome.failures)
    const unsteady = this.unsteady.filter((name) => !failures.includes(name))
    if (unsteady.length) console.log(`\nUnsteady, passed when run again alone:\n${joinLines(unsteady)}`)
    if (failures.length) console.log(`\nFailed:\n${joinLines(failures)}`)
    if (sum('skipped')) console.log(`\n${sum('skipped')} skipped`)
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
    return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
  }

  private outcomeOf(file: string): Outcome {
    const outcome = this.outcomesByFile.get(file) ?? { passed: 0, failed: 0, skipped: 0, failures: [] }
    this.outcomesByFile.set(file, outcome)
    this.outcomes.add(outcome)
    return outcome
  }

  private showFailure(file: string, name: string, error: unknown): void {
    this.outcomeOf(file).failures.push(name)
    const text = error instanceof Error ? (error.stack ?? error.message) : inspect(error)
    console.log(`✖ ${name}\n${text.replace(/\n +at .*\(node:.*/g, '').replace(/^/gm, '    ')}`)
  }

  private countEvent(file: string, { type, data }: TestEvent): void {
    if (type !== 'test:pass' && type !== 'test:fail') return
    if (data.details.type === 'suite') return
    const outcome = this.outcomeOf(file)
    if (type === 'test:pass') {
      outcome[data.skip === undefined && data.todo === undefined ? 'passed' : 'skipped']++
      return
    }
    outcome.failed++
    const { error } = data.details
    if (failsBecauseOfAnother(error)) return
    this.showFailure(
      file,
      `${data.file ? `${relative(data.file)}:${data.line} ` : ''}${data.name}`,
      error.cause ?? error,
    )
  }
}

function describeEvent({ type, data }: TestEvent): string {
  if (type === 'test:stdout' || type === 'test:stderr') return data.message
  return type === 'test:diagnostic' && data.message.startsWith('Error: ') ? `${data.message}\n` : ''
}

/** True for a test that failed only because a test inside it failed. That failure has been printed already. */
export function failsBecauseOfAnother(error: Error & { failureType?: string }): boolean {
  return error.failureType === 'subtestsFailed'
}

function relative(file: string): string {
  return path.relative(process.cwd(), path.resolve(file))
}

const joinLines = (names: readonly string[]) => names.map((name) => `  ${name}`).join('\n')
