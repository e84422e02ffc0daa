import { editDistance } from '#src/platform/text/edit-distance.ts'

const notYet = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']

/** Beginnings that no foreign program is likely to use, so that any other name with one is a mistake about ours. */
const ours = /^(S3|SHOP|LOGIN|MAIL|ADMIN|METRICS|WHATSAPP|SEED|TRUST)_/

/** Names that stand one letter from ours and belong to others. */
const foreign = new Set(['MAIL', 'HOSTS', 'SPORT', 'POST'])

/**
 * Complaints about settings that nobody would read: an environment is full of other programs' names, so only those
 * count that begin as ours do or look like a slip of the pen.
 */
export function refuseUnknown(names: readonly string[], known: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return []
    if (notYet.includes(name)) return [`${name} is not available yet: files are kept in DATA_DIR`]
    const meant = foreign.has(name) ? undefined : known.find((candidate) => isSlip(name, candidate))
    if (meant) return [`${name} is unknown; did you mean ${meant}?`]
    return ours.test(name) ? [`${name} is unknown`] : []
  })
}

/** Short names stand too close to everything: for them only another spelling of the same letters counts. */
function isSlip(name: string, meant: string): boolean {
  const plain = name.toUpperCase().replaceAll('-', '_')
  if (plain.replaceAll('_', '') === meant.replaceAll('_', '')) return meant.includes('_')
  return meant.length >= 7 && editDistance(plain, meant) <= 2
}
