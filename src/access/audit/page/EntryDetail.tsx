import './audit.css'
import type { DetailedAuditEntry } from '#src/access/audit/entries/detailed-entry.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { Changes } from '#src/resource/screens/history/Changes.tsx'
import { RestoreButton } from '#src/resource/screens/history/RestoreButton.tsx'
import { usePutBackRefusal } from '#src/resource/screens/history/use-put-back-refusal.ts'
import { useRestore } from '#src/resource/screens/history/use-restore.ts'
import { dayAndTime } from '#src/ui/figures/figures.ts'

type EntryDetailProps = { entry: DetailedAuditEntry; resource: Resource | undefined }

/** Below an entry: its exact time, before and after of each field, and what puts it back. */
export function EntryDetail({ entry, resource }: EntryDetailProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <div className="audit-detail">
      <p className="soft small mb-0">{dayAndTime(entry.at, language)}</p>
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
  const { isKnown, refused } = usePutBackRefusal(resource, entry.entity_id, entry.restorable && isUpdate)
  const isRestorable = entry.restorable && isKnown
  return (
    <>
      {changes.length > 0 ? (
        <Changes
          {...{ resource, changes, refused }}
          action={entry.action}
          onRestore={isRestorable && isUpdate ? (field) => restore(restorableEntry, field) : undefined}
        />
      ) : (
        <p className="mb-0">{text('access.audit.no_fields')}</p>
      )}
      {isRestorable && (
        <RestoreButton entry={restorableEntry} refused={refused} onRestore={() => restore(restorableEntry)} />
      )}
    </>
  )
}
