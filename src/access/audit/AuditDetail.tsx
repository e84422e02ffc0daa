import './audit.css'
import type { AuditLine } from '#src/access/audit/audit-line.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { Changes } from '#src/resource/screens/history/Changes.tsx'
import { useRestore } from '#src/resource/screens/history/use-restore.ts'
import { Button } from '#src/ui/button.tsx'
import { dayAndTime } from '#src/ui/figures.ts'

type AuditDetailProps = { line: AuditLine; resource: Resource | undefined }

/** Below an entry: its exact time, before and after of each field, and what puts it back. */
export function AuditDetail({ line, resource }: AuditDetailProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <div className="audit-detail">
      <p className="soft small mb-0">{dayAndTime(line.at, language)}</p>
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
  return (
    <>
      {changes.length > 0 ? (
        <Changes
          {...{ resource, changes }}
          action={line.action}
          onRestore={line.restorable && isUpdate ? (field) => restore(entry, field) : undefined}
        />
      ) : (
        <p className="mb-0">{text('access.audit.no_fields')}</p>
      )}
      {line.restorable && (
        <Button
          variant="secondary"
          size="small"
          icon="arrow-counterclockwise"
          className="history-act"
          onClick={() => restore(entry)}
        >
          {text(isUpdate && changes.length > 1 ? 'resource.history.restore_all' : 'resource.history.restore')}
        </Button>
      )}
    </>
  )
}
