import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes a directory and those above it. Throws what the system says: Node's own `recursive` asks for ever where a
 * file system takes no directory (under `/proc`).
 */
export function makeDirectory(directory: string): void {
  if (existsSync(directory)) return
  makeDirectory(path.dirname(directory))
  try {
    mkdirSync(directory)
  } catch (error) {
    // Another start may have been quicker.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
