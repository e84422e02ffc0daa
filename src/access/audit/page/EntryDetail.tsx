import './audit.css'
import type { DetailedAuditEntry } from '#src/access/audit/entries/detailed-entry.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { ChangeList } from '#src/resource/screens/history/ChangeList.tsx'
import { RestoreButton } from '#src/resource/screens/history/RestoreButton.tsx'
import { useFetchedRestoreRefusals } from '#src/resource/screens/history/use-fetched-restore-refusals.ts'
import { useConfirmedRestore } from '#src/resource/screens/history/use-restore.ts'
import { formatDateTime } from '#src/ui/figures/format-values.ts'

type EntryDetailProps = { entry: DetailedAuditEntry; resource: Resource | undefined }

/**
 * What an opened row of the audit shows: the exact time, each changed field before and after, and buttons that restore
 * the old values if the reader may. Readers who may not see the values get a sentence that says so.
 */
export function EntryDetail({ entry, resource }: EntryDetailProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <div className="audit-detail">
      <p className="soft small mb-0">{formatDateTime(entry.at, language)}</p>
      {resource && entry.changes ? (
        <EntryChangesWithRestore {...{ entry, resource }} changes={entry.changes} />
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

function EntryChangesWithRestore({ entry, resource, changes }: EntryChangesProps) {
  const text = useText()
  const restore = useConfirmedRestore(resource)
  const restorableEntry = { ...entry, changes }
  const isUpdate = entry.action === 'updated'
  const { isLoaded, findRefusal } = useFetchedRestoreRefusals(resource, entry.entity_id, entry.restorable && isUpdate)
  const isRestorable = entry.restorable && isLoaded
  return (
    <>
      {changes.length > 0 ? (
        <ChangeList
          {...{ resource, changes, findRefusal }}
          action={entry.action}
          onRestore={isRestorable && isUpdate ? (field) => restore(restorableEntry, field) : undefined}
        />
      ) : (
        <p className="mb-0">{text('access.audit.no_fields')}</p>
      )}
      {isRestorable && (
        <RestoreButton entry={restorableEntry} findRefusal={findRefusal} onRestore={() => restore(restorableEntry)} />
      )}
    </>
  )
}
