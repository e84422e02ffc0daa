/** Time limit of a shutdown: shorter than the 10 seconds that Docker waits before SIGKILL. */
const maxShutdownMs = 9000

/** Graceful shutdown: clean-up steps, which are added in the order of the start and run in reverse order. */
export class Shutdown {
  private readonly steps: (() => Promise<unknown>)[] = []
  private running: Promise<void> | undefined

  get isRunning(): boolean {
    return this.running !== undefined
  }

  add(step: () => Promise<unknown>): void {
    this.steps.push(step)
  }

  /** Runs the steps and ends the process. Later calls do nothing: npm passes the terminal's Ctrl-C on a second time. */
  run(exitCode: number): Promise<void> {
    this.running ??= this.runSteps().then(() => process.exit(exitCode))
    return this.running
  }

  private async runSteps(): Promise<void> {
    // A step that hangs is abandoned: PostgreSQL then stops by itself, and recovers at the next start.
    setTimeout(() => process.exit(1), maxShutdownMs).unref()
    for (const step of this.steps.reverse()) await step().catch((error) => console.error(error))
  }
}
