/** Values that a hash covers. */
export type CanonicalValue =
  | null
  | boolean
  | number
  | string
  | readonly CanonicalValue[]
  | { readonly [name: string]: CanonicalValue }

/** JSON with the keys of each object sorted and without blanks, so that equal values have equal texts. */
export function formatCanonicalJson(value: CanonicalValue): string {
  if (Array.isArray(value)) return `[${value.map(formatCanonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value as Readonly<Record<string, CanonicalValue>>)
  const sortedEntries = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sortedEntries.map(([name, part]) => `${JSON.stringify(name)}:${formatCanonicalJson(part)}`).join(',')}}`
}
