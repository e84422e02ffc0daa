/** Less than what those who stop programs wait before they kill them. */
const patienceMs = 9000

/** What must be put back, in the order in which it came up. */
export class Shutdown {
  private readonly steps: (() => Promise<unknown>)[] = []
  private running: Promise<void> | undefined

  get isRunning(): boolean {
    return this.running !== undefined
  }

  add(step: () => Promise<unknown>): void {
    this.steps.push(step)
  }

  /**
   * Takes everything down, the last first, and ends the process. Only the first call counts: npm passes a Ctrl-C on
   * that the terminal has already sent to everybody.
   */
  run(exitCode: number): Promise<void> {
    this.running ??= this.takeDown().then(() => process.exit(exitCode))
    return this.running
  }

  private async takeDown(): Promise<void> {
    // A step that hangs must not keep the process: the database also stops, and recovers, by itself.
    setTimeout(() => process.exit(1), patienceMs).unref()
    for (const step of this.steps.reverse()) await step().catch((error) => console.error(error))
  }
}
