import { Fragment, useContext } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { type Field, findTargetName } from '#src/resource/kinds/kinds.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import { useLabels } from '#src/resource/screens/choice/use-labels.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { Button } from '#src/ui/button/button.tsx'

type ResolvedNameLineProps = {
  field: Field | undefined
  caption: string
  value: string
  meaning: number | 'create'
  onUndo: () => void
}

/** A name whose record was chosen or will be created, with a button that undoes the choice. */
export function ResolvedNameLine({ field, caption, value, meaning, onUndo }: ResolvedNameLineProps) {
  const text = useText()
  const targetName = findTargetName(field) ?? ''
  const target = useContext(ResourcesContext).get(targetName)
  const { labels } = useLabels(targetName, meaning === 'create' ? [] : [meaning])
  return (
    <li>
      <span className="grow">
        <i className="bi bi-check-lg load-ok" aria-hidden="true" /> {caption} <b>{value}</b>:{' '}
        {meaning === 'create'
          ? text('importer.screen.unknown.is_created')
          : text('importer.screen.unknown.is_meant', { label: labels.get(meaning) ?? '…' })}
        {meaning === 'create' && <ValuesForName resource={target} {...{ value }} />}
      </span>
      <Button
        variant="quiet"
        size="small"
        aria-label={text('importer.screen.unknown.back', { value })}
        onClick={onUndo}
      >
        {text('importer.screen.unknown.undo')}
      </Button>
    </li>
  )
}

/** The values with which a record of this name is created, which may be changed later. */
function ValuesForName({ resource, value }: { resource: Resource | undefined; value: string }) {
  const text = useText()
  const values = resource?.valuesForName?.(value) ?? {}
  const entries = Object.entries(values)
  if (!resource || entries.length === 0) return null
  const row = { id: 0, created_at: '', updated_at: '', ...values }
  return (
    <small>
      {entries.map(([name, proposedValue]) => {
        const field = resource.fields[name]
        if (!field) return null
        const { Cell } = screenKindOf(field)
        const label = text(captionKey(resource, name))
        return (
          <Fragment key={name}>
            {label}: <Cell {...{ field, name, label, row, resource }} value={proposedValue} />
            {' · '}
          </Fragment>
        )
      })}
      {text('importer.screen.unknown.changes_later')}
    </small>
  )
}
