/**
 * Deep equality of field values. Stored files are equal if they have the same key, as their signed links differ each
 * time; a newly chosen file equals only itself.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSameValue(item, b[index]))
  if (isPlainObject(a) && isPlainObject(b)) {
    const names = Object.keys({ ...a, ...b })
    return names.every((name) => isSameValue(a[name], b[name]))
  }
  const key = fileKeyOf(a)
  return Object.is(a, b) || (key !== undefined && key === fileKeyOf(b))
}

const fileKeyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'key' in value ? value.key : undefined

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !('key' in value)
