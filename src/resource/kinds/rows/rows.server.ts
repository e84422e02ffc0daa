import { arraySchema, jsonTextSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import { choiceColumn } from '#src/resource/kinds/choice/choice.server.ts'
import { dateColumn } from '#src/resource/kinds/date/date.server.ts'
import {
  defineColumnKind,
  type LinkTable,
  type Reference,
  type RowLinks,
  type ServerKind,
} from '#src/resource/kinds/kind.server.ts'
import { numberColumn } from '#src/resource/kinds/number/number.server.ts'
import { refColumn } from '#src/resource/kinds/ref/ref.server.ts'
import { type ChildField, type RowsField, requireSubjectField, rowsIn } from '#src/resource/kinds/rows/rows.ts'
import { defineTextColumn } from '#src/resource/kinds/text/text.server.ts'
import { allowNull, type KindSchemas } from '#src/resource/openapi/kind-schemas.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

const childColumns = {
  ref: refColumn,
  text: defineTextColumn<'text'>(),
  date: dateColumn,
  number: numberColumn,
  choice: choiceColumn,
}

/** Cast: the record maps each kind to functions of its own field type. */
const childServerKindOf = (childField: ChildField) => childColumns[childField.kind] as ServerKind<ChildField>

const subjectIdsIn = (value: unknown, { subjectField }: RowsField): number[] =>
  rowsIn(value).flatMap((row) => (typeof row[subjectField] === 'number' ? [row[subjectField]] : []))

const reference: Reference<RowsField> = {
  to: (field) => requireSubjectField(field).to,
  idsIn: subjectIdsIn,
  buildCondition: (_, { table, ownerColumn, subjectField }, parameter) =>
    `t.id in (select ${ownerColumn} from ${table} where ${subjectField} = ${parameter})`,
  storedIn: (_, __, { table, subjectField }) => ({ table, column: subjectField }),
  constraintName: (_, __, { table, subjectField }) => `${table}_${subjectField}_fkey`,
  findMissingPaths: (name, field, value, missingIds) =>
    rowsIn(value).flatMap((row, index) =>
      missingIds.has(Number(row[field.subjectField])) ? [`${name}.${index}.${field.subjectField}`] : [],
    ),
}

const links: LinkTable<RowsField> = {
  requiredTable: ({ table, ownerColumn, fields }) => ({
    table,
    columns: [ownerColumn, ...Object.keys(fields), 'position'],
  }),
  shownColumns: (field) => Object.values(requireSubjectField(field).joins),
  select({ table, ownerColumn, fields }, tableOf) {
    const parts = Object.entries(fields).flatMap(([name, cell]) => [
      `'${name}', ${childServerKindOf(cell).select(`l.${name}`)}`,
      ...(cell.kind === 'ref'
        ? Object.entries(cell.joins).map(([joinedName, column]) => `'${joinedName}', o_${name}.${column}`)
        : []),
    ])
    const joins = Object.entries(fields).flatMap(([name, cell]) =>
      cell.kind === 'ref' ? [`left join ${tableOf(cell.to)} o_${name} on o_${name}.id = l.${name}`] : [],
    )
    return `coalesce((
      select json_agg(json_build_object(${parts.join(', ')}) order by l.position)
      from ${table} l ${joins.join(' ')} where l.${ownerColumn} = t.id), '[]')`
  },
  selectNames({ table, ownerColumn, fields }, tableOf) {
    const parts = Object.entries(fields).map(([name, cell]) =>
      cell.kind === 'ref'
        ? `(select o.${Object.values(cell.joins)[0] ?? 'id'} from ${tableOf(cell.to)} o where o.id = l.${name})`
        : `l.${name}`,
    )
    return `(select string_agg(concat_ws(' ', ${parts.join(', ')}), ', ' order by l.position)
      from ${table} l where l.${ownerColumn} = t.id)`
  },
  selectFirst: ({ table, ownerColumn, subjectField }) =>
    `(select l.${subjectField} from ${table} l where l.${ownerColumn} = t.id order by l.position limit 1)`,
  foreignKeys: ({ table, ownerColumn, subjectField }) => ({ table, ownerColumn, targetColumn: subjectField }),
  findIdsWithChangedLinks,
  replaceLinks,
}

const encodeRowLinks = (rows: readonly RowLinks[]) =>
  JSON.stringify(rows.map(({ id, value }) => ({ id, rows: rowsIn(value) })))

async function findIdsWithChangedLinks(
  { tx }: WriteContext,
  { table, ownerColumn, fields }: RowsField,
  rows: readonly RowLinks[],
): Promise<number[]> {
  const properties = Object.keys(fields).map((name) => `'${name}', l.${name}`)
  const text = `
    select w.id from jsonb_to_recordset($1::text::jsonb) w (id int, rows jsonb)
    where w.rows <> (
      select coalesce(jsonb_agg(jsonb_build_object(${properties.join(', ')}) order by l.position), '[]')
      from ${table} l where l.${ownerColumn} = w.id)`
  return (await tx.query<{ id: number }[]>(text, [encodeRowLinks(rows)], { prepare: true })).map(({ id }) => id)
}

async function replaceLinks(
  { tx }: WriteContext,
  { table, ownerColumn, fields }: RowsField,
  { rows, areNew }: { rows: readonly RowLinks[]; areNew: boolean },
): Promise<void> {
  if (!areNew) await tx.query(`delete from ${table} where ${ownerColumn} = any($1::int[])`, [rows.map(({ id }) => id)])
  if (rows.every(({ value }) => rowsIn(value).length === 0)) return
  const names = Object.keys(fields)
  const text = `
    insert into ${table} (${ownerColumn}, position, ${names.join(', ')})
    select g.id, g.at, ${names.map((name) => `(g.r).${name}`).join(', ')}
    from (
      select w.id, child.at, jsonb_populate_record(null::${table}, child.value) as r
      from jsonb_to_recordset($1::text::jsonb) w (id int, rows jsonb)
        cross join lateral jsonb_array_elements(w.rows) with ordinality child (value, at)) g`
  await tx.query(text, [encodeRowLinks(rows)], { prepare: true })
}

const buildAnswerSchema = ({ fields }: RowsField): Schema =>
  arraySchema(
    objectSchema(
      Object.assign(
        {},
        ...Object.entries(fields).map(([name, cell]) => ({
          [name]: makeNullableUnlessRequired(cell, childServerKindOf(cell).openApi.read(cell)),
          ...(cell.kind === 'ref' &&
            Object.fromEntries(Object.keys(cell.joins).map((joinedName) => [joinedName, { type: 'string' }]))),
        })),
      ),
    ),
  )

const makeNullableUnlessRequired = ({ required }: ChildField, schema: Schema): Schema =>
  required ? schema : allowNull(schema)

const buildRequestSchema = ({ fields, max }: RowsField): Schema => {
  const properties = Object.entries(fields).map(([name, cell]) => [
    name,
    makeNullableUnlessRequired(cell, childServerKindOf(cell).openApi.input(cell).json),
  ])
  const required = Object.keys(fields).filter((name) => fields[name]?.required)
  return {
    ...arraySchema(objectSchema(Object.fromEntries(properties), required)),
    maxItems: max,
    description: 'All of them',
  }
}

const openApi: KindSchemas<RowsField> = {
  read: buildAnswerSchema,
  input: (field) => ({ json: buildRequestSchema(field), form: jsonTextSchema(buildRequestSchema(field)) }),
  filter: () => ({}),
  extraInputs: () => ({}),
}

export const rowsLinks = defineColumnKind<RowsField>([], openApi, { reference, links })
