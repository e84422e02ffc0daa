import { type Actor, hasAccess } from '#src/platform/actor.ts'
import { arraySchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { type FirstStep, type FirstStepsFigures, firstStepsCard } from '#src/resource/cards/first-steps.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { requirePrepared } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

/**
 * Creates the server side of the card with the first steps in an empty shop. It shows the steps that the reader may
 * take. A step is done as soon as its records exist. If all steps are done, the figures have no steps.
 */
export const createFirstStepsSource = (steps: readonly FirstStep[]): CardSource<FirstStepsFigures> => ({
  card: firstStepsCard,
  summary: 'What an empty shop still needs, of what the caller may do; empty once all is done',
  schema: objectSchema({
    steps: arraySchema(objectSchema({ resource: { type: 'string' }, is_done: { type: 'boolean' } })),
  }),
  scope: {},
  isLive: true,
  async computeFigures(tx, { actor, registry }) {
    const declaredSteps = steps.map(({ resourceName, requiredRows }) => ({
      resource: requirePrepared(registry, resourceName).resource,
      requiredRows,
    }))
    const allowedSteps = declaredSteps.filter(({ resource }) => hasAccess(actor, resource.access.create))
    if (allowedSteps.length === 0) return { steps: [] }
    const { text, values } = buildStepsStatement(allowedSteps, actor)
    const [doneByName = {}] = await tx.query<Record<string, boolean>[]>(text, values, { prepare: true })
    const shownSteps = allowedSteps.map(({ resource }) => ({
      resource: resource.name,
      is_done: doneByName[resource.name] === true,
    }))
    return { steps: shownSteps.every((step) => step.is_done) ? [] : shownSteps }
  },
})

/** Builds one statement that checks for every step whether its resource has enough rows within the reader's scope. */
function buildStepsStatement(
  steps: readonly { resource: Resource; requiredRows: number }[],
  actor: Actor,
): { text: string; values: unknown[] } {
  const parameters = new SqlParameters()
  const conditions = steps.map(({ resource, requiredRows }) => {
    const where = buildScopeCondition(resource, actor, parameters)
    return `exists (select 1 from ${resource.table} t where ${where} offset ${requiredRows - 1}) as ${resource.name}`
  })
  return { text: `select ${conditions.join(', ')}`, values: parameters.values }
}
