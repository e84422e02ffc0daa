import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { findTargetName, unitOf } from '#src/resource/kinds/kinds.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import { type EntityProperty, labelOf, type Model, resolveListColumns } from '#src/resource/model.ts'
import { buildFormAddress } from '#src/resource/screen-addresses.ts'
import {
  columnCaptionKey,
  findNameColumn,
  isWholeRecordColumn,
  listDefaultColumns,
} from '#src/resource/screens/display/display-columns.ts'
import { type FormLink, RecordCell } from '#src/resource/screens/display/RecordCell.tsx'
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

/**
 * The columns of a list as the reader chose them. `isLinked`: the name, or the cell of the whole record, links to the
 * record's form.
 */
export function useColumns(model: Model, isLinked: boolean): ListColumns {
  const { resource } = model
  const text = useText()
  const { search } = useLocation()
  const { user } = useSession()
  const mayUpdate = hasAccess(createPermissionHolder(user?.permissions), resource.access.update)
  const properties = useMemo(
    () => listChoosableProperties(model).filter(({ field }) => mayUpdate || !field.isRecordOnly),
    [model, mayUpdate],
  )
  const columnNames = useMemo(() => properties.map(({ name }) => name), [properties])
  const defaultColumns = useMemo(() => listDefaultColumns(resource), [resource])
  const [appearance, onAppearance] = useListAppearance(resource.name, columnNames, defaultColumns)
  const columns = useMemo(() => {
    const chosenProperties = appearance.columns.flatMap((id) => properties.find(({ name }) => name === id) ?? [])
    return chosenProperties.map((property) => {
      const header = text(columnCaptionKey(resource, property.name))
      const column = buildTableColumn(resource, property, header)
      const formLink = isLinked
        ? (row: Entity) => ({ to: buildFormAddress(resource, row.id), state: { search } })
        : undefined
      if (isWholeRecordColumn(resource, property.name)) return { ...column, cell: createDisplayCell(model, formLink) }
      return formLink ? addFormLinkToNameColumn(column, formLink) : column
    })
  }, [properties, appearance, resource, model, text, isLinked, search])
  const choosable = useMemo(
    () =>
      properties.map(({ name }) => ({
        id: name,
        header: text(columnCaptionKey(resource, name)),
        isFixed: name === findNameColumn(resource),
      })),
    [properties, resource, text],
  )
  return { columns, choosable, appearance, onAppearance, defaultColumns }
}

/**
 * The properties of the default columns, then the resource's other fields and time stamps. A reference is listed only
 * by its joined name.
 */
function listChoosableProperties(model: Model): EntityProperty[] {
  const initialProperties = resolveListColumns(model)
  const furtherProperties = [...model.properties.values()].filter(
    (property) =>
      !initialProperties.includes(property) &&
      property.name !== 'id' &&
      (property.source.from === 'linked' ||
        // Computed values without a filter are read by other screens and have no caption.
        (property.source.from === 'computed' && property.name in model.resource.filters) ||
        (property.source.from === 'column' && !isReference(property))),
  )
  return [...initialProperties, ...furtherProperties]
}

const isReference = ({ field }: EntityProperty) => findTargetName(field) !== undefined

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
    isBare: columnLayout === 'figure' && unitOf(field) === undefined,
    isSecondary: resource.wideScreenColumns.includes(name),
    isAdded: !listDefaultColumns(resource).includes(name),
    ...(columnLayout !== 'text' && { kind: columnLayout }),
    ...(name === findNameColumn(resource) && { kind: 'name' as const }),
  }
}

/** Builds the link to a record's form. Its state has the list's query, to which the form returns. */
type BuildFormLink = (row: Entity) => FormLink

function addFormLinkToNameColumn(column: TableColumn<Entity>, buildFormLink: BuildFormLink): TableColumn<Entity> {
  if (column.kind !== 'name') return column
  const cell = (row: Entity) => (
    <Link className="data-table-link" {...buildFormLink(row)}>
      {column.cell(row)}
    </Link>
  )
  return { ...column, cell }
}

const createDisplayCell = (model: Model, buildFormLink: BuildFormLink | undefined) => (row: Entity) => (
  <RecordCell {...{ model, row }} formLink={buildFormLink?.(row)} />
)
