/** Parses JSON; null for a text that is not JSON, and for null. */
export function parseJsonOrNull(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
