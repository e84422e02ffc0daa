const prefix = 'new-'
const keys = new WeakMap<File, string>()
let newFileCount = 0

/**
 * The key of a picture that is not stored yet. The same file chosen twice is two pictures. A key is never used again,
 * as a draft may hold keys from before the page was reloaded.
 */
export function keyOfNewPicture(file: File): string {
  const key = keys.get(file) ?? `${prefix}${performance.timeOrigin}-${++newFileCount}`
  keys.set(file, key)
  return key
}

export const isKeyOfNewPicture = (key: string): boolean => key.startsWith(prefix)
