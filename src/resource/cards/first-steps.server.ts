import { type Actor, holds } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { listOf, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { type FirstStep, firstStepsCard, type StepsFigures } from '#src/resource/cards/first-steps.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'

/**
 * The first steps of an empty shop, of those that the reader may take. A step is done by what is there, so it ticks
 * itself off; where all are done the answer is empty.
 */
export const firstStepsSource = (steps: readonly FirstStep[]): CardSource<StepsFigures> => ({
  card: firstStepsCard,
  summary: 'What an empty shop still needs, of what the caller may do; empty once all is done',
  schema: objectSchema({
    steps: listOf(objectSchema({ resource: { type: 'string' }, is_done: { type: 'boolean' } })),
  }),
  scope: {},
  isLive: true,
  async figures(tx, { actor }) {
    const shown: { resource: string; is_done: boolean }[] = []
    for (const step of steps.filter(({ of }) => holds(actor, of.access.create)))
      shown.push({ resource: step.of.name, is_done: await isDone(tx, actor, step) })
    return { steps: shown.every((step) => step.is_done) ? [] : shown }
  },
})

async function isDone(tx: Tx, actor: Actor, { of, rows }: FirstStep): Promise<boolean> {
  const parameters = new Parameters()
  const where = withinScope(of, actor, parameters)
  const limit = parameters.add(rows)
  const text = `select 1 from ${of.table} t where ${where} limit ${limit}`
  return (await tx.query(text, parameters.values, { prepare: true })).length === rows
}
