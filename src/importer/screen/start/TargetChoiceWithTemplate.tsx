import { useContext } from 'react'
import { isImportTarget } from '#src/importer/import-targets.ts'
import { DownloadTemplateButton } from '#src/importer/screen/DownloadTemplateButton.tsx'
import { createPermissionHolder } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'

type TargetChoiceWithTemplateProps = { target: Resource | undefined; onTarget: (name: string) => void }

/**
 * Chooses the target among the resources in which the user may create, and offers the template of the chosen one.
 * Without a choice, the headings decide.
 */
export function TargetChoiceWithTemplate({ target, onTarget }: TargetChoiceWithTemplateProps) {
  const text = useText()
  const { user } = useSession()
  const actor = createPermissionHolder(user?.permissions)
  const offeredTargets = [...useContext(ResourcesContext).values()].filter((resource) =>
    isImportTarget(resource, actor),
  )
  return (
    <div className="load-target">
      <label className="form-label" htmlFor="load-target">
        {text('importer.screen.target')}
      </label>
      <span className="row-gap">
        <select
          id="load-target"
          className="form-select"
          value={target?.name ?? ''}
          onChange={(event) => onTarget(event.target.value)}
        >
          <option value="">{text('importer.screen.by_headings')}</option>
          {offeredTargets.map(({ name }) => (
            <option key={name} value={name}>
              {text(`pages.${name}.list`)}
            </option>
          ))}
        </select>
        {target && <DownloadTemplateButton resource={target} />}
      </span>
    </div>
  )
}
