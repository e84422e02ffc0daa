import { computeEditDistance } from '#src/platform/text/edit-distance.ts'

const plannedNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']

/** Prefixes that no other program is likely to use: an unknown name that begins with one is a mistake. */
const reservedPrefix = /^(S3|SHOP|LOGIN|MAIL|ADMIN|METRICS|WHATSAPP|SEED|TRUST)_/

/** Names of other programs that are spelled almost like ours. */
const foreignNames = new Set(['MAIL', 'HOSTS', 'SPORT', 'POST'])

/**
 * Typo check: returns a complaint for each name that begins like ours or nearly equals one of ours. All other names
 * belong to other programs.
 */
export function describeUnknownSettings(names: readonly string[], knownNames: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (knownNames.includes(name)) return []
    if (plannedNames.includes(name)) return [`${name} is not available yet: files are kept in DATA_DIR`]
    const likelyName = foreignNames.has(name)
      ? undefined
      : knownNames.find((candidate) => isLikelyTypoOf(name, candidate))
    if (likelyName) return [`${name} is unknown; did you mean ${likelyName}?`]
    return reservedPrefix.test(name) ? [`${name} is unknown`] : []
  })
}

/**
 * True if a name differs from a known one of several words only in case, hyphens and underscores, or from one of 7
 * letters or more by at most two letters. A shorter name is too close to those of other programs.
 */
function isLikelyTypoOf(name: string, knownName: string): boolean {
  const normalizedName = name.toUpperCase().replaceAll('-', '_')
  if (normalizedName.replaceAll('_', '') === knownName.replaceAll('_', '')) return knownName.includes('_')
  return knownName.length >= 7 && computeEditDistance(normalizedName, knownName) <= 2
}
