import { type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import type { AuditEntry } from '#src/access/audit/entries/audit-entry.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { describeEntryAction } from '#src/resource/history/describe-entry-action.ts'
import type { ResourceOutline } from '#src/resource/outline.ts'
import { buildFormAddress, buildListScreenAddress, deriveRecordScreenAccess } from '#src/resource/screen-addresses.ts'
import { OutlinesContext } from '#src/resource/screens/outlines-context.ts'
import { RelativeMoment } from '#src/ui/figures/moment.tsx'

type AuditEntryProps = { entry: AuditEntry }

/** A list item: who did what to which record, and when. `children` stand below the sentence. */
export function AuditEntryLine({ entry, children }: AuditEntryProps & { children?: ReactNode }) {
  const { user, at } = entry
  return (
    <li>
      <span className="avatar avatar-26" aria-hidden="true">
        {user ? `${user.name[0] ?? ''}${user.surname[0] ?? ''}`.toUpperCase() : '–'}
      </span>
      <span className="grow small">
        <AuditEntryText entry={entry} />
        {children}
      </span>
      <RelativeMoment value={at} />
    </li>
  )
}

/** The sentence of an entry: who did what to which record. The record is a link if the reader may open it. */
export function AuditEntryText({ entry }: AuditEntryProps) {
  const text = useText()
  const { user: actor, label, entity_id } = entry
  const { user } = useSession()
  const resource = useContext(OutlinesContext).get(entry.resource)
  const address = useRecordAddress(entry, resource)
  // Users may always see their own account's name, and open it as their profile.
  const ownAccount = entry.resource === 'users' && entity_id === String(user?.id) ? user : null
  const recordAddress = address ?? (ownAccount && '/admin/profile')
  const recordName =
    label ??
    (ownAccount ? `${ownAccount.name} ${ownAccount.surname}` : text('access.changes.number', { id: entity_id }))
  return (
    <>
      <b>{actor ? `${actor.name} ${actor.surname}` : text('resource.history.nobody')}</b>{' '}
      {describeEntryAction(entry, resource, text)}{' '}
      {recordAddress ? <Link to={recordAddress}>{recordName}</Link> : <b>{recordName}</b>}
    </>
  )
}

/**
 * Address of the record's form, or of its list if the reader may open only that. Null if the reader may open neither or
 * cannot read the record any more.
 */
function useRecordAddress({ is_there, entity_id }: AuditEntry, resource: ResourceOutline | undefined): string | null {
  const { user } = useSession()
  const reader = createPermissionHolder(user?.permissions)
  if (!is_there || !resource?.screens) return null
  if (hasAccess(reader, deriveRecordScreenAccess(resource))) return buildFormAddress(resource, entity_id)
  return hasAccess(reader, resource.screens.list.access) ? buildListScreenAddress(resource) : null
}
