import { writeSync } from 'node:fs'

// Loaded into each test file's process, which the runner itself never ends: after the limit it says so and stops.
const limitMs = 600_000

setTimeout(() => {
  const open = process.getActiveResourcesInfo().join(', ')
  writeSync(2, `Still running after ${limitMs / 60_000} minutes, with open: ${open}\n`)
  process.exit(1)
}, limitMs).unref()
