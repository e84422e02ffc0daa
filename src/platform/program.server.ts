import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The program's directory. This file lies two folders below it, as its source and in the bundle (`dist/server`). */
export const root = path.join(import.meta.dirname, '..', '..')

/** The version shown in every footer, from package.json. */
export const version: string = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version

export const isBundle = import.meta.filename.endsWith('.js')

/**
 * The file that a child process runs, by its source: in the bundle the built one. Each is named in `programs` of
 * vite.config.ts.
 */
export function childProgram(source: `src/${string}.ts`): string {
  return path.join(root, isBundle ? `dist/server/${path.basename(source, '.ts')}.js` : source)
}
