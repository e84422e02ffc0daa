import { useLanguage, useText } from '#src/platform/i18n.tsx'
import { type ListColumn, linkedOf } from '#src/resource/columns.ts'
import { type Entity, labelOf, type Resource } from '#src/resource/declaration.ts'
import type { PictureField, PicturesField } from '#src/resource/fields.ts'
import { pictureUrl } from '#src/resource/picture-url.ts'
import { Swatch } from '#src/ui/fields/badges-field.tsx'
import { dayText, figureText } from '#src/ui/figures.ts'
import { Picture } from '#src/ui/picture.tsx'

type CellProps = { resource: Resource; column: ListColumn; row: Entity }

/** A value of a row as a list shows it; nothing is a dash. */
export function Cell({ resource, column, row }: CellProps) {
  const text = useText()
  const language = useLanguage()
  const value = row[column.name]
  if (column.kind === 'linked') return <LinkedRows {...{ row }} name={column.name} />
  if (column.kind === 'field') {
    const { field } = column
    if (field.kind === 'picture' || field.kind === 'pictures')
      return <Thumbnail field={field} value={value} alt={labelOf(resource, row)} />
    if (field.kind === 'boolean') return text(value ? 'resource.screens.yes' : 'resource.screens.no')
    if (field.kind === 'number' && typeof value === 'number') return figureText(value, field, language)
    if (field.kind === 'date' && typeof value === 'string') return dayText(value, language)
    if (field.kind === 'color' && typeof value === 'string') {
      return (
        <span className="data-table-color">
          <Swatch color={value} /> {value}
        </span>
      )
    }
    if (field.kind === 'long_text' && typeof value === 'string')
      return <span className="data-table-lines">{value}</span>
  }
  return value === null || value === undefined || value === '' ? <Nothing /> : String(value)
}

function Nothing() {
  return <span className="data-table-nothing">–</span>
}

function LinkedRows({ row, name }: { row: Entity; name: string }) {
  const rows = linkedOf(row, name)
  if (rows.length === 0) return <Nothing />
  return (
    <span className="data-table-colors">
      {rows.map((linked) => (
        <span key={linked.id} className="data-table-color" title={linked.name}>
          {linked.color_code && <Swatch color={linked.color_code} />} {linked.name}
        </span>
      ))}
    </span>
  )
}

function Thumbnail({ field, value, alt }: { field: PictureField | PicturesField; value: unknown; alt: string }) {
  const stored = Array.isArray(value) ? value[0] : value
  const src = typeof stored === 'string' ? pictureUrl(field, stored) : null
  return <Picture src={src} fallback={field.fallback} alt={alt} width={32} />
}
