import './audit.css'
import type { DetailedAuditEntry } from '#src/access/audit/entries/detailed-entry.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { ChangeList } from '#src/resource/screens/history/ChangeList.tsx'
import { RestoreButton } from '#src/resource/screens/history/RestoreButton.tsx'
import { useRestore } from '#src/resource/screens/history/use-restore.ts'
import { useRestoreRefusal } from '#src/resource/screens/history/use-restore-refusal.ts'
import { formatDateTime } from '#src/ui/figures/format-values.ts'

type EntryDetailProps = { entry: DetailedAuditEntry; resource: Resource | undefined }

/** Below an entry: its exact time, before and after of each field, and what puts it back. */
export function EntryDetail({ entry, resource }: EntryDetailProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <div className="audit-detail">
      <p className="soft small mb-0">{formatDateTime(entry.at, language)}</p>
      {resource && entry.changes ? (
        <EntryChanges {...{ entry, resource }} changes={entry.changes} />
      ) : (
        <p className="mb-0">{text('access.audit.hidden')}</p>
      )}
    </div>
  )
}

type EntryChangesProps = {
  entry: DetailedAuditEntry
  resource: Resource
  changes: NonNullable<DetailedAuditEntry['changes']>
}

function EntryChanges({ entry, resource, changes }: EntryChangesProps) {
  const text = useText()
  const restore = useRestore(resource)
  const restorableEntry = { ...entry, changes }
  const isUpdate = entry.action === 'updated'
  const { isLoaded: isKnown, findRefusal: refused } = useRestoreRefusal(
    resource,
    entry.entity_id,
    entry.restorable && isUpdate,
  )
  const isRestorable = entry.restorable && isKnown
  return (
    <>
      {changes.length > 0 ? (
        <ChangeList
          {...{ resource, changes, findRefusal: refused }}
          action={entry.action}
          onRestore={isRestorable && isUpdate ? (field) => restore(restorableEntry, field) : undefined}
        />
      ) : (
        <p className="mb-0">{text('access.audit.no_fields')}</p>
      )}
      {isRestorable && (
        <RestoreButton entry={restorableEntry} findRefusal={refused} onRestore={() => restore(restorableEntry)} />
      )}
    </>
  )
}
