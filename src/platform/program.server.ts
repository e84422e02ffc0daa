import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The program's root directory. This file is two folders below it, as a source and in the bundle (`dist/server`). */
export const programDirectory = path.join(import.meta.dirname, '..', '..')

/** The version from package.json, shown in every footer. */
export const programVersion: string = JSON.parse(
  readFileSync(path.join(programDirectory, 'package.json'), 'utf8'),
).version

export const isBundle = import.meta.filename.endsWith('.js')

/** Set by `npm test`, whose servers run from their sources: a built child program starts in half the time. */
const startsBuiltChildren = process.env.CHILD_PROGRAMS === 'built'

/**
 * The file that a child process runs, by its source. In the bundle it is the built file, an entry of `programs` in
 * vite.config.ts.
 */
export function resolveChildProgram(source: `src/${string}.ts`): string {
  const isBuilt = isBundle || startsBuiltChildren
  return path.join(programDirectory, isBuilt ? `dist/server/${path.basename(source, '.ts')}.js` : source)
}
