import type { Cell, SheetColumn } from '#src/platform/spreadsheets/sheet.ts'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import type { SheetReader } from '#src/resource/kinds/kind.server.ts'
import type { Reader } from '#src/resource/kinds/kind.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import type { Name } from '#src/resource/model.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'

/** A column of an export: its name in the list, and its cell of a stored value. */
export type ExportColumn = SheetColumn & { name: string; cell: (stored: unknown) => Cell }

/** The columns that these fields become, or those that the list shows; a reference becomes the name of its row. */
export function exportColumns(
  { model, resource }: Prepared,
  fields: readonly string[] | null,
  reader: SheetReader,
): ExportColumn[] {
  const shown = (fields ?? resource.columns).flatMap((field) => {
    const name = model.names.get(field)
    const instead = name && serverKindOf(name.field).cell?.shownBy?.(name.field)
    return (instead === undefined ? undefined : model.names.get(instead)) ?? name ?? []
  })
  return [...new Set(shown)].map((name) => columnOf(resource, name, reader))
}

function columnOf(resource: Resource, of: Name, reader: SheetReader): ExportColumn {
  const { name, field } = of
  const { cell } = serverKindOf(field)
  const { show } = kindOf(field)
  const filled = cell
    ? (stored: unknown) => cell.value(field, stored, reader)
    : (stored: unknown) => show(field, stored, reader) || null
  return {
    name,
    heading: headingOf(resource, of, reader),
    type: cell?.type ?? 'text',
    decimals: cell?.decimals?.(field) ?? 0,
    cell: (stored) => (stored === null ? null : filled(stored)),
  }
}

/** The caption with its unit, `Precio (USD)`. */
export function headingOf(resource: Resource, { name, field }: Pick<Name, 'name' | 'field'>, reader: Reader): string {
  const caption = captionOf(resource, name, reader)
  const unit = unitOf(field)
  return unit ? `${caption} (${unit})` : caption
}

export const unitOf = (field: Field): string | undefined => ('unit' in field ? field.unit : undefined)

/** The caption of the list and the form; names that no screen shows have that of every resource, or their own. */
function captionOf(resource: Resource, name: string, { text }: Reader): string {
  const keys = [captionKey(resource, name), `resource.captions.${name}`]
  const key = keys.find((one) => text(one) !== one)
  return key === undefined ? name : text(key)
}
