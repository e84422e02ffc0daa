import { type Actor, hasAccess } from '#src/platform/actor.ts'
import { arraySchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { type FirstStep, firstStepsCard, type StepsFigures } from '#src/resource/cards/first-steps.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { preparedNamed } from '#src/resource/registration/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope/scope.server.ts'

/**
 * The first steps of an empty shop, of those that the reader may take. A step is done by what is there, so it ticks
 * itself off; where all are done the answer is empty.
 */
export const firstStepsSource = (steps: readonly FirstStep[]): CardSource<StepsFigures> => ({
  card: firstStepsCard,
  summary: 'What an empty shop still needs, of what the caller may do; empty once all is done',
  schema: objectSchema({
    steps: arraySchema(objectSchema({ resource: { type: 'string' }, is_done: { type: 'boolean' } })),
  }),
  scope: {},
  isLive: true,
  async figures(tx, { actor, registry }) {
    const declared = steps.map(({ of, rows }) => ({ of: preparedNamed(registry, of).resource, rows }))
    const may = declared.filter(({ of }) => hasAccess(actor, of.access.create))
    if (may.length === 0) return { steps: [] }
    const { text, values } = questions(may, actor)
    const [done = {}] = await tx.query<Record<string, boolean>[]>(text, values, { prepare: true })
    const shown = may.map(({ of }) => ({ resource: of.name, is_done: done[of.name] === true }))
    return { steps: shown.every((step) => step.is_done) ? [] : shown }
  },
})

/** One statement for all: has each resource so many rows within the reader's scope? */
function questions(
  steps: readonly { of: Resource; rows: number }[],
  actor: Actor,
): { text: string; values: unknown[] } {
  const parameters = new Parameters()
  const asked = steps.map(({ of, rows }) => {
    const where = withinScope(of, actor, parameters)
    return `exists (select 1 from ${of.table} t where ${where} offset ${rows - 1}) as ${of.name}`
  })
  return { text: `select ${asked.join(', ')}`, values: parameters.values }
}
