import type { Plan } from '#src/importer/rows/plan.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import { type NamedRows, spelt } from '#src/importer/rows/references.server.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'

/** Ids, of references to rows that are yet to be created. */
type Pending = Readonly<Record<string, number>>

/** Texts that name other rows become their ids. Returns of which rows some are pending. */
export async function nameRows(db: Reads, plan: Plan, read: readonly ReadRow[]): Promise<Map<ReadRow, Pending>> {
  const pending = new Map<ReadRow, Pending>()
  for (const [name, named] of plan.names) {
    const isList = plan.prepared.links.some((link) => link.name === name)
    const all = read.flatMap(({ texts }) => texts[name] ?? [])
    await named.find(db, isList ? all.flatMap(spellings) : all)
    for (const one of read) {
      const written = one.texts[name]
      if (!written) continue
      const texts = isList ? written.flatMap((text) => namesIn(named, text)) : written
      const meant = texts.map((text) => named.meant(text))
      const unknown = texts.filter((_, at) => meant[at] === null)
      for (const text of unknown) note(plan, name, text)
      if (unknown[0] !== undefined) one.problems[name] = { key: 'importer.unknown', params: { value: unknown[0] } }
      const toCreate = texts.find((_, at) => meant[at] === 'create')
      if (toCreate !== undefined) pending.set(one, { ...pending.get(one), [name]: named.pending(toCreate) })
      const ids = [...new Set(meant.filter((id) => typeof id === 'number'))]
      if (isList) one.given[name] = ids
      else if (ids[0] !== undefined) one.given[name] = ids[0]
    }
  }
  return pending
}

/** 'Azul / Blanco' is one name where a row has it, and else two, where rows have both. */
function namesIn(named: NamedRows, text: string): string[] {
  const parts = partsOf(text)
  const areTwo = named.meant(text) === null && parts.every((part) => named.meant(part) !== null)
  return areTwo && parts.length > 0 ? parts : [text]
}

/** All that a text of a list may be read as. */
export const spellings = (text: string): string[] => [text, ...partsOf(text)]

const partsOf = (text: string): string[] =>
  text
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean)

/** Distinct texts that are told of each field. */
export const mostUnknown = 200

function note({ unknown }: Plan, field: string, text: string): void {
  const counts = unknown.get(field) ?? new Map<string, { value: string; count: number }>()
  unknown.set(field, counts)
  const { value, count } = counts.get(spelt(text)) ?? { value: text, count: 0 }
  if (count > 0 || counts.size < mostUnknown) counts.set(spelt(text), { value, count: count + 1 })
}
