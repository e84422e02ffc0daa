import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Entity, type Resource } from '#src/resource/declaration.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import { type EntityProperty, labelOf, type Model, resolveListColumns } from '#src/resource/model.ts'
import { formAddress } from '#src/resource/screen-addresses.ts'
import type { TableColumn } from '#src/ui/table/column.ts'
import { type ListAppearance, useListAppearance } from '#src/ui/table/tools/list-appearance.ts'

export type ListColumns = {
  /** The chosen columns, in their order. */
  columns: readonly TableColumn<Entity>[]
  /** Every column that may be chosen. */
  choosable: readonly { id: string; header: string; isFixed: boolean }[]
  appearance: ListAppearance
  onAppearance: (appearance: ListAppearance) => void
  defaultColumns: readonly string[]
}

/** The columns of a list as the reader chose them. `isLinked`: the name links to the record's form. */
export function useColumns(model: Model, isLinked: boolean): ListColumns {
  const { resource } = model
  const text = useText()
  const { search } = useLocation()
  const names = useMemo(() => listChoosableNames(model), [model])
  const columnNames = useMemo(() => names.map(({ name }) => name), [names])
  const [appearance, onAppearance] = useListAppearance(resource.name, columnNames, resource.columns)
  const columns = useMemo(() => {
    const chosenNames = appearance.columns.flatMap((id) => names.find(({ name }) => name === id) ?? [])
    const tableColumns = chosenNames.map((name) =>
      buildTableColumn(resource, name, text(captionKey(resource, name.name))),
    )
    return isLinked ? tableColumns.map((column) => addFormLink(column, resource, search)) : tableColumns
  }, [names, appearance, resource, text, isLinked, search])
  const choosable = useMemo(
    () =>
      names.map(({ name }) => ({
        id: name,
        header: text(captionKey(resource, name)),
        isFixed: name === resource.label[0],
      })),
    [names, resource, text],
  )
  return { columns, choosable, appearance, onAppearance, defaultColumns: resource.columns }
}

/**
 * The default columns, then the resource's other fields and time stamps. A reference is listed only by its joined name.
 */
function listChoosableNames(model: Model): EntityProperty[] {
  const initialNames = resolveListColumns(model)
  const furtherNames = [...model.properties.values()].filter(
    (name) =>
      !initialNames.includes(name) &&
      name.name !== 'id' &&
      (name.source.from === 'linked' ||
        // Other computed values are for the screens and have no caption.
        (name.source.from === 'computed' && name.name in model.resource.filters) ||
        (name.source.from === 'column' && !isReference(name))),
  )
  return [...initialNames, ...furtherNames]
}

const isReference = ({ field }: EntityProperty) => 'to' in field

function buildTableColumn(
  resource: Resource,
  { name, field, isSortable }: EntityProperty,
  header: string,
): TableColumn<Entity> {
  const { Cell, columnLayout } = screenKindOf(field)
  return {
    id: name,
    header,
    cell: (row) => <Cell {...{ field, name, row, resource }} value={row[name]} label={labelOf(resource, row)} />,
    sortable: isSortable,
    isBare: columnLayout === 'figure' && !('unit' in field),
    isSecondary: resource.wideScreenColumns.includes(name),
    isAdded: !resource.columns.includes(name),
    ...(columnLayout !== 'text' && { kind: columnLayout }),
    ...(name === resource.label[0] && { kind: 'name' as const }),
  }
}

/** Makes a column link to the record's form. `search` is the list's query, to which the form returns. */
function addFormLink(column: TableColumn<Entity>, resource: Resource, search: string): TableColumn<Entity> {
  if (column.kind !== 'name') return column
  const cell = (row: Entity) => (
    <Link className="data-table-link" to={formAddress(resource, row.id)} state={{ search }}>
      {column.cell(row)}
    </Link>
  )
  return { ...column, cell }
}
