import type { Tx } from '#src/platform/database/sql.server.ts'
import { idSchema, jsonText, listOf } from '#src/platform/openapi/schema.server.ts'
import { columnKind, type LinkedRow, type Links, type Reference } from '#src/resource/kinds/kind.server.ts'
import { mostIds, type RefsField } from '#src/resource/kinds/refs/refs.ts'
import { type Described, orEmpty, orNull } from '#src/resource/openapi/kind-schemas.server.ts'

const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

const reference: Reference<RefsField> = {
  to: ({ to }) => to,
  ids: idsIn,
  refersTo: (_, { through }, parameter) =>
    `t.id in (select ${through.own} from ${through.table} where ${through.theirs} = ${parameter})`,
  stands: (_, __, { through }) => ({ table: through.table, column: through.theirs }),
  constraint: (_, __, { through }) => `${through.table}_${through.theirs}_fkey`,
}

const links: Links<RefsField> = {
  between: ({ through: { table, own, theirs } }) => ({ table, columns: [own, theirs, 'position'] }),
  shown: ({ shows }) => shows,
  select: ({ to, through: { table, own, theirs }, shows }, tableOf) =>
    `coalesce((
      select json_agg(json_build_object(${shows.map((column) => `'${column}', o.${column}`).join(', ')})
        order by l.position, o.id)
      from ${table} l join ${tableOf(to)} o on o.id = l.${theirs} where l.${own} = t.id), '[]')`,
  selectNames: ({ to, through: { table, own, theirs } }, tableOf) =>
    `(select string_agg(o.name, ', ' order by l.position, o.id)
      from ${table} l join ${tableOf(to)} o on o.id = l.${theirs} where l.${own} = t.id)`,
  selectFirst: ({ through: { table, own, theirs } }) =>
    `(select l.${theirs} from ${table} l where l.${own} = t.id order by l.position, l.${theirs} limit 1)`,
  through: ({ through }) => through,
  differing,
  replace,
}

const jsonOf = (rows: readonly LinkedRow[]) => JSON.stringify(rows.map(({ id, value }) => ({ id, ids: idsIn(value) })))

async function differing(
  tx: Tx,
  { through: { table, own, theirs } }: RefsField,
  rows: readonly LinkedRow[],
): Promise<number[]> {
  const text = `
    select w.id from jsonb_to_recordset($1::text::jsonb) w (id int, ids int[])
    where w.ids <> (
      select coalesce(array_agg(l.${theirs} order by l.position), '{}') from ${table} l where l.${own} = w.id)`
  return (await tx.query<{ id: number }[]>(text, [jsonOf(rows)], { prepare: true })).map(({ id }) => id)
}

async function replace(
  tx: Tx,
  { through: { table, own, theirs } }: RefsField,
  { rows, areNew }: { rows: readonly LinkedRow[]; areNew: boolean },
): Promise<void> {
  if (!areNew) await tx.query(`delete from ${table} where ${own} = any($1::int[])`, [rows.map(({ id }) => id)])
  if (rows.every(({ value }) => idsIn(value).length === 0)) return
  const text = `
    insert into ${table} (${own}, ${theirs}, position)
    select w.id, linked.id, linked.at from jsonb_to_recordset($1::text::jsonb) w (id int, ids int[])
      cross join lateral unnest(w.ids) with ordinality linked (id, at)`
  await tx.query(text, [jsonOf(rows)], { prepare: true })
}

const described: Described<RefsField> = {
  read: () => listOf(idSchema),
  written({ to }) {
    const json = { ...listOf(idSchema), maxItems: mostIds, description: `Ids of ${to}, in order` }
    return { json, form: jsonText(json) }
  },
  filter: () => idSchema,
  besides(_, { to, first }) {
    const alone = { ...idSchema, description: `Alone: a list of one of ${to}` }
    return first ? { [first]: { json: orNull(alone), form: orEmpty(alone) } } : {}
  },
}

export const refsLinks = columnKind<RefsField>([], described, {
  reference,
  links,
  cell: { type: 'text', value: (_, names) => (typeof names === 'string' ? names : null) },
})
