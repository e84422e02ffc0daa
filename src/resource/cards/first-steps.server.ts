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
    steps: arraySchema(
      objectSchema({
        resource: { type: 'string' },
        is_done: { type: 'boolean' },
        has_records: {
          type: 'boolean',
          description: 'True if there are records already, even if something is missing in them.',
        },
      }),
    ),
  }),
  scope: {},
  isLive: true,
  async computeFigures(tx, { actor, registry }) {
    const declaredSteps = steps.map(({ resourceName, requiredRows, filledField }) => ({
      resource: requirePrepared(registry, resourceName).resource,
      requiredRows,
      filledField,
    }))
    const allowedSteps = declaredSteps.filter(({ resource }) => hasAccess(actor, resource.access.create))
    if (allowedSteps.length === 0) return { steps: [] }
    const { text, values } = buildStepsStatement(allowedSteps, actor)
    const [answers = {}] = await tx.query<Record<string, boolean>[]>(text, values, { prepare: true })
    const shownSteps = allowedSteps.map(({ resource }) => ({
      resource: resource.name,
      is_done: answers[resource.name] === true,
      has_records: answers[`${resource.name}_has_records`] === true,
    }))
    return { steps: shownSteps.every((step) => step.is_done) ? [] : shownSteps }
  },
})

/**
 * Builds one statement that checks for every step whether its resource has enough rows within the reader's scope, and
 * whether it has any. SQL injection: table and field are constants of the program.
 */
function buildStepsStatement(
  steps: readonly { resource: Resource; requiredRows: number; filledField: string | undefined }[],
  actor: Actor,
): { text: string; values: unknown[] } {
  const parameters = new SqlParameters()
  const conditions = steps.flatMap(({ resource: { name, table }, resource, requiredRows, filledField }) => {
    const where = buildScopeCondition(resource, actor, parameters)
    const isFilled = filledField === undefined ? '' : ` and t.${filledField} is not null`
    return [
      `exists (select 1 from ${table} t where ${where}${isFilled} offset ${requiredRows - 1}) as ${name}`,
      `exists (select 1 from ${table} t where ${where}) as ${name}_has_records`,
    ]
  })
  return { text: `select ${conditions.join(', ')}`, values: parameters.values }
}
