/** Deep equality of arrays; a new file equals only itself, a stored one whatever has its key, as its link changes. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  const key = keyOf(a)
  return Object.is(a, b) || (key !== undefined && key === keyOf(b))
}

const keyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'key' in value ? value.key : undefined
