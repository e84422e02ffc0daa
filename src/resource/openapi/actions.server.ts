import { type Description, jsonOrForm } from '#src/platform/openapi/operation.server.ts'
import { idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { codedError, refusal } from '#src/platform/openapi/refusals.server.ts'
import { named, objectSchema } from '#src/platform/openapi/schema.server.ts'
import { inputProperties, stampSchema } from '#src/resource/openapi/bodies.server.ts'
import { describeMany, undoHeader } from '#src/resource/openapi/bulk.server.ts'
import { pluralName, typeName } from '#src/resource/openapi/names.server.ts'
import { filesOf, type Prepared } from '#src/resource/registration/prepared.server.ts'
import { filesTaken } from '#src/resource/write/uploads.server.ts'

/** What `/api/docs` says of an action on one row, or on many. */
export const describeAction = (prepared: Prepared, name: string, rows: 'one' | 'many'): Description =>
  rows === 'one' ? describeOnRecord(prepared, name) : describeOnMany(prepared, name)

const verbOf = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

function describeOnRecord({ resource, rules }: Prepared, name: string): Description {
  const type = typeName(resource)
  const { input = {} } = resource.actions[name] ?? {}
  const schemaIn = (encoding: 'json' | 'form') => {
    const { properties, required } = inputProperties(input, encoding)
    return objectSchema({ ...properties, updated_at: stampSchema }, required)
  }
  return {
    id: `mark${type}${verbOf(name)}`,
    tag: resource.name,
    summary: `The action \`${name}\` on one row; the answer is the row afterwards`,
    parameters: [idParameter, keyParameter],
    body: jsonOrForm(schemaIn('json'), schemaIn('form'), filesTaken({ files: filesOf({ fields: input }) })),
    answer: named(type),
    ...(rules.actions?.[name]?.undo && { headers: undoHeader }),
    refuses: [400, 404, 429],
    more: {
      409: refusal('The state forbids it', {
        anyOf: [codedError(['KEY_REUSED', ...(rules.conflicts ?? [])]), named(`Stale${type}`)],
      }),
    },
  }
}

function describeOnMany(prepared: Prepared, name: string): Description {
  const { resource, rules } = prepared
  const { input = {} } = resource.actions[name] ?? {}
  return {
    id: `mark${pluralName(resource)}${verbOf(name)}`,
    tag: resource.name,
    summary: `The action \`${name}\` on many rows, all or none`,
    ...describeMany(prepared, { counts: 'changed', ...inputProperties(input, 'json') }),
    ...(!rules.actions?.[name]?.undo && { headers: {} }),
  }
}
