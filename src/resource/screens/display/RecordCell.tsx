import { Link, type LinkProps } from 'react-router'
import type { Entity } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import { useDisplayLocale } from '#src/resource/kinds/use-display-locale.ts'
import { labelOf, type Model } from '#src/resource/model.ts'
import { AddressText } from '#src/ui/table/overlong-text.tsx'
import './record-cell.css'

export type FormLink = Pick<LinkProps, 'to' | 'state'>

type RecordCellProps = { model: Model; row: Entity; formLink?: FormLink | undefined }

/** A record in one cell, as its declaration displays it: the picture, title and subtitle, and the badge. */
export function RecordCell({ model, row, formLink }: RecordCellProps) {
  const { resource, properties } = model
  const locale = useDisplayLocale()
  const { picture, subtitle = [], badge } = resource.display ?? {}
  const subtitleTexts = subtitle.flatMap((name) => {
    const field = properties.get(name)?.field
    return field ? kindOf(field).format(field, row[name], locale) : []
  })
  const title = labelOf({ label: resource.display?.title ?? resource.label }, row)
  return (
    <span className="record-cell">
      <PropertyCell {...{ model, row }} name={picture} />
      <span className="record-cell-words">
        {formLink ? (
          <Link className="data-table-link" {...formLink}>
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        )}
        <small>
          <AddressText text={subtitleTexts.filter(Boolean).join(' · ')} />
        </small>
      </span>
      <PropertyCell {...{ model, row }} name={badge} />
    </span>
  )
}

/**
 * A property as its own column shows it; nothing if the row does not carry it. The label is empty, because the title
 * beside it names the record.
 */
function PropertyCell({ model: { resource, properties }, row, name }: RecordCellProps & { name: string | undefined }) {
  const field = name === undefined ? undefined : properties.get(name)?.field
  if (name === undefined || !field || !(name in row)) return null
  const { Cell } = screenKindOf(field)
  return <Cell {...{ field, name, row, resource }} value={row[name]} label="" />
}
