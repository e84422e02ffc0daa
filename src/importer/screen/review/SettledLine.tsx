import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { useLabels } from '#src/resource/screens/choice/use-labels.ts'
import { Button } from '#src/ui/button/button.tsx'

type SettledLineProps = {
  field: Field | undefined
  caption: string
  value: string
  meant: number | 'create'
  onUndo: () => void
}

/** A text whose record was chosen, or will be created; which can be taken back. */
export function SettledLine({ field, caption, value, meant, onUndo }: SettledLineProps) {
  const text = useText()
  const { labels } = useLabels(field && 'to' in field ? field.to : '', meant === 'create' ? [] : [meant])
  return (
    <li>
      <span className="grow">
        <i className="bi bi-check-lg load-ok" aria-hidden="true" /> {caption} <b>{value}</b>:{' '}
        {meant === 'create'
          ? text('importer.screen.unknown.is_created')
          : text('importer.screen.unknown.is_meant', { label: labels.get(meant) ?? '…' })}
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
