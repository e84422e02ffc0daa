import { objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Field } from '#src/resource/fields.ts'
import { namesOf, stamp } from '#src/resource/openapi/entity.server.ts'
import { isNullable, orEmpty, orNull, type Written } from '#src/resource/openapi/kind.server.ts'
import { describedKind } from '#src/resource/openapi/kinds.server.ts'

type Encoding = keyof Written

const allowed = 'What a read gave may be sent back and means nothing; a name that is neither here nor there is refused'

/** What a new row is made from. */
export function createSchema(resource: Resource, encoding: Encoding): Schema {
  const required = writableFields(resource).filter(([, field]) => field.required)
  const names = required.map(([name]) => name)
  return { ...objectSchema(writtenProperties(resource, encoding), names), description: allowed }
}

/** What a row is changed by: what is not sent stays as it is. */
export function updateSchema(resource: Resource, encoding: Encoding): Schema {
  const updated_at = { ...stamp, description: 'As it was read: where another editor saved meanwhile, 409 STALE' }
  return { ...objectSchema({ ...writtenProperties(resource, encoding), updated_at }, []), description: allowed }
}

function writtenProperties(resource: Resource, encoding: Encoding): Schema {
  return Object.fromEntries(
    writableFields(resource).flatMap(([name, field]) => {
      const kind = describedKind(field)
      const besides = Object.entries(kind.besides(name, field)).map(([other, written]) => [other, written[encoding]])
      return [[name, writtenSchema(field, encoding)], ...besides]
    }),
  )
}

const writableFields = (resource: Resource) => Object.entries(resource.fields).filter(([, field]) => !field.readOnly)

/** Files of one picture are never empty: it is taken away under a name of its own. */
function writtenSchema(field: Field, encoding: Encoding): Schema {
  const schema = describedKind(field).written(field)[encoding]
  if (!isNullable(field) || field.kind === 'picture') return schema
  return encoding === 'json' ? orNull(schema) : orEmpty(schema)
}

/** The fields of a form that carry files. */
export const fileFields = (resource: Resource): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'picture' || field.kind === 'pictures' ? namesOf(name, field) : [],
  )
