import path from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'

/** Says each file's outcome as it comes, each failure with its error, and at the end how many there were of each. */
export class Report {
  private passed = 0
  private failed = 0
  private skipped = 0
  private readonly failures: string[] = []
  private readonly said = new Map<string, string>()

  add(event: TestEvent): void {
    if (event.type === 'test:stdout' || event.type === 'test:stderr') {
      const { file = '', message } = event.data
      const name = relative(file)
      this.said.set(name, (this.said.get(name) ?? '') + message)
    }
    if (event.type === 'test:fail' && !failsBecauseOfAnother(event.data.details.error)) {
      const { name, file = '', line, details } = event.data
      const isWholeFile = relative(file) === name
      this.show(`${file ? `${relative(file)}:${line} ` : ''}${name}`, details.error.cause ?? details.error)
      if (isWholeFile) this.showPrinted(file)
    }
    if (event.type === 'test:summary') this.sum(event.data)
  }

  fail(name: string, error: unknown): void {
    this.failed++
    this.show(name, error)
  }

  /** The last line is read by machines: its form is fixed. */
  close(): number {
    if (this.failures.length) console.log(`\nFailed:\n${this.failures.map((name) => `  ${name}`).join('\n')}`)
    if (this.skipped) console.log(`\n${this.skipped} skipped`)
    console.log(`\n${this.passed} passed, ${this.failed} failed`)
    return this.failed === 0 && this.passed > 0 ? 0 : 1
  }

  private show(name: string, error: unknown): void {
    this.failures.push(name)
    const text = error instanceof Error ? (error.stack ?? error.message) : inspect(error)
    console.log(`✖ ${name}\n${text.replace(/\n +at .*\(node:.*/g, '').replace(/^/gm, '    ')}`)
  }

  private showPrinted(file: string): void {
    const said = this.said.get(relative(file))
    this.said.delete(relative(file))
    if (said) console.log(`  what ${relative(file)} printed:\n${said.replace(/^/gm, '    ')}`)
  }

  private sum({ file, counts, duration_ms, success }: Extract<TestEvent, { type: 'test:summary' }>['data']): void {
    if (!file) {
      this.passed += counts.passed
      this.failed += counts.tests - counts.passed - counts.skipped - counts.todo
      this.skipped += counts.skipped + counts.todo
      return
    }
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
