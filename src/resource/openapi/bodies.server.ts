import { objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { stampField } from '#src/resource/model.ts'
import { onlyWith } from '#src/resource/openapi/entity.server.ts'
import { orEmpty, orNull, type Written } from '#src/resource/openapi/kind-schemas.server.ts'
import { staysWhenEmpty, type WriteMode } from '#src/resource/schema.ts'

type Encoding = keyof Written

const allowed = 'What a read gave may be sent back and means nothing; a name that is neither here nor there is refused'

/** Optimistic lock of a request body. */
export const stampSchema: Schema = {
  ...serverKindOf(stampField).openApi.read(stampField),
  description: 'As it was read: where another editor saved meanwhile, 409 STALE',
}

/** Request body of POST. */
export function createSchema(resource: Resource, encoding: Encoding): Schema {
  const required = writableFields(resource).filter(([, field]) => field.required)
  const names = required.map(([name]) => name)
  return { ...objectSchema(writtenProperties(resource, encoding, 'create'), names), description: allowed }
}

/** Request body of PUT and PATCH: what is not sent stays as it is. */
export function updateSchema(resource: Resource, encoding: Encoding): Schema {
  return {
    ...objectSchema({ ...writtenProperties(resource, encoding, 'update'), updated_at: stampSchema }, []),
    description: allowed,
  }
}

/** What the request body of an action holds. */
export function inputProperties(input: Readonly<Record<string, Field>>, encoding: Encoding) {
  const fields = Object.entries(input)
  return {
    properties: Object.fromEntries(fields.map(([name, field]) => [name, writtenSchema(field, encoding, 'create')])),
    required: fields.flatMap(([name, field]) => (field.required ? [name] : [])),
  }
}

function writtenProperties(resource: Resource, encoding: Encoding, mode: WriteMode): Schema {
  return Object.fromEntries(
    writableFields(resource).flatMap(([name, field]) => {
      const { openApi } = serverKindOf(field)
      const besides = Object.entries(openApi.besides(name, field)).map(([other, written]) => [other, written[encoding]])
      return [[name, writtenSchema(field, encoding, mode)], ...besides]
    }),
  )
}

/** Of a parent the address tells, not the body. */
const writableFields = ({ fields, parent }: Resource) =>
  Object.entries(fields).filter(([name, field]) => !field.readOnly && name !== parent?.by)

/**
 * Optional fields may be sent empty, except pictures, which are removed under a name of their own.
 */
function writtenSchema(field: Field, encoding: Encoding, mode: WriteMode): Schema {
  const { openApi, files } = serverKindOf(field)
  const plain = openApi.written(field)[encoding]
  const schema = field.readPermission ? { ...plain, ...onlyWith(field.readPermission, plain) } : plain
  const mayBeEmpty = !field.required || staysWhenEmpty(field, mode)
  if (!mayBeEmpty || files) return schema
  return encoding === 'json' ? orNull(schema) : orEmpty(schema)
}
