import { Link } from 'react-router'
import { outlines } from '#src/app/modules/outlines.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { currentSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type Ref = { resource: string; id: number; label: string }

type InUseProps = {
  /** The server's words, for who may see none of the records. */
  said: string
  /** The answer's. */
  body: Readonly<Record<string, unknown>>
}

/** Why a record is not deleted: how many records use it, and links to the first of them. */
export function InUse({ said, body: { count, refs } }: InUseProps) {
  const text = useText()
  return (
    <div className="toast-in-use">
      <p>{typeof count === 'number' && count > 0 ? text('app.in_use.title', { qty: count }) : said}</p>
      <ul>
        {refsIn(refs).map(({ resource, id, label }) => {
          const path = formOf(resource)
          return <li key={`${resource} ${id}`}>{path ? <Link to={`/admin/${path}/${id}`}>{label}</Link> : label}</li>
        })}
      </ul>
    </div>
  )
}

/** Path of the form that the reader may open; null where they may not. */
function formOf(name: string): string | null {
  const update = outlines.find((resource) => resource.name === name)?.screens?.update
  const actor = createPermissionHolder(currentSession().user?.permissions)
  return update && hasAccess(actor, update.access) ? update.path : null
}

const refsIn = (refs: unknown): Ref[] => (Array.isArray(refs) ? refs : [])
