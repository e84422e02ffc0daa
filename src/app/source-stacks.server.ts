import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { isBundle, programDirectory } from '#src/platform/program.server.ts'

const folder = path.join(programDirectory, 'dist', 'server')
const placeInBundle = /file:\S+\/dist\/server\/([\w.-]+\.js):(\d+):(\d+)/
const maps = new Map<string, SourceMap>()

/**
 * Source maps: the stack of an error names places in the sources, not in the bundle. A map is read with the first stack
 * that needs it, since Node's own support reads every map at the start and holds 8 to 11 MB (decisions/094).
 */
export function nameSourcesInStacks(): void {
  if (!isBundle) return
  Error.prepareStackTrace = (error, sites) =>
    [String(error), ...sites.map((site) => `    at ${String(site).replace(placeInBundle, placeInSource)}`)].join('\n')
}

function placeInSource(place: string, file: string, line: string, column: string): string {
  try {
    const origin = mapOf(file).findOrigin(Number(line), Number(column))
    if (!('fileName' in origin)) return place
    return `${path.join(folder, origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
  } catch {
    return place
  }
}

function mapOf(file: string): SourceMap {
  const map = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(path.join(folder, `${file}.map`), 'utf8')))
  maps.set(file, map)
  return map
}
