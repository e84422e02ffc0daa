import type { Tx } from '#src/platform/database/sql.server.ts'
import { jsonText, listOf, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import { choiceColumn } from '#src/resource/kinds/choice/choice.server.ts'
import { dateColumn } from '#src/resource/kinds/date/date.server.ts'
import {
  columnKind,
  type LinkedRow,
  type Links,
  type Reference,
  type ServerKind,
} from '#src/resource/kinds/kind.server.ts'
import { numberColumn } from '#src/resource/kinds/number/number.server.ts'
import { refColumn } from '#src/resource/kinds/ref/ref.server.ts'
import { type Cell, type RowsField, rowsIn, subjectOf } from '#src/resource/kinds/rows/rows.ts'
import { textColumn } from '#src/resource/kinds/text/text.server.ts'
import { type Described, orNull } from '#src/resource/openapi/kind-schemas.server.ts'

const cellColumns = {
  ref: refColumn,
  text: textColumn<'text'>(),
  date: dateColumn,
  number: numberColumn,
  choice: choiceColumn,
}

/** Cast: the record maps each kind to functions of its own field type. */
const columnOf = (cell: Cell) => cellColumns[cell.kind] as ServerKind<Cell>

const idsIn = (value: unknown, { about }: RowsField): number[] =>
  rowsIn(value).flatMap((row) => (typeof row[about] === 'number' ? [row[about]] : []))

const reference: Reference<RowsField> = {
  to: (field) => subjectOf(field).to,
  ids: idsIn,
  refersTo: (_, { table, own, about }, parameter) =>
    `t.id in (select ${own} from ${table} where ${about} = ${parameter})`,
  stands: (_, __, { table, about }) => ({ table, column: about }),
  constraint: (_, __, { table, about }) => `${table}_${about}_fkey`,
  wrongAt: (name, field, value, missing) =>
    rowsIn(value).flatMap((row, place) =>
      missing.has(Number(row[field.about])) ? [`${name}.${place}.${field.about}`] : [],
    ),
}

const links: Links<RowsField> = {
  between: ({ table, own, fields }) => ({ table, columns: [own, ...Object.keys(fields), 'position'] }),
  shown: (field) => Object.values(subjectOf(field).joins),
  select({ table, own, fields }, tableOf) {
    const parts = Object.entries(fields).flatMap(([name, cell]) => [
      `'${name}', ${columnOf(cell).select(`l.${name}`)}`,
      ...(cell.kind === 'ref' ? Object.entries(cell.joins).map(([as, column]) => `'${as}', o_${name}.${column}`) : []),
    ])
    const joins = Object.entries(fields).flatMap(([name, cell]) =>
      cell.kind === 'ref' ? [`left join ${tableOf(cell.to)} o_${name} on o_${name}.id = l.${name}`] : [],
    )
    return `coalesce((
      select json_agg(json_build_object(${parts.join(', ')}) order by l.position)
      from ${table} l ${joins.join(' ')} where l.${own} = t.id), '[]')`
  },
  selectNames({ table, own, fields }, tableOf) {
    const parts = Object.entries(fields).map(([name, cell]) =>
      cell.kind === 'ref'
        ? `(select o.${Object.values(cell.joins)[0] ?? 'id'} from ${tableOf(cell.to)} o where o.id = l.${name})`
        : `l.${name}`,
    )
    return `(select string_agg(concat_ws(' ', ${parts.join(', ')}), ', ' order by l.position)
      from ${table} l where l.${own} = t.id)`
  },
  selectFirst: ({ table, own, about }) =>
    `(select l.${about} from ${table} l where l.${own} = t.id order by l.position limit 1)`,
  through: ({ table, own, about }) => ({ table, own, theirs: about }),
  differing,
  replace,
}

const jsonOf = (rows: readonly LinkedRow[]) =>
  JSON.stringify(rows.map(({ id, value }) => ({ id, rows: rowsIn(value) })))

async function differing(tx: Tx, { table, own, fields }: RowsField, rows: readonly LinkedRow[]): Promise<number[]> {
  const stored = Object.keys(fields).map((name) => `'${name}', l.${name}`)
  const text = `
    select w.id from jsonb_to_recordset($1::text::jsonb) w (id int, rows jsonb)
    where w.rows <> (
      select coalesce(jsonb_agg(jsonb_build_object(${stored.join(', ')}) order by l.position), '[]')
      from ${table} l where l.${own} = w.id)`
  return (await tx.query<{ id: number }[]>(text, [jsonOf(rows)], { prepare: true })).map(({ id }) => id)
}

async function replace(
  tx: Tx,
  { table, own, fields }: RowsField,
  { rows, areNew }: { rows: readonly LinkedRow[]; areNew: boolean },
): Promise<void> {
  if (!areNew) await tx.query(`delete from ${table} where ${own} = any($1::int[])`, [rows.map(({ id }) => id)])
  if (rows.every(({ value }) => rowsIn(value).length === 0)) return
  const names = Object.keys(fields)
  const text = `
    insert into ${table} (${own}, position, ${names.join(', ')})
    select g.id, g.at, ${names.map((name) => `(g.r).${name}`).join(', ')}
    from (
      select w.id, child.at, jsonb_populate_record(null::${table}, child.value) as r
      from jsonb_to_recordset($1::text::jsonb) w (id int, rows jsonb)
        cross join lateral jsonb_array_elements(w.rows) with ordinality child (value, at)) g`
  await tx.query(text, [jsonOf(rows)], { prepare: true })
}

const asRead = ({ fields }: RowsField): Schema =>
  listOf(
    objectSchema(
      Object.assign(
        {},
        ...Object.entries(fields).map(([name, cell]) => ({
          [name]: orNullUnless(cell, columnOf(cell).described.read(cell)),
          ...(cell.kind === 'ref' && Object.fromEntries(Object.keys(cell.joins).map((as) => [as, { type: 'string' }]))),
        })),
      ),
    ),
  )

const orNullUnless = ({ required }: Cell, schema: Schema): Schema => (required ? schema : orNull(schema))

const asWritten = ({ fields, max }: RowsField): Schema => {
  const properties = Object.entries(fields).map(([name, cell]) => [
    name,
    orNullUnless(cell, columnOf(cell).described.written(cell).json),
  ])
  const required = Object.keys(fields).filter((name) => fields[name]?.required)
  return {
    ...listOf(objectSchema(Object.fromEntries(properties), required)),
    maxItems: max,
    description: 'All of them',
  }
}

const described: Described<RowsField> = {
  read: asRead,
  written: (field) => ({ json: asWritten(field), form: jsonText(asWritten(field)) }),
  filter: () => ({}),
  besides: () => ({}),
}

export const rowsLinks = columnKind<RowsField>([], described, { reference, links })
