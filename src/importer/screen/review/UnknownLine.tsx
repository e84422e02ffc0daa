import type { UnknownName } from '#src/importer/wire.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { useFigure } from '#src/ui/table/pages.tsx'

type UnknownLineProps = {
  one: UnknownName
  caption: string
  onMeant: (meant: number | 'create') => void
}

/** One text: in how many rows it stands, and what can be done with it. */
export function UnknownLine({
  one: { value, count, like, may_create: mayCreate },
  caption,
  onMeant,
}: UnknownLineProps) {
  const text = useText()
  const figure = useFigure()
  const inRows = text('importer.screen.unknown.in_rows', { count, figure: figure(count) })
  return (
    <li className="load-unknown-line">
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
      {!like && !mayCreate && <span className="soft small">{text('importer.screen.unknown.mend')}</span>}
    </li>
  )
}
