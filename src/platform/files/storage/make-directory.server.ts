import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * mkdir -p. Throws the system's error. Node's own `recursive` option loops forever on a file system that allows no
 * directory (`/proc`).
 */
export function makeDirectory(directory: string): void {
  if (existsSync(directory)) return
  makeDirectory(path.dirname(directory))
  try {
    mkdirSync(directory)
  } catch (error) {
    // Race: another process may have created it first.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
