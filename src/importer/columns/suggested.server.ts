import { type RememberedColumns, rememberedColumns } from '#src/importer/columns/remembered-columns.ts'
import { type Column, columnsByContent, suggestColumns } from '#src/importer/columns/suggest-columns.server.ts'
import type { Import } from '#src/importer/imports.server.ts'
import { isTarget } from '#src/importer/targets.ts'
import type { Found } from '#src/importer/wire.ts'
import { loaderOf, type World } from '#src/importer/world.server.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'

/** What each column of a sheet probably is, for each target: worked out once, beside the server: it takes a while. */
export async function suggestedFor(
  world: World,
  load: Import,
  columns: readonly Column[],
): Promise<Pick<Found, 'suggested' | 'by_content' | 'undecided'>> {
  const { sql, registry, words } = world
  const actor = await loaderOf(world, sql, load)
  const last = await lastColumns(sql, load)
  const targets = [...registry.values()].filter(({ resource }) => isTarget(resource, actor))
  const all = targets.map((prepared) => {
    const target = prepared.seenBy(actor).resource
    const known = { words: words[target.name] ?? {}, last: last[target.name] ?? {} }
    const { mapping, undecided } = suggestColumns(target, columns, known)
    return { name: target.name, mapping, undecided, byContent: columnsByContent(target, columns, mapping, known) }
  })
  return {
    suggested: Object.fromEntries(all.map(({ name, mapping }) => [name, mapping])),
    by_content: Object.fromEntries(all.map(({ name, byContent }) => [name, byContent])),
    undecided: Object.fromEntries(all.map(({ name, undecided }) => [name, undecided])),
  }
}

/** By target, what the columns of this user's last load into it fed. */
async function lastColumns(
  db: Reads,
  { user_id: user, id }: Import,
): Promise<Partial<Record<string, RememberedColumns>>> {
  const loads = await db<Pick<Import, 'asked' | 'found'>[]>`
    select distinct on (asked->>'resource') asked, found from imports
    where user_id = ${user} and id <> ${id} and asked is not null and status = 'done'
    order by asked->>'resource', id desc`
  return Object.fromEntries(
    loads.flatMap(({ asked, found }) =>
      asked && found ? [[asked.resource, rememberedColumns(found.columns, asked.mapping)]] : [],
    ),
  )
}
