import { mostUnknown, nameRows } from '#src/importer/rows/name-rows.server.ts'
import type { Plan } from '#src/importer/rows/plan.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import { spelt } from '#src/importer/rows/references.server.ts'
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
  const come = await unknownIn(db, plan, after)
  const gone = await unknownIn(db, plan, before)
  const all = told.map((one) => ({
    ...one,
    count: one.count + (take(come, one)?.count ?? 0) - (take(gone, one)?.count ?? 0),
  }))
  const fresh = new Map([...come].filter(([field]) => all.filter((one) => one.field === field).length < mostUnknown))
  const added = await unknownNames(db, { ...plan, unknown: fresh })
  return [...all, ...added].filter(({ count }) => count > 0).sort(byCount)
}

async function unknownIn(db: Reads, plan: Plan, read: ReadRow | null): Promise<Plan['unknown']> {
  const own: Plan = { ...plan, unknown: new Map() }
  if (read) await nameRows(db, own, [read])
  return own.unknown
}

function take(from: Plan['unknown'], { field, value }: UnknownName) {
  const texts = from.get(field)
  const found = texts?.get(spelt(value))
  texts?.delete(spelt(value))
  return found
}
