import { useText } from '#src/platform/i18n/i18n.tsx'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import type { EntityProperty, Model } from '#src/resource/model.ts'
import type { EditPreview } from '#src/resource/screens/bulk/bulk-calls.ts'
import { columnCaptionKey, findNameColumn } from '#src/resource/screens/display/display-columns.ts'

type BulkChangesProps = { model: Model; name: string; rows: EditPreview['rows'] }

/** Preview of a bulk edit: the field before and after in each changed row. A reference is shown by its label. */
export function BulkChangesTable({ model, name, rows }: BulkChangesProps) {
  const { resource } = model
  const text = useText()
  if (rows.length === 0) return null
  const shownName = findShownProperty(model, name)
  const renderCell = (id: number, values: Readonly<Record<string, unknown>>, label: string) => {
    if (!shownName) return null
    const { Cell } = screenKindOf(shownName.field)
    const row = { id, created_at: '', updated_at: '', ...values }
    return (
      <Cell
        {...{ row, resource, label }}
        field={shownName.field}
        name={shownName.name}
        value={values[shownName.name]}
      />
    )
  }
  const alignment = shownName && screenKindOf(shownName.field).columnLayout === 'figure' ? 'end' : undefined
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
    <section className="bulk-changes" aria-label={text('resource.bulk.changes')} tabIndex={0}>
      <table className="table table-sm mb-0">
        <thead>
          <tr>
            <th scope="col">{text(columnCaptionKey(resource, findNameColumn(resource) ?? name))}</th>
            <th scope="col" className={alignment}>
              {text('resource.bulk.before')}
            </th>
            <th scope="col" className={alignment}>
              {text('resource.bulk.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, before, after }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td className={alignment}>{renderCell(id, before, label)}</td>
              <td className={alignment}>
                <b>{renderCell(id, after, label)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/**
 * The property that shows the field: for a reference the joined name, for links the linked rows, else the field's own
 * property.
 */
function findShownProperty({ properties }: Model, field: string): EntityProperty | undefined {
  const allProperties = [...properties.values()]
  return (
    allProperties.find(({ source }) => source.from === 'joined' && source.through === field) ??
    allProperties.find(({ source }) => source.from === 'linked' && source.fieldName === field) ??
    properties.get(field)
  )
}
