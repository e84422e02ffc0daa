import './audit.css'
import type { AuditLine } from '#src/access/audit/audit-line.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { ChangeList } from '#src/resource/screens/history/ChangeList.tsx'
import { RestoreButton } from '#src/resource/screens/history/RestoreButton.tsx'
import { useRestore } from '#src/resource/screens/history/use-restore.ts'
import { useRestoreRefusal } from '#src/resource/screens/history/use-restore-refusal.ts'
import { formatDateTime } from '#src/ui/figures/format-values.ts'

type AuditDetailProps = { line: AuditLine; resource: Resource | undefined }

/** Below an entry: its exact time, before and after of each field, and what puts it back. */
export function AuditDetail({ line, resource }: AuditDetailProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <div className="audit-detail">
      <p className="soft small mb-0">{formatDateTime(line.at, language)}</p>
      {resource && line.changes ? (
        <Told {...{ line, resource }} changes={line.changes} />
      ) : (
        <p className="mb-0">{text('access.audit.hidden')}</p>
      )}
    </div>
  )
}

type ToldProps = { line: AuditLine; resource: Resource; changes: NonNullable<AuditLine['changes']> }

function Told({ line, resource, changes }: ToldProps) {
  const text = useText()
  const restore = useRestore(resource)
  const entry = { ...line, changes }
  const isUpdate = line.action === 'updated'
  const { isLoaded: isKnown, findRefusal: refused } = useRestoreRefusal(
    resource,
    line.entity_id,
    line.restorable && isUpdate,
  )
  const isOffered = line.restorable && isKnown
  return (
    <>
      {changes.length > 0 ? (
        <ChangeList
          {...{ resource, changes, findRefusal: refused }}
          action={line.action}
          onRestore={isOffered && isUpdate ? (field) => restore(entry, field) : undefined}
        />
      ) : (
        <p className="mb-0">{text('access.audit.no_fields')}</p>
      )}
      {isOffered && <RestoreButton {...{ entry, findRefusal: refused }} onRestore={() => restore(entry)} />}
    </>
  )
}
