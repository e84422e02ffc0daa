import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The program's directory. This file lies two folders below it, as its source and in the bundle (`dist/server`). */
export const programDirectory = path.join(import.meta.dirname, '..', '..')

/** The version shown in every footer, from package.json. */
export const programVersion: string = JSON.parse(
  readFileSync(path.join(programDirectory, 'package.json'), 'utf8'),
).version

export const isBundle = import.meta.filename.endsWith('.js')

/**
 * The file that a child process runs, by its source: in the bundle the built one. Each is named in `programs` of
 * vite.config.ts.
 */
export function resolveChildProgram(source: `src/${string}.ts`): string {
  return path.join(programDirectory, isBundle ? `dist/server/${path.basename(source, '.ts')}.js` : source)
}
