import { spellings } from '#src/importer/rows/name-rows.server.ts'
import { toWriteAfter } from '#src/importer/rows/outcomes.server.ts'
import type { Plan } from '#src/importer/rows/plan.server.ts'
import { spelt } from '#src/importer/rows/references.server.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import { readField } from '#src/resource/schema.ts'
import { saveRows } from '#src/resource/write/rows/save-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/**
 * Creates the rows that texts of the load's rows are to name, those that stand already apart; a second time nothing. A
 * name that was mended away is in no row that is written.
 */
export async function createNamed(context: WriteContext, plan: Plan, id: number): Promise<void> {
  const used = await namesInUse(context.tx, plan, id)
  for (const [field, named] of plan.names) {
    const wanted = toCreate(plan, field).filter((text) => used.get(field)?.has(spelt(text)))
    if (wanted.length === 0) continue
    named.requireMayCreate()
    await named.find(context.tx, wanted)
    const missing = wanted.filter((text) => named.meant(text) === 'create')
    // One name in several spellings is one row.
    const once = [...new Map(missing.map((text) => [spelt(text), text])).values()]
    const { resource } = named.target
    const [label = 'name'] = resource.label
    const changes = once.map((text) => {
      const kind = resource.fields[label]
      const read = kind ? readField(kind, text) : { problem: 'resource.fields.unknown' }
      if ('problem' in read) throw new Invalid({ [field]: read.problem })
      return { given: { [label]: read.value }, before: null }
    })
    const made = await saveRows(context, named.target, changes)
    for (const [at, text] of once.entries()) if (made[at]) named.learn(text, made[at].id)
  }
}

const toCreate = ({ asked }: Plan, field: string): string[] =>
  Object.entries(asked.resolve[field] ?? {}).flatMap(([text, to]) => (to === 'create' ? [text] : []))

/** By field, which of the names that may be created stand in rows that are written; reads no further than it must. */
async function namesInUse(db: Reads, plan: Plan, id: number): Promise<Map<string, Set<string>>> {
  const sought = new Map([...plan.names.keys()].map((field) => [field, new Set(toCreate(plan, field).map(spelt))]))
  const used = new Map([...sought.keys()].map((field) => [field, new Set<string>()]))
  let position = 0
  while ([...sought.values()].some(({ size }) => size > 0)) {
    const batch = await toWriteAfter(db, id, plan.reader, position)
    if (batch === null) break
    for (const { texts } of batch.rows)
      for (const [field, names] of sought)
        for (const name of (texts[field] ?? []).flatMap(spellings).map(spelt))
          if (names.delete(name)) used.get(field)?.add(name)
    position = batch.position
  }
  return used
}
