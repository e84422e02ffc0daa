import { importable } from '#src/importer/importable.server.ts'
import type { Import } from '#src/importer/imports.server.ts'
import { targetsOf } from '#src/importer/plan.server.ts'
import { type RememberedColumns, rememberedColumns } from '#src/importer/remembered-columns.ts'
import type { ImportParts } from '#src/importer/routes.server.ts'
import { suggestColumns } from '#src/importer/suggest-columns.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'

/** The sheet's columns, what they may feed, and what each probably is. */
export async function described({ registry, words, services }: ImportParts, load: Import, actor: Actor) {
  const { id, found } = load
  const targets = targetsOf(registry, actor).map((prepared) => prepared.seenBy(actor).resource)
  const columns = found?.columns ?? []
  const last = await lastColumns(services.sql, load)
  return {
    id,
    name: load.name,
    sheets: found?.sheets ?? [],
    sheet: found?.sheet ?? 0,
    header_row: found?.header_row ?? 0,
    columns,
    rows: found?.rows ?? 0,
    suggested: Object.fromEntries(
      targets.map((target) => [
        target.name,
        suggestColumns(target, columns, { words: words[target.name] ?? {}, last: last[target.name] ?? {} }),
      ]),
    ),
    fields: Object.fromEntries(targets.map((target) => [target.name, importable(target).map(({ name }) => name)])),
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
