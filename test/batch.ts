import { writeSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { closeProcessParts } from '#test/endings.ts'
import { readProcessorSeconds } from '#test/processor-time.ts'

// Entry of a process that runs several test files one after another. They share its start and its browser.
const limitMs = 600_000

let secondsBefore = 0
let limit: NodeJS.Timeout | undefined

for (const file of process.argv.slice(2)) {
  clearTimeout(limit)
  // Time limit of a file: the test runner never ends a process by itself.
  limit = setTimeout(endProcess, limitMs, file).unref()
  await import(path.resolve(file)).catch((error) =>
    test(`${file} is imported`, () => {
      throw error
    }),
  )
  // Tests run in the order of their calls, so this test ends after those of the file. `lanes.ts` reads its message.
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
