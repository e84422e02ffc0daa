import { hasImportAccess } from '#src/importer/import-targets.ts'
import { duplicatePolicies, type ImportRequest } from '#src/importer/import-types.ts'
import { createPermissionHolder } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'

type DuplicateChoiceProps = { resource: Resource; draft: ImportRequest; onChange: (draft: ImportRequest) => void }

/**
 * Chooses what happens to rows whose record already exists: they are skipped, update the record, or are refused. Only
 * users who may update records are offered 'update'.
 */
export function DuplicateChoice({ resource, draft, onChange }: DuplicateChoiceProps) {
  const text = useText()
  const { user } = useSession()
  const mayUpdate = hasImportAccess(resource, 'update', createPermissionHolder(user?.permissions))
  const offeredPolicies = duplicatePolicies.filter((policy) => policy !== 'update' || mayUpdate)
  return (
    <fieldset className="load-duplicates">
      <legend className="visually-hidden">{text('importer.screen.duplicates.title')}</legend>
      <span className="choice-row">
        {offeredPolicies.map((policy) => (
          <button
            key={policy}
            type="button"
            aria-pressed={draft.on_duplicate === policy}
            onClick={() => onChange({ ...draft, on_duplicate: policy })}
          >
            {text(`importer.screen.duplicates.${policy}`)}
          </button>
        ))}
      </span>
      <p className="form-text">{text(`importer.screen.duplicates.${draft.on_duplicate}_says`)}</p>
    </fieldset>
  )
}
