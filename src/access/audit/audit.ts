import type { MessageRef } from '#src/platform/errors.ts'
import { defineResource, type Resource } from '#src/resource/declaration.ts'
import { choice } from '#src/resource/kinds/choice/choice.ts'
import { datetime } from '#src/resource/kinds/datetime/datetime.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** The actions of entries, with the caption of each as the filter shows it. */
const actionNames: Readonly<Record<string, MessageRef>> = {
  created: 'access.audit.created',
  updated: 'access.audit.updated',
  deleted: 'access.audit.deleted',
  restored: 'access.audit.restored',
  loaded: 'access.audit.load.title',
  load_undone: 'access.audit.load.undone',
  permissions: 'access.audit.permissions',
  password_reset: 'access.audit.password_reset',
  password_reset_at_server: 'access.audit.password_reset_at_server',
  end_sessions: 'access.audit.end_sessions',
  read: 'access.audit.read',
  unread: 'access.audit.unread',
}

/** Message key of the title of the resource's list, or of the word for one record if the resource has no screen. */
const resourceCaptionKey = ({ name, screens }: Resource): MessageRef => (screens ? `pages.${name}.list` : `${name}.one`)

/**
 * The audit as a read-only list of changes to records of these resources. Its routes and its screen are written by
 * hand: an entry has no form and no `updated_at`, and its id is a bigint, larger than the ids of records.
 */
export const defineAudit = (resources: readonly Resource[]) =>
  defineResource({
    name: 'audit',
    access: { read: 'see_audit', create: 'never', update: 'never', delete: 'never' },
    screens: { list: { path: 'audit', access: 'see_audit' } },
    menu: { icon: 'clock-history', access: 'see_audit' },
    fields: {
      at: datetime({ readOnly: true }),
      user_id: ref('users', { readOnly: true }),
      action: choice(actionNames, { readOnly: true }),
      resource: choice(Object.fromEntries(resources.map((resource) => [resource.name, resourceCaptionKey(resource)])), {
        readOnly: true,
      }),
      entity_id: text({ readOnly: true, max: 20 }),
    },
    columns: ['at', 'user_id', 'action', 'resource', 'entity_id'],
    filters: { user_id: ['is'], resource: ['is'], entity_id: ['is'], action: ['is'], at: ['range'] },
    label: ['entity_id'],
    order: [{ field: 'id', dir: 'desc' }],
    scope: { company_id: 'company_id', client_id: 'client_id' },
  })
