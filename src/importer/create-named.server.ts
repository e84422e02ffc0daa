import type { Plan } from '#src/importer/plan.server.ts'
import { spelt } from '#src/importer/references.server.ts'
import { Forbidden, Invalid } from '#src/platform/errors.ts'
import { readField } from '#src/resource/schema.ts'
import type { By } from '#src/resource/write/optimistic-lock.server.ts'
import { saveMany } from '#src/resource/write/save.server.ts'

/** Creates the rows that texts of the sheet are to name, those that stand already apart; a second time nothing. */
export async function createNamed(by: By, { asked, names }: Plan): Promise<void> {
  for (const [field, named] of names) {
    const wanted = Object.entries(asked.resolve[field] ?? {}).flatMap(([text, to]) => (to === 'create' ? [text] : []))
    if (wanted.length === 0) continue
    if (!named.mayCreate()) throw new Forbidden()
    await named.find(by.tx, wanted)
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
    const made = await saveMany(by, named.target, changes)
    for (const [at, text] of once.entries()) if (made[at]) named.learn(text, made[at].id)
  }
}
