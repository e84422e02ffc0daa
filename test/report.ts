import path from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'

type Outcome = { passed: number; failed: number; skipped: number; failures: string[] }

/**
 * Says each file's outcome as it comes, each failure with its error, and at the end how many there were of each. A file
 * that ran again counts as it did then; what failed before is named as unsteady.
 */
export class Report {
  private readonly outcomes = new Set<Outcome>()
  private readonly byFile = new Map<string, Outcome>()
  private readonly unsteady: string[] = []
  private readonly said = new Map<string, string>()

  add(event: TestEvent): void {
    if (event.type === 'test:stdout' || event.type === 'test:stderr') {
      const { file = '', message } = event.data
      const name = relative(file)
      this.said.set(name, (this.said.get(name) ?? '') + message)
    }
    if (event.type === 'test:fail' && !failsBecauseOfAnother(event.data.details.error)) {
      const { name, file = '', line, details } = event.data
      const isWholeFile = file !== '' && relative(name) === relative(file)
      this.show(file, `${file ? `${relative(file)}:${line} ` : ''}${name}`, details.error.cause ?? details.error)
      if (isWholeFile) {
        this.of(file).failed++
        this.showPrinted(file)
      }
    }
    if (event.type === 'test:summary') this.sum(event.data)
  }

  fail(name: string, error: unknown): void {
    this.of('').failed++
    this.show('', name, error)
  }

  /** Starts a run: what earlier ones gave stands, and the same files may come once more. */
  begin(): void {
    this.byFile.clear()
  }

  /** Files of this run with a failure. */
  get failedFiles(): string[] {
    return [...this.byFile].filter(([, { failed }]) => failed > 0).map(([file]) => file)
  }

  /** Forgets how these files ended in this run, since they run again. */
  forget(files: readonly string[]): void {
    for (const file of files) {
      const outcome = this.of(file)
      this.unsteady.push(...outcome.failures)
      this.outcomes.delete(outcome)
      this.byFile.delete(file)
    }
  }

  /** The last line is read by machines: its form is fixed. */
  close(): number {
    const all = [...this.outcomes]
    const sum = (count: 'passed' | 'failed' | 'skipped') => all.reduce((total, outcome) => total + outcome[count], 0)
    const failures = all.flatMap((outcome) => outcome.failures)
    const unsteady = this.unsteady.filter((name) => !failures.includes(name))
    if (unsteady.length) console.log(`\nUnsteady, passed when run again alone:\n${listed(unsteady)}`)
    if (failures.length) console.log(`\nFailed:\n${listed(failures)}`)
    if (sum('skipped')) console.log(`\n${sum('skipped')} skipped`)
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
    return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
  }

  private of(file: string): Outcome {
    const name = file && relative(file)
    const outcome = this.byFile.get(name) ?? { passed: 0, failed: 0, skipped: 0, failures: [] }
    this.byFile.set(name, outcome)
    this.outcomes.add(outcome)
    return outcome
  }

  private show(file: string, name: string, error: unknown): void {
    this.of(file).failures.push(name)
    const text = error instanceof Error ? (error.stack ?? error.message) : inspect(error)
    console.log(`✖ ${name}\n${text.replace(/\n +at .*\(node:.*/g, '').replace(/^/gm, '    ')}`)
  }

  private showPrinted(file: string): void {
    const said = this.said.get(relative(file))
    this.said.delete(relative(file))
    if (said) console.log(`  what ${relative(file)} printed:\n${said.replace(/^/gm, '    ')}`)
  }

  private sum({ file, counts, duration_ms, success }: Extract<TestEvent, { type: 'test:summary' }>['data']): void {
    if (!file) return
    const outcome = this.of(file)
    outcome.passed += counts.passed
    outcome.failed += counts.tests - counts.passed - counts.skipped - counts.todo
    outcome.skipped += counts.skipped + counts.todo
    if (!success) this.showPrinted(file)
    this.said.delete(relative(file))
    console.log(`${success ? '✔' : '✖'} ${relative(file)}  ${counts.passed} in ${(duration_ms / 1000).toFixed(1)} s`)
  }
}

/** A test that only failed because one inside it did, which was shown already. */
function failsBecauseOfAnother(error: Error & { failureType?: string }): boolean {
  return error.failureType === 'subtestsFailed'
}

function relative(file: string): string {
  return path.relative(process.cwd(), path.resolve(file))
}

const listed = (names: readonly string[]) => names.map((name) => `  ${name}`).join('\n')
