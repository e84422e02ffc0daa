import type { FastifyInstance } from 'fastify'
import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import { documentRoute, jsonOrForm } from '#src/platform/openapi/operation.server.ts'
import { idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import { arraySchema, componentRef, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { buildInputPropertiesAndRequired } from '#src/resource/openapi/bodies.server.ts'
import { undoHeader } from '#src/resource/openapi/bulk.server.ts'
import { buildEntitySchema } from '#src/resource/openapi/entity.server.ts'
import { typeName } from '#src/resource/openapi/type-names.server.ts'
import { parseId, requirePathId } from '#src/resource/record-id.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import { readField } from '#src/resource/schema.ts'
import { createAndStoreUndoToken, sendUndoableAnswer } from '#src/resource/undo/undo-token.server.ts'
import { prepareEntityAnswer } from '#src/resource/visibility/answer-entity.server.ts'
import { parseActionInputOrRefuse, parsePreview, parseStamp } from '#src/resource/write/check-input.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { requireVisibleUnlessDeleted } from '#src/resource/write/idempotency.server.ts'
import {
  addDeliveriesToRound,
  createRound,
  type PreviewedDelivery,
  previewRound,
  type RoundDelivery,
  type RoundResources,
  requireRoundResources,
} from '#src/safety/rounds/give-round.server.ts'

/** The largest number of deliveries that one request puts into a round. */
const maxDeliveries = 2000

/** Registers `POST /api/ppe_deliveries/round` and `POST /api/ppe_rounds/:id/deliveries`. */
export function addRoundRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const resources = requireRoundResources(registry)
  const { rounds, deliveries } = resources
  const access = deliveries.resource.access.create
  const prepareAnswer = (
    { deliveries: rows, ...round }: Entity & { deliveries?: Entity[] },
    actor: Parameters<typeof prepareEntityAnswer>[2],
  ) => ({
    ...prepareEntityAnswer(services.links, rounds, actor, round as Entity),
    deliveries: (rows ?? []).map((row) => prepareEntityAnswer(services.links, deliveries, actor, row)),
  })

  app.post(
    '/api/ppe_deliveries/round',
    { config: { access }, schema: documentRoute(() => describeRoundRoute(resources)) },
    async (request, reply) => {
      const answer = await handleWrite(services, request, {
        prepared: rounds,
        checkBody: (body) => parseRoundBody(resources, body),
        isPreview: ({ isPreview }) => isPreview,
        async run(context, { round, deliveries: roundDeliveries, isPreview }): Promise<RoundAnswer> {
          if (isPreview)
            return { preview: await previewRound(context, resources, String(round.date), roundDeliveries), undo: null }
          const body = await createRound(context, resources, round, roundDeliveries)
          return { body, undo: await createAndStoreUndoToken(context) }
        },
      })
      if ('preview' in answer) return { deliveries: answer.preview }
      return sendUndoableAnswer(reply, { body: prepareAnswer(answer.body, request.actor), undo: answer.undo })
    },
  )

  app.post<{ Params: { id: string } }>(
    '/api/ppe_rounds/:id/deliveries',
    { config: { access }, schema: documentRoute(() => describeAddingRoute(resources)) },
    async (request, reply) => {
      const id = requirePathId(request.params.id)
      const answer = await handleWrite(services, request, {
        prepared: rounds,
        checkBody: (body) => ({ stamp: parseStamp(body), deliveries: parseAddedDeliveries(resources, body) }),
        async run(context, { stamp, deliveries: roundDeliveries }) {
          const body = await addDeliveriesToRound(context, resources, { id, stamp }, roundDeliveries)
          return { body, undo: await createAndStoreUndoToken(context) }
        },
        requireVisible: (db, actor) => requireVisibleUnlessDeleted(db, rounds, actor, id),
      })
      return sendUndoableAnswer(reply, { body: prepareAnswer(answer.body, request.actor), undo: answer.undo })
    },
  )
}

type RoundAnswer =
  | { preview: PreviewedDelivery[]; undo: null }
  | { body: Entity; undo: Awaited<ReturnType<typeof createAndStoreUndoToken>> }

const roundFieldNames = ['title', 'date', 'signature'] as const

function parseRoundBody(resources: RoundResources, body: RequestBody) {
  const { deliveries, preview: _, ...roundFields } = body.fields
  const isPreview = parsePreview(body)
  const fields = pickFields(resources.rounds, roundFieldNames)
  const signature = roundFields.signature ?? 'row'
  const title = roundFields.title === undefined && isPreview ? '-' : roundFields.title
  const roundInput = { ...roundFields, signature, title }
  const round = collectProblems(
    () => parseActionInputOrRefuse({ input: fields }, roundInput),
    () => parseDeliveries(resources, deliveries),
  )
  return { round: round[0], deliveries: round[1], isPreview }
}

function parseAddedDeliveries(resources: RoundResources, body: RequestBody): RoundDelivery[] {
  const { deliveries, updated_at: _, ...unknownFields } = body.fields
  const unknownNames = Object.keys(unknownFields)
  if (unknownNames.length > 0)
    throw new Invalid(Object.fromEntries(unknownNames.map((name) => [name, 'resource.fields.unknown'])))
  return parseDeliveries(resources, deliveries)
}

/** Runs both parsers. Throws Invalid with the problems of both. */
function collectProblems<A, B>(parseFirst: () => A, parseSecond: () => B): [A, B] {
  const problems: Record<string, MessageRef> = {}
  const run = <T>(parse: () => T): T | undefined => {
    try {
      return parse()
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
      Object.assign(problems, error.fields)
      return undefined
    }
  }
  const [first, second] = [run(parseFirst), run(parseSecond)]
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  return [first as A, second as B]
}

/** Parses the deliveries, or their JSON text. Throws Invalid with each problem at `deliveries.{index}.{field}`. */
function parseDeliveries(resources: RoundResources, value: unknown): RoundDelivery[] {
  const list = typeof value === 'string' ? parseJsonOrNull(value) : value
  if (!Array.isArray(list) || list.length === 0) throw new Invalid({ deliveries: 'safety.ppe_rounds.empty' })
  if (list.length > maxDeliveries)
    throw new Invalid({ deliveries: { key: 'safety.ppe_rounds.too_many', params: { most: maxDeliveries } } })
  const fields = listDeliveryFields(resources)
  const problems: Record<string, MessageRef> = {}
  const deliveries = list.map((item, index) => parseDelivery(fields, item, `deliveries.${index}`, problems))
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  return deliveries
}

function parseDelivery(
  fields: Readonly<Record<string, Field>>,
  item: unknown,
  path: string,
  problems: Record<string, MessageRef>,
): RoundDelivery {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    problems[path] = 'resource.list.bad_parameter'
    return { values: {} }
  }
  if ('id' in item) {
    const id = parseId(item.id)
    if (id === null || Object.keys(item).length > 1) problems[`${path}.id`] = 'resource.list.bad_parameter'
    return { id: id ?? 0 }
  }
  const values: CheckedValues = {}
  for (const [name, raw] of Object.entries(item)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const reading = field ? readField(field, raw) : { problem: 'resource.fields.unknown' }
    if ('problem' in reading) problems[`${path}.${name}`] = reading.problem
    else values[name] = reading.value
  }
  for (const name of ['employee_id', 'ppe_id'])
    if (!(name in item)) problems[`${path}.${name}`] = fields[name]?.required ?? 'resource.fields.required'
  return { values }
}

