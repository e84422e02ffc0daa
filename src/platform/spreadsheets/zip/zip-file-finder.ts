import { foldAccentsAndCase } from '#src/platform/text/fold.ts'

/**
 * Finds files of a zip by a name that people typed, whatever its case, accents and folder. If several files have the
 * name, the typed folders decide too. Returns every file that may be meant.
 */
export function createZipFileFinder<T extends { path: string }>(
  files: readonly T[],
): (searchedPath: string) => readonly T[] {
  const byName = Map.groupBy(files, ({ path }) => foldFileName(path))
  return (searchedPath) => {
    const sameName = byName.get(foldFileName(searchedPath)) ?? []
    if (sameName.length < 2) return sameName
    const searchedKey = foldPath(searchedPath)
    const samePathEnd = sameName.filter(({ path }) => `/${foldPath(path)}`.endsWith(`/${searchedKey}`))
    for (const isExact of [
      (path: string) => path === searchedPath.trim(),
      (path: string) => foldPath(path) === searchedKey,
    ]) {
      const exactMatches = samePathEnd.filter(({ path }) => isExact(path))
      if (exactMatches.length === 1) return exactMatches
    }
    return samePathEnd
  }
}

/** A file's name, without the folders before it. */
export const lastSegment = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).trim()

const foldFileName = (path: string) => foldAccentsAndCase(lastSegment(path))
const foldPath = (path: string) => foldAccentsAndCase(path.trim().replaceAll('\\', '/').replace(/^\.\//, ''))
