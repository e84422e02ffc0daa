import { readFileSync } from 'node:fs'

/** The label in every footer; the root package.json is its one source. */
export const version: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
