import { editDistance } from '#src/platform/text/edit-distance.ts'

const notYet = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']

/** Prefixes that no other program is likely to use, so that an unknown name with one is a mistake. */
const ours = /^(S3|SHOP|LOGIN|MAIL|ADMIN|METRICS|WHATSAPP|SEED|TRUST)_/

/** Other programs' names one letter from ours. */
const foreign = new Set(['MAIL', 'HOSTS', 'SPORT', 'POST'])

/**
 * Typo check: complains of names that begin like ours or are nearly one of them. All other names belong to other
 * programs.
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

/** Names below 7 letters are too close to others: only case, hyphens and underscores may differ. */
function isSlip(name: string, meant: string): boolean {
  const plain = name.toUpperCase().replaceAll('-', '_')
  if (plain.replaceAll('_', '') === meant.replaceAll('_', '')) return meant.includes('_')
  return meant.length >= 7 && editDistance(plain, meant) <= 2
}
