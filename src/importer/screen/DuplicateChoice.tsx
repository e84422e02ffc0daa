import { duplicatePolicies, type ImportRequest } from '#src/importer/import-types.ts'
import { holderOf, holds } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'

type DuplicateChoiceProps = { resource: Resource; draft: ImportRequest; onChange: (draft: ImportRequest) => void }

/** What becomes of rows that exist: updating is offered to who may. */
export function DuplicateChoice({ resource, draft, onChange }: DuplicateChoiceProps) {
  const text = useText()
  const { user } = useSession()
  const mayUpdate = holds(holderOf(user?.permissions), resource.access.update)
  const offered = duplicatePolicies.filter((one) => one !== 'update' || mayUpdate)
  return (
    <fieldset className="load-duplicates">
      <legend className="visually-hidden">{text('importer.screen.duplicates.title')}</legend>
      <span className="choice-row">
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={draft.on_duplicate === one}
            onClick={() => onChange({ ...draft, on_duplicate: one })}
          >
            {text(`importer.screen.duplicates.${one}`)}
          </button>
        ))}
      </span>
      <p className="form-text">{text(`importer.screen.duplicates.${draft.on_duplicate}_says`)}</p>
    </fieldset>
  )
}
