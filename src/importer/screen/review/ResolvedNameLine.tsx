import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { useLabels } from '#src/resource/screens/choice/use-labels.ts'
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
  const { labels } = useLabels(field && 'to' in field ? field.to : '', meaning === 'create' ? [] : [meaning])
  return (
    <li>
      <span className="grow">
        <i className="bi bi-check-lg load-ok" aria-hidden="true" /> {caption} <b>{value}</b>:{' '}
        {meaning === 'create'
          ? text('importer.screen.unknown.is_created')
          : text('importer.screen.unknown.is_meant', { label: labels.get(meaning) ?? '…' })}
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
