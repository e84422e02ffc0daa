import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Invalid } from '#src/platform/errors.ts'
import { readLanguage } from '#src/platform/http/access/guard-routes.server.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { documentRoute, jsonOrForm } from '#src/platform/openapi/operation.server.ts'
import { keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import { arraySchema, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { parseBulkQuery } from '#src/resource/bulk/bulk-query.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { readBoolean } from '#src/resource/kinds/boolean/boolean.ts'
import { buildInputPropertiesAndRequired } from '#src/resource/openapi/bodies.server.ts'
import { undoHeader } from '#src/resource/openapi/bulk.server.ts'
import { pluralTypeName } from '#src/resource/openapi/type-names.server.ts'
import {
  listFieldsWithFiles,
  type PreparedResource,
  type Registry,
  requirePrepared,
} from '#src/resource/registration/prepared.server.ts'
import { sendUndoableAnswer } from '#src/resource/undo/undo-token.server.ts'
import { parseActionInputOrRefuse } from '#src/resource/write/check-input.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { insertUploadRowsAndBuildColumns } from '#src/resource/write/rows/upload-rows.server.ts'
import { listUploadFields, planUploads } from '#src/resource/write/uploads.server.ts'
import { type CertificationType, certifications } from '#src/workforce/trainings/certifications.ts'
import {
  type CertifyManyRequest,
  certifyManyOrRefuse,
  type ManyAnswer,
} from '#src/workforce/trainings/certify-many.server.ts'

/** Body fields that select the employees or ask for a preview. Bulk requests of a list call the first one `ids`. */
const selectionNames = ['employee_ids', 'filter', 'expected', 'stamp', 'preview']

/**
 * Registers `POST /api/trainings/many` and `/api/qualities/many`: the same training for many employees, with one file
 * that all rows share. `app` must accept multipart bodies.
 */
export function addManyCertificationRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const employees = requirePrepared(registry, 'employees')
  for (const { type, resource } of certifications) {
    const prepared = requirePrepared(registry, resource.name)
    app.post(
      `/api/${resource.name}/many`,
      { config: { access: resource.access.create }, schema: documentRoute(() => describeManyRoute(resource)) },
      async (request, reply) => {
        const { body, undo } = await handleManyCertifications(services, request, {
          type,
          employees,
          certifications: prepared,
        })
        return sendUndoableAnswer(reply, { body: translateRefusals(request, body), undo })
      },
    )
  }
}

type ManyResources = { type: CertificationType; employees: PreparedResource; certifications: PreparedResource }

function handleManyCertifications(services: Services, request: FastifyRequest, resources: ManyResources) {
  const { employees, certifications: prepared } = resources
  const fields = listFieldsSharedByMany(prepared.resource)
  const files = listFieldsWithFiles({ fields })
  return handleWrite(services, request, {
    prepared,
    uploadFields: listUploadFields({ files }),
    checkBody: (body, actor) => ({ body, many: parseCertifyManyRequest(employees.narrowTo(actor), fields, body) }),
    /** A preview stores no file. */
    prepare: async (input) => ({
      input,
      uploads: input.many.query.isPreview ? [] : planUploads({ files }, input.body, null),
    }),
    bulk: ({ many }) => many.query,
    async run(context, { body, many }, storedUploads) {
      const plans = planUploads({ files }, body, null)
      const { columns } = await insertUploadRowsAndBuildColumns(context, prepared, {
        plans,
        storedUploads,
        before: null,
      })
      return certifyManyOrRefuse(context, resources, { ...many, values: { ...many.values, ...columns } })
    },
  })
}

/** The fields that all rows have in common. */
const listFieldsSharedByMany = ({ fields, parent }: Resource): Resource['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([name, field]) => !field.readOnly && name !== parent?.fieldName))

/**
 * Parses the body. Throws Invalid with every wrong or unknown field. An expiration that is left out is proposed later.
 */
function parseCertifyManyRequest(
  employees: PreparedResource,
  fields: Resource['fields'],
  body: RequestBody,
): CertifyManyRequest {
  const { employee_ids: ids, skip_held: skipped = false, ...others } = body.fields
  const entries = Object.entries(others)
  const selection = Object.fromEntries(entries.filter(([name]) => selectionNames.includes(name)))
  const query = parseEmployeeSelection(employees, ids === undefined ? selection : { ...selection, ids })
  const values = parseActionInputOrRefuse(
    { input: fields },
    Object.fromEntries(entries.filter(([name]) => !selectionNames.includes(name))),
  )
  const skipsHolders = readBoolean(skipped)
  if (typeof skipsHolders !== 'boolean') throw new Invalid({ skip_held: 'resource.list.bad_parameter' })
  const { expiration_date: expiration, ...withoutExpiration } = values
  if (typeof expiration === 'string' && expiration < String(values.date))
    throw new Invalid({ expiration_date: 'workforce.certifications.expires_before' })
  return { query, values: 'expiration_date' in others ? values : withoutExpiration, skipsHolders }
}

function parseEmployeeSelection(employees: PreparedResource, selection: Record<string, unknown>) {
  try {
    return parseBulkQuery(employees, selection)
  } catch (error) {
    if (!(error instanceof Invalid) || !error.fields.ids) throw error
    const { ids, ...otherFields } = error.fields
    throw new Invalid({ ...otherFields, employee_ids: ids }, error.key)
  }
}

function translateRefusals(request: FastifyRequest, { refused, ...rest }: ManyAnswer) {
  if (!refused) return rest
  const language = readLanguage(request)
  return { ...rest, refused: refused.map(({ id, message }) => ({ id, message: translate(language, message) })) }
}

const countSchema: Schema = { type: 'integer', minimum: 0 }

const selectionProperties = {
  employee_ids: { ...arraySchema(idSchema), maxItems: 10_000, description: 'These employees, or those of `filter`' },
  filter: { type: 'object', description: 'The parameters of the list of employees, `q` included; never empty' },
  expected: { ...countSchema, description: 'The request is refused if the number of employees differs' },
  skip_held: { type: 'boolean', description: 'Leaves out who holds it of the same date' },
  preview: { type: 'boolean', description: 'Nothing is written; the answer names who would be refused' },
}

/** In a form the selection is sent as JSON text. */
const formProperties = {
  ...selectionProperties,
  employee_ids: { type: 'string', description: 'JSON: `[1, 2]`' },
  filter: { type: 'string', description: 'JSON' },
  expected: { type: 'string' },
  skip_held: { type: 'string', enum: ['1', '0'] },
  preview: { type: 'string', enum: ['1', '0'] },
}

function describeManyRoute(resource: Resource) {
  const fields = listFieldsSharedByMany(resource)
  const buildBody = (encoding: 'json' | 'form') => {
    const { properties, required } = buildInputPropertiesAndRequired(fields, encoding)
    return objectSchema({ ...(encoding === 'json' ? selectionProperties : formProperties), ...properties }, required)
  }
  return {
    id: `createMany${pluralTypeName(resource)}`,
    tag: resource.name,
    summary: 'Gives the same to many employees, all or none; they share one file',
    description: 'The answer has `created` and `skipped`, that of a preview `changed` and `refused`.',
    parameters: [keyParameter],
    body: jsonOrForm(
      buildBody('json'),
      buildBody('form'),
      listUploadFields({ files: listFieldsWithFiles({ fields }) }),
    ),
    responseSchema: objectSchema(
      {
        created: countSchema,
        skipped: countSchema,
        changed: countSchema,
        refused: arraySchema(objectSchema({ id: idSchema, message: { type: 'string' } })),
      },
      [],
    ),
    headers: undoHeader,
    refusals: [400, 429, 500, 507] as const,
    extraResponses: {
      409: buildErrorResponse('The state forbids it', {
        anyOf: [
          buildCodedErrorSchema(['REFUSED'], {
            refused: arraySchema(objectSchema({ id: idSchema, message: { type: 'string' } })),
          }),
          buildCodedErrorSchema(['KEY_REUSED', 'COUNT_CHANGED', 'ROWS_CHANGED']),
        ],
      }),
    },
  }
}
