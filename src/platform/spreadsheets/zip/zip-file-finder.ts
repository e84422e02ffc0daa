import { fold } from '#src/platform/text/fold.ts'

/**
 * Finds files of a zip by what people call them: by the name alone, whatever its case, accents and folder; where
 * several have the name, by the folders before it too. It gives all that may be meant.
 */
export function zippedFinder<T extends { path: string }>(files: readonly T[]): (called: string) => readonly T[] {
  const byName = Map.groupBy(files, ({ path }) => nameKey(path))
  return (called) => {
    const named = byName.get(nameKey(called)) ?? []
    if (named.length < 2) return named
    const whole = pathKey(called)
    const within = named.filter(({ path }) => `/${pathKey(path)}`.endsWith(`/${whole}`))
    for (const isMeant of [(path: string) => path === called.trim(), (path: string) => pathKey(path) === whole]) {
      const meant = within.filter(({ path }) => isMeant(path))
      if (meant.length === 1) return meant
    }
    return within
  }
}

/** A file's name, without the folders before it. */
export const lastSegment = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).trim()

const nameKey = (path: string) => fold(lastSegment(path))
const pathKey = (path: string) => fold(path.trim().replaceAll('\\', '/').replace(/^\.\//, ''))
