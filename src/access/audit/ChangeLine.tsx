import { useContext } from 'react'
import { Link } from 'react-router'
import type { AuditEntry } from '#src/access/audit/audit-entry.ts'
import { holderOf, holds } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { didWhat } from '#src/resource/history/describe-entry-action.ts'
import type { ResourceOutline } from '#src/resource/outline.ts'
import { formAddress, listAddress } from '#src/resource/screen-addresses.ts'
import { OutlinesContext } from '#src/resource/screens/outlines-context.ts'
import { Moment } from '#src/ui/figures/moment.tsx'

type ChangeProps = { change: AuditEntry }

/** A line of a list: who did what to which record, and when. */
export function ChangeLine({ change }: ChangeProps) {
  const { user, at } = change
  return (
    <li>
      <span className="avatar avatar-26" aria-hidden="true">
        {user ? `${user.name[0] ?? ''}${user.surname[0] ?? ''}`.toUpperCase() : '–'}
      </span>
      <span className="grow small">
        <ChangeWords change={change} />
      </span>
      <Moment value={at} />
    </li>
  )
}

/** Who did what to which record, which is a link where the reader may open it. */
export function ChangeWords({ change }: ChangeProps) {
  const text = useText()
  const { user: who, label, entity_id } = change
  const { user } = useSession()
  const resource = useContext(OutlinesContext).get(change.resource)
  const address = useAddress(change, resource)
  // One's own account is known to its user, whatever they may read of others.
  const self = change.resource === 'users' && entity_id === String(user?.id) ? user : null
  const to = address ?? (self && '/admin/profile')
  const what = label ?? (self ? `${self.name} ${self.surname}` : text('access.changes.number', { id: entity_id }))
  return (
    <>
      <b>{who ? `${who.name} ${who.surname}` : text('resource.history.nobody')}</b> {didWhat(change, resource, text)}{' '}
      {to ? <Link to={to}>{what}</Link> : <b>{what}</b>}
    </>
  )
}

/** The record's form, else its list, where the reader may open it; null where the record is gone. */
function useAddress({ is_there, entity_id }: AuditEntry, resource: ResourceOutline | undefined): string | null {
  const { user } = useSession()
  const actor = holderOf(user?.permissions)
  if (!is_there || !resource?.screens) return null
  const { update, list } = resource.screens
  if (update && holds(actor, update.access)) return formAddress(resource, entity_id)
  return holds(actor, list.access) ? listAddress(resource) : null
}
