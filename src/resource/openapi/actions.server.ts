import { documented, jsonOrForm } from '#src/platform/openapi/operation.server.ts'
import { idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { codedError, refusal } from '#src/platform/openapi/refusals.server.ts'
import { named } from '#src/platform/openapi/schema.server.ts'
import type { Action } from '#src/resource/declaration.ts'
import { inputSchema } from '#src/resource/openapi/bodies.server.ts'
import { typeName } from '#src/resource/openapi/names.server.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'

/** What `/api/docs` says of an action. */
export function describeAction({ resource, rules }: Prepared, name: string, { input = {} }: Action) {
  const type = typeName(resource)
  const hasInput = Object.keys(input).length > 0
  const verb = name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return documented({
    id: `mark${type}${verb}`,
    tag: resource.name,
    summary: `The action \`${name}\` on one row; the answer is the row afterwards`,
    parameters: [idParameter, keyParameter],
    ...(hasInput && { body: jsonOrForm(inputSchema(input, 'json'), inputSchema(input, 'form')) }),
    answer: named(type),
    refuses: [400, 404, 429],
    more: {
      409: refusal('The state forbids it', {
        anyOf: [codedError(['KEY_REUSED', ...(rules.conflicts ?? [])]), named(`Stale${type}`)],
      }),
    },
  })
}
