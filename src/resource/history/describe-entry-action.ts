import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { ResourceOutline } from '#src/resource/outline.ts'

const verbKeys: Readonly<Record<string, string>> = {
  created: 'resource.history.created',
  updated: 'resource.history.updated',
  deleted: 'resource.history.deleted',
  restored: 'resource.history.restored',
}

/** Describes the action of an audit entry, as the text before the record's name: 'creó el producto'. */
export function describeEntryAction(
  entry: { resource: string; action: string },
  resource: Pick<ResourceOutline, 'name' | 'auditPhrases'> | undefined,
  text: Translate,
): string {
  const ownPhrase = resource?.auditPhrases?.[entry.action]
  if (ownPhrase) return text(ownPhrase)
  // An entry of a newer version may be about a resource that this version does not know.
  const recordText = resource ? text(`${resource.name}.the`) : entry.resource
  return `${text(verbKeys[entry.action] ?? 'resource.history.other')} ${recordText}`
}
