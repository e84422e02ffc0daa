/** Adds texts, skipping empty ones and duplicates (case-insensitive). */
export function addNewTexts(texts: readonly string[], newTexts: readonly string[]): string[] {
  const result = [...texts]
  for (const newText of newTexts.map((text) => text.trim())) {
    const isDuplicate = result.some((text) => text.toLowerCase() === newText.toLowerCase())
    if (newText !== '' && !isDuplicate) result.push(newText)
  }
  return result
}
