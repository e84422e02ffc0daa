/** Milliseconds; shorter than the 10 seconds that Docker waits before SIGKILL. */
const maxShutdownMs = 9000

/** Clean-up steps, added in the order of the start. */
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
   * Runs the steps in reverse order and ends the process. Ignores later calls, because npm repeats the terminal's
   * Ctrl-C.
   */
  run(exitCode: number): Promise<void> {
    this.running ??= this.takeDown().then(() => process.exit(exitCode))
    return this.running
  }

  private async takeDown(): Promise<void> {
    // A hanging step is abandoned: PostgreSQL stops by itself and recovers.
    setTimeout(() => process.exit(1), maxShutdownMs).unref()
    for (const step of this.steps.reverse()) await step().catch((error) => console.error(error))
  }
}