/** The fields of a delivery that a round takes: its date is the round's, and pictures come later. */
const listDeliveryFields = ({ deliveries }: RoundResources): Readonly<Record<string, Field>> =>
  pickFields(deliveries, [
    ...['employee_id', 'ppe_id', 'size', 'quantity', 'brand', 'model', 'certification', 'next_delivery_date'],
    ...['comments', 'again'],
  ])

const pickFields = ({ resource }: PreparedResource, names: readonly string[]): Readonly<Record<string, Field>> =>
  Object.fromEntries(names.flatMap((name) => (resource.fields[name] ? [[name, resource.fields[name]]] : [])))

function buildDeliveriesSchema(resources: RoundResources): Schema {
  const { properties } = buildInputPropertiesAndRequired(listDeliveryFields(resources), 'json')
  const newDelivery = objectSchema(properties, ['employee_id', 'ppe_id'])
  return {
    ...arraySchema({ anyOf: [newDelivery, objectSchema({ id: idSchema })] }),
    minItems: 1,
    maxItems: maxDeliveries,
    description: 'New ones, and open ones of no open round by their ids',
  }
}

const deliveriesText: Schema = { type: 'string', description: 'JSON: `[{"employee_id": 1, "ppe_id": 2}]`' }

const alreadyGivenResponse = {
  409: buildErrorResponse('A person already gets an item on that day, or the state forbids it', {
    anyOf: [
      buildCodedErrorSchema(['ALREADY_GIVEN'], {
        refused: arraySchema(
          objectSchema({ index: { type: 'integer', minimum: 0 }, employee_id: idSchema, ppe_id: idSchema }),
        ),
      }),
      buildCodedErrorSchema(['KEY_REUSED', 'ROUND_CLOSED', 'STALE']),
    ],
  }),
}

