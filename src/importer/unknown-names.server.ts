import { mostUnknown, nameRows } from '#src/importer/name-rows.server.ts'
import type { Plan } from '#src/importer/plan.server.ts'
import type { ReadRow } from '#src/importer/read-row.server.ts'
import { spelt } from '#src/importer/references.server.ts'
import type { UnknownName } from '#src/importer/wire.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'

/** Texts that name no row, the most frequent first, each with one that looks alike. */
export async function unknownNames(db: Reads, { unknown, names }: Plan): Promise<UnknownName[]> {
  const all: UnknownName[] = []
  for (const [field, counts] of unknown) {
    const named = names.get(field)
    if (!named || counts.size === 0) continue
    const texts = [...counts.values()]
    const like = await named.like(
      db,
      texts.map(({ value }) => value),
    )
    const mayCreate = named.mayCreate()
    for (const { value, count } of texts)
      all.push({ field, value, count, like: like.get(value) ?? null, may_create: mayCreate })
  }
  return all.sort(byCount)
}

const byCount = (a: UnknownName, b: UnknownName) => b.count - a.count

type Mended = { told: readonly UnknownName[]; before: ReadRow | null; after: ReadRow | null }

/**
 * The same list after a row was mended, without a look at the others: what the row named before is told once less, what
 * it names now once more. Null for a row that is passed over.
 */
export async function renewUnknown(db: Reads, plan: Plan, { told, before, after }: Mended): Promise<UnknownName[]> {
  const placeOf = ({ field, value }: Pick<UnknownName, 'field' | 'value'>) => `${field} ${spelt(value)}`
  const all = new Map(told.map((one) => [placeOf(one), { ...one }]))
  const count = (one: UnknownName, by: 1 | -1) => {
    const known = all.get(placeOf(one))
    if (known) known.count += by * one.count
    else if (by > 0 && told.filter(({ field }) => field === one.field).length < mostUnknown) all.set(placeOf(one), one)
  }
  for (const one of await unknownIn(db, plan, after)) count(one, 1)
  for (const one of await unknownIn(db, plan, before)) count(one, -1)
  return [...all.values()].filter((one) => one.count > 0).sort(byCount)
}

async function unknownIn(db: Reads, plan: Plan, read: ReadRow | null): Promise<UnknownName[]> {
  const own = { ...plan, unknown: new Map() }
  if (read) await nameRows(db, own, [read])
  return unknownNames(db, own)
}
