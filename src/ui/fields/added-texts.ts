/** Adds texts, skipping empty ones and duplicates, whatever their case. */
export function withAdded(texts: readonly string[], given: readonly string[]): string[] {
  const added = [...texts]
  for (const item of given.map((one) => one.trim())) {
    const isThere = added.some((one) => one.toLowerCase() === item.toLowerCase())
    if (item !== '' && !isThere) added.push(item)
  }
  return added
}
