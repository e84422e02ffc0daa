import type { Resource } from '#src/resource/declaration.ts'

/** Names of the properties that a record's cell shows. */
export function listDisplayPropertyNames({ display }: Pick<Resource, 'display'>): string[] {
  if (!display) return []
  const { picture, title, subtitle = [], badge } = display
  return [picture, ...title, ...subtitle, badge].filter((name) => name !== undefined)
}
