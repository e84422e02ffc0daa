import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { ResourceOutline } from '#src/resource/outline.ts'

const verbKeys: Readonly<Record<string, string>> = {
  created: 'resource.history.created',
  updated: 'resource.history.updated',
  deleted: 'resource.history.deleted',
  restored: 'resource.history.restored',
}

/** What an entry of the audit tells, before the record's name: 'creó el producto'. */
export function describeEntryAction(
  entry: { resource: string; action: string },
  resource: Pick<ResourceOutline, 'name' | 'auditPhrases'> | undefined,
  text: Translate,
): string {
  const ownPhrase = resource?.auditPhrases?.[entry.action]
  if (ownPhrase) return text(ownPhrase)
  // A record of a newer version's resource is called by its bare name.
  const recordText = resource ? text(`${resource.name}.the`) : entry.resource
  return `${text(verbKeys[entry.action] ?? 'resource.history.other')} ${recordText}`
}
