import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { ResourceOutline } from '#src/resource/outline.ts'

const verbs: Readonly<Record<string, string>> = {
  created: 'resource.history.created',
  updated: 'resource.history.updated',
  deleted: 'resource.history.deleted',
  restored: 'resource.history.restored',
}

/** What an entry of the audit tells, before the record's name: 'creó el producto'. */
export function didWhat(
  entry: { resource: string; action: string },
  resource: Pick<ResourceOutline, 'name' | 'did'> | undefined,
  text: Translate,
): string {
  const own = resource?.did?.[entry.action]
  if (own) return text(own)
  // A record of a newer version's resource is called by its bare name.
  const what = resource ? text(`${resource.name}.the`) : entry.resource
  return `${text(verbs[entry.action] ?? 'resource.history.other')} ${what}`
}
