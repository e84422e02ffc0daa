import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey } from '#src/resource/declaration.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import type { Model, Name } from '#src/resource/model.ts'
import type { EditPreview } from '#src/resource/screens/bulk/bulk-calls.ts'

type BulkChangesProps = { model: Model; name: string; rows: EditPreview['rows'] }

/** What a bulk edit changes in each row, before and after; a reference by its joined name. */
export function BulkChanges({ model, name, rows }: BulkChangesProps) {
  const { resource } = model
  const text = useText()
  if (rows.length === 0) return null
  const shown = shownFor(model, name)
  const of = (id: number, values: Readonly<Record<string, unknown>>, label: string) => {
    if (!shown) return null
    const { Cell } = screenKindOf(shown.field)
    const row = { id, created_at: '', updated_at: '', ...values }
    return <Cell {...{ row, resource, label }} field={shown.field} name={shown.name} value={values[shown.name]} />
  }
  const place = shown && screenKindOf(shown.field).columnLayout === 'figure' ? 'end' : undefined
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section className="bulk-changes" aria-label={text('resource.bulk.changes')} tabIndex={0}>
      <table className="table table-sm mb-0">
        <thead>
          <tr>
            <th scope="col">{text(captionKey(resource, resource.label[0] ?? name))}</th>
            <th scope="col" className={place}>
              {text('resource.bulk.before')}
            </th>
            <th scope="col" className={place}>
              {text('resource.bulk.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, before, after }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td className={place}>{of(id, before, label)}</td>
              <td className={place}>
                <b>{of(id, after, label)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The name that shows the field's value: of a reference the joined one, of links their rows. */
function shownFor({ names }: Model, field: string): Name | undefined {
  const all = [...names.values()]
  return (
    all.find(({ source }) => source.from === 'joined' && source.through === field) ??
    all.find(({ source }) => source.from === 'linked' && source.fieldName === field) ??
    names.get(field)
  )
}
