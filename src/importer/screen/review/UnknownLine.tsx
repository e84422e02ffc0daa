import { useState } from 'react'
import { OtherRow } from '#src/importer/screen/review/OtherRow.tsx'
import type { UnknownName } from '#src/importer/wire.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type UnknownLineProps = {
  one: UnknownName
  field: Field | undefined
  caption: string
  onMeant: (meant: number | 'create') => void
}

/** One text: in how many rows it stands, and what it is to mean: what looks alike, a new record, any other. */
export function UnknownLine({ one, field, caption, onMeant }: UnknownLineProps) {
  const { value, count, like, may_create: mayCreate } = one
  const text = useText()
  const figure = useCountFormat()
  const [isOther, setOther] = useState(false)
  const inRows = text('importer.screen.unknown.in_rows', { count, figure: figure(count) })
  return (
    <li>
      <span className="grow">
        {caption} <b>{value}</b>
        <small>
          {inRows}
          {like && ` · ${text('importer.screen.unknown.looks_like', { label: like.label })}`}
        </small>
      </span>
      {like && (
        <Button variant="secondary" size="small" onClick={() => onMeant(like.id)}>
          {text('importer.screen.unknown.use', { count, figure: figure(count), label: like.label })}
        </Button>
      )}
      {mayCreate && (
        <Button
          variant="secondary"
          size="small"
          icon="plus-lg"
          aria-label={text('importer.screen.unknown.create_one', { value })}
          onClick={() => onMeant('create')}
        >
          {text('importer.screen.unknown.create')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        icon="search"
        aria-expanded={isOther}
        aria-label={text('importer.screen.unknown.other_for', { value })}
        onClick={() => setOther(!isOther)}
      >
        {text('importer.screen.unknown.other')}
      </Button>
      {isOther && field && 'to' in field && (
        <div className="load-other">
          <OtherRow to={field.to} {...{ value, onMeant }} />
        </div>
      )}
    </li>
  )
}
