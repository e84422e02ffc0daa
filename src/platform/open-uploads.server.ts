import { TooMany } from '#src/platform/errors.ts'

/** More than one person's screens ever send at once; each may hold its text in memory and its files on the disk. */
const mostAtOnce = 20

/**
 * Counts the forms that somebody is just sending, from the first byte until their files are done with. Opening one more
 * than may be open throws TooMany; what it gives closes it again.
 */
export function openUploads(most = mostAtOnce): (owner: string) => () => void {
  const open = new Map<string, number>()
  const change = (owner: string, by: 1 | -1) => {
    const count = (open.get(owner) ?? 0) + by
    if (count > most) throw new TooMany(5, 'platform.pictures.too_many_at_once')
    if (count === 0) open.delete(owner)
    else open.set(owner, count)
  }
  return (owner) => {
    change(owner, 1)
    return () => change(owner, -1)
  }
}
