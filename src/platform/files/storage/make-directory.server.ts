import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * mkdir -p. Throws the system's error; Node's own `recursive` loops for ever where a file system allows no directory
 * (`/proc`).
 */
export function makeDirectory(directory: string): void {
  if (existsSync(directory)) return
  makeDirectory(path.dirname(directory))
  try {
    mkdirSync(directory)
  } catch (error) {
    // Race: another process may have made it first.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
