/**
 * Deep equality of arrays and child rows; a new file equals only itself, a stored one whatever has its key, as its link
 * changes.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  if (isPlain(a) && isPlain(b)) {
    const names = Object.keys({ ...a, ...b })
    return names.every((name) => isSame(a[name], b[name]))
  }
  const key = keyOf(a)
  return Object.is(a, b) || (key !== undefined && key === keyOf(b))
}

const keyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'key' in value ? value.key : undefined

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !('key' in value)
