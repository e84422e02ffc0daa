import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { isBundle, programDirectory } from '#src/platform/program.server.ts'

const bundleFolder = path.join(programDirectory, 'dist', 'server')
const bundlePosition = /file:\S+\/dist\/server\/([\w.-]+\.js):(\d+):(\d+)/
const maps = new Map<string, SourceMap>()

/**
 * Source maps: stack traces show positions in the sources instead of the bundle. A map is read when the first stack
 * trace needs it. Node's own support would read every map at the start and keep 8 to 11 MB (decisions/094).
 */
export function mapStackTracesToSources(): void {
  if (!isBundle) return
  Error.prepareStackTrace = (error, sites) =>
    [String(error), ...sites.map((site) => `    at ${String(site).replace(bundlePosition, findSourcePosition)}`)].join(
      '\n',
    )
}

/** The position in the sources for a position in the bundle, which stays as it is if the map does not know it. */
function findSourcePosition(position: string, file: string, line: string, column: string): string {
  try {
    const origin = getOrReadSourceMap(file).findOrigin(Number(line), Number(column))
    if (!('fileName' in origin)) return position
    return `${path.join(bundleFolder, origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
  } catch {
    return position
  }
}

function getOrReadSourceMap(file: string): SourceMap {
  const map = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(path.join(bundleFolder, `${file}.map`), 'utf8')))
  maps.set(file, map)
  return map
}
