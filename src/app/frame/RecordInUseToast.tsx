import { Link } from 'react-router'
import { outlines } from '#src/app/modules/outlines.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { readCurrentSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { deriveRecordScreenAccess } from '#src/resource/screen-addresses.ts'

type RecordReference = { resource: string; id: number; label: string }

type RecordInUseToastProps = {
  /** The server's message. It replaces the count for readers who may see none of the records. */
  serverText: string
  /** Body of the server's response. */
  body: Readonly<Record<string, unknown>>
}

/** Toast that says why a record cannot be deleted: how many records use it, with links to the first of them. */
export function RecordInUseToast({ serverText, body: { count, refs } }: RecordInUseToastProps) {
  const text = useText()
  return (
    <div className="toast-in-use">
      <p>{typeof count === 'number' && count > 0 ? text('app.in_use.title', { qty: count }) : serverText}</p>
      <ul>
        {referencesOrEmpty(refs).map(({ resource, id, label }) => {
          const path = findOpenableRecordScreenPath(resource)
          return <li key={`${resource} ${id}`}>{path ? <Link to={`/admin/${path}/${id}`}>{label}</Link> : label}</li>
        })}
      </ul>
    </div>
  )
}

/**
 * Path of the screen of one record, without `/admin/` and the id. Null if the resource has no such screen or the reader
 * may not open it.
 */
function findOpenableRecordScreenPath(name: string): string | null {
  const outline = outlines.find((resource) => resource.name === name)
  const actor = createPermissionHolder(readCurrentSession().user?.permissions)
  const isOpenable = outline !== undefined && hasAccess(actor, deriveRecordScreenAccess(outline))
  return isOpenable ? (outline.screens?.update?.path ?? null) : null
}

const referencesOrEmpty = (refs: unknown): RecordReference[] => (Array.isArray(refs) ? refs : [])
