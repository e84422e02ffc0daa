import { arraySchema, idSchema, jsonTextSchema } from '#src/platform/openapi/schema.server.ts'
import { defineColumnKind, type LinkTable, type Reference, type RowLinks } from '#src/resource/kinds/kind.server.ts'
import { maxIds, type RefsField } from '#src/resource/kinds/refs/refs.ts'
import { allowEmptyText, allowNull, type KindSchemas } from '#src/resource/openapi/kind-schemas.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

const convertToIds = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

const reference: Reference<RefsField> = {
  to: ({ to }) => to,
  idsIn: convertToIds,
  buildCondition: (_, { through }, parameter) =>
    `t.id in (select ${through.ownerColumn} from ${through.table} where ${through.targetColumn} = ${parameter})`,
  storedIn: (_, __, { through }) => ({ table: through.table, column: through.targetColumn }),
  constraintName: (_, __, { through }) => `${through.table}_${through.targetColumn}_fkey`,
}

const links: LinkTable<RefsField> = {
  requiredTable: ({ through: { table, ownerColumn, targetColumn } }) => ({
    table,
    columns: [ownerColumn, targetColumn, 'position'],
  }),
  shownColumns: ({ linkedColumns }) => linkedColumns,
  select: ({ to, through: { table, ownerColumn, targetColumn }, linkedColumns }, tableOf) =>
    `coalesce((
      select json_agg(json_build_object(${linkedColumns.map((column) => `'${column}', o.${column}`).join(', ')})
        order by l.position, o.id)
      from ${table} l join ${tableOf(to)} o on o.id = l.${targetColumn} where l.${ownerColumn} = t.id), '[]')`,
  selectNames: ({ to, through: { table, ownerColumn, targetColumn } }, tableOf) =>
    `(select string_agg(o.name, ', ' order by l.position, o.id)
      from ${table} l join ${tableOf(to)} o on o.id = l.${targetColumn} where l.${ownerColumn} = t.id)`,
  selectFirst: ({ through: { table, ownerColumn, targetColumn } }) =>
    `(select l.${targetColumn} from ${table} l where l.${ownerColumn} = t.id order by l.position, l.${targetColumn} limit 1)`,
  foreignKeys: ({ through }) => through,
  findIdsWithChangedLinks,
  replaceLinks,
}

const encodeRowLinks = (rows: readonly RowLinks[]) =>
  JSON.stringify(rows.map(({ id, value }) => ({ id, ids: convertToIds(value) })))

async function findIdsWithChangedLinks(
  { tx }: WriteContext,
  { through: { table, ownerColumn, targetColumn } }: RefsField,
  rows: readonly RowLinks[],
): Promise<number[]> {
  const text = `
    select w.id from jsonb_to_recordset($1::text::jsonb) w (id int, ids int[])
    where w.ids <> (
      select coalesce(array_agg(l.${targetColumn} order by l.position), '{}') from ${table} l where l.${ownerColumn} = w.id)`
  return (await tx.query<{ id: number }[]>(text, [encodeRowLinks(rows)], { prepare: true })).map(({ id }) => id)
}

async function replaceLinks(
  { tx }: WriteContext,
  { through: { table, ownerColumn, targetColumn } }: RefsField,
  { rows, areNew }: { rows: readonly RowLinks[]; areNew: boolean },
): Promise<void> {
  if (!areNew) await tx.query(`delete from ${table} where ${ownerColumn} = any($1::int[])`, [rows.map(({ id }) => id)])
  if (rows.every(({ value }) => convertToIds(value).length === 0)) return
  const text = `
    insert into ${table} (${ownerColumn}, ${targetColumn}, position)
    select w.id, linked.id, linked.at from jsonb_to_recordset($1::text::jsonb) w (id int, ids int[])
      cross join lateral unnest(w.ids) with ordinality linked (id, at)`
  await tx.query(text, [encodeRowLinks(rows)], { prepare: true })
}

const openApi: KindSchemas<RefsField> = {
  read: () => arraySchema(idSchema),
  input({ to }) {
    const json = { ...arraySchema(idSchema), maxItems: maxIds, description: `Ids of ${to}, in order` }
    return { json, form: jsonTextSchema(json) }
  },
  filter: () => idSchema,
  extraInputs(_, { to, firstIdName }) {
    const schema = { ...idSchema, description: `The id of one of ${to}, instead of a list with this id alone` }
    return firstIdName ? { [firstIdName]: { json: allowNull(schema), form: allowEmptyText(schema) } } : {}
  },
}

export const refsLinks = defineColumnKind<RefsField>([], openApi, {
  reference,
  links,
  cell: { type: 'text', toCellValue: (_, names) => (typeof names === 'string' ? names : null) },
})
