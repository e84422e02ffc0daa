import { writeSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { closeProcessParts } from '#test/endings.ts'
import { readProcessorSeconds } from '#test/processor-time.ts'

// Entry of a process that runs several test files, one after the other: they share its start and its browser.
const limitMs = 600_000

let secondsBefore = 0
let limit: NodeJS.Timeout | undefined

for (const file of process.argv.slice(2)) {
  clearTimeout(limit)
  // The runner never ends a process by itself: after the limit it says so and stops.
  limit = setTimeout(endProcess, limitMs, file).unref()
  await import(path.resolve(file)).catch((error) =>
    test(`${file} is read`, () => {
      throw error
    }),
  )
  // Tests run in the order of their calls, so this one is over when all of the file are. `lanes.ts` reads its message.
  await test(file, (t) => {
    const seconds = readProcessorSeconds()
    t.diagnostic(`processor ${seconds - secondsBefore}`)
    secondsBefore = seconds
  })
}

await closeProcessParts()

function endProcess(file: string): void {
  const resources = process.getActiveResourcesInfo().join(', ')
  writeSync(2, `${file} still runs after ${limitMs / 60_000} minutes, with open: ${resources}\n`)
  process.exit(1)
}
