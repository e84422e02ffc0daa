/** Prints what a command answers, or why it was refused. Sets the exit status 1 in that case. */
export async function printOutcome(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command())
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