function buildRoundSchema({ rounds, deliveries }: RoundResources): Schema {
  const { properties, required } = readEntitySchema(rounds)
  const rows = arraySchema(componentRef(typeName(deliveries.resource)))
  return objectSchema({ ...properties, deliveries: rows }, [...required, 'deliveries'])
}

/** The properties of a record's answer, and which of them are always there. */
function readEntitySchema(prepared: PreparedResource) {
  const { properties, required } = buildEntitySchema(prepared)
  return { properties: properties as Record<string, Schema>, required: required as string[] }
}

/** A filled in delivery: what it will have is always there, of a stored one all that it has. */
function buildPreviewedSchema({ deliveries }: RoundResources): Schema {
  const filledInNames = [
    ...['employee_id', 'ppe_id', 'delivery_date', 'employee_name', 'ppe_name', 'size', 'quantity', 'brand', 'model'],
    ...['certification', 'next_delivery_date', 'missing_size', 'already_given'],
  ]
  const { properties } = readEntitySchema(deliveries)
  const marks = { missing_size: { type: 'boolean' }, already_given: { type: 'boolean' } }
  const addressPart = { type: ['string', 'null'], description: 'Of the employer' }
  const addressParts = Object.fromEntries(
    ['company_street', 'company_city', 'company_zip_code', 'company_province'].map((name) => [name, addressPart]),
  )
  const row = objectSchema({ ...properties, ...addressParts, ...marks }, filledInNames)
  return objectSchema({ deliveries: arraySchema(row) })
}

function describeRoundRoute(resources: RoundResources) {
  const { rounds } = resources
  const fields = pickFields(rounds, roundFieldNames)
  const buildBody = (encoding: 'json' | 'form') => {
    const { properties, required } = buildInputPropertiesAndRequired(fields, encoding)
    const list = encoding === 'json' ? buildDeliveriesSchema(resources) : deliveriesText
    const preview = encoding === 'json' ? { type: 'boolean' } : { type: 'string', enum: ['1', '0'] }
    return objectSchema({ ...properties, deliveries: list, preview }, [
      ...required.filter((name) => name !== 'signature'),
      'deliveries',
    ])
  }
  return {
    id: 'createPpeRound',
    tag: rounds.resource.name,
    summary: 'Creates a round with its deliveries, all or none; a preview fills them in and writes nothing',
    parameters: [keyParameter],
    body: jsonOrForm(buildBody('json'), buildBody('form')),
    responseSchema: { anyOf: [buildRoundSchema(resources), buildPreviewedSchema(resources)] },
    headers: undoHeader,
    refusals: [400, 429] as const,
    extraResponses: alreadyGivenResponse,
  }
}

const describeAddingRoute = (resources: RoundResources) => ({
  id: 'addDeliveriesToPpeRound',
  tag: resources.rounds.resource.name,
  summary: 'Adds deliveries to an open round, all or none',
  parameters: [idParameter, keyParameter],
  body: jsonOrForm(
    objectSchema({ deliveries: buildDeliveriesSchema(resources), updated_at: { type: 'string' } }, ['deliveries']),
    objectSchema({ deliveries: deliveriesText, updated_at: { type: 'string' } }, ['deliveries']),
  ),
  responseSchema: buildRoundSchema(resources),
  headers: undoHeader,
  refusals: [400, 404, 429] as const,
  extraResponses: alreadyGivenResponse,
})
