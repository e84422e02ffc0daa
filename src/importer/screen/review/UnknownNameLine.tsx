import { useState } from 'react'
import type { UnknownName } from '#src/importer/import-types.ts'
import { RecordChoice } from '#src/importer/screen/review/RecordChoice.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { type Field, findTargetName } from '#src/resource/kinds/kinds.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type UnknownNameLineProps = {
  unknownName: UnknownName
  field: Field | undefined
  caption: string
  onChoose: (meaning: number | 'create') => void
}

/** A name without a record, and the choices: a record with a similar name, a new record, or any other. */
export function UnknownNameLine({ unknownName, field, caption, onChoose }: UnknownNameLineProps) {
  const { value, count, like: similar, may_create: mayCreate } = unknownName
  const text = useText()
  const figure = useCountFormat()
  const [isChoosing, setChoosing] = useState(false)
  const target = findTargetName(field)
  const countText = text('importer.screen.unknown.in_rows', { count, figure: figure(count) })
  return (
    <li>
      <span className="grow">
        {caption} <b>{value}</b>
        <small>
          {countText}
          {similar && ` · ${text('importer.screen.unknown.looks_like', { label: similar.label })}`}
        </small>
      </span>
      {similar && (
        <Button variant="secondary" size="small" onClick={() => onChoose(similar.id)}>
          {text('importer.screen.unknown.use', { count, figure: figure(count), label: similar.label })}
        </Button>
      )}
      {mayCreate && (
        <Button
          variant="secondary"
          size="small"
          icon="plus-lg"
          aria-label={text('importer.screen.unknown.create_one', { value })}
          onClick={() => onChoose('create')}
        >
          {text('importer.screen.unknown.create')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        icon="search"
        aria-expanded={isChoosing}
        aria-label={text('importer.screen.unknown.other_for', { value })}
        onClick={() => setChoosing(!isChoosing)}
      >
        {text('importer.screen.unknown.other')}
      </Button>
      {isChoosing && target !== undefined && (
        <div className="load-other">
          <RecordChoice resource={target} {...{ value, onChoose }} />
        </div>
      )}
    </li>
  )
}
