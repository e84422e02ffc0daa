import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Invalid, UnsupportedMedia } from '#src/platform/errors.ts'
import type { FileStore, StoredFile, Upload } from '#src/platform/files/file-store.server.ts'
import { readLanguage } from '#src/platform/http/access/guard-routes.server.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { documentRoute, jsonOrForm } from '#src/platform/openapi/operation.server.ts'
import { keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import { arraySchema, componentRef, idSchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import { createPictureRefusal } from '#src/platform/pictures/picture-rules.server.ts'
import { type PictureRefusalReason, UnusablePicture } from '#src/platform/pictures/unusable-picture.ts'
import type { Services } from '#src/platform/services.server.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import { parseNonEmptyIds } from '#src/resource/bulk/bulk-query.server.ts'
import { file } from '#src/resource/kinds/file/file.ts'
import { stampField } from '#src/resource/model.ts'
import { typeName } from '#src/resource/openapi/type-names.server.ts'
import {
  listFieldsWithFiles,
  type PreparedResource,
  type Registry,
  requirePrepared,
} from '#src/resource/registration/prepared.server.ts'
import { readField } from '#src/resource/schema.ts'
import { prepareEntityAnswer } from '#src/resource/visibility/answer-entity.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { insertUploadRowsAndBuildColumns } from '#src/resource/write/rows/upload-rows.server.ts'
import { listUploadFields, planUploads, type StoredUploads } from '#src/resource/write/uploads.server.ts'
import {
  type SignRequest,
  signDeliveriesOrRefuse,
  signRefusalCodes,
} from '#src/safety/signing/sign-deliveries.server.ts'
import { findStrokesProblem, parseStrokes } from '#src/safety/signing/strokes.ts'

const scanFiles = listFieldsWithFiles({ fields: { scan: file() } })
const bodyNames = ['ids', 'seen', 'strokes', 'device_time', 'scan']
const maxDeviceLength = 300

/** Registers `POST /api/ppe_deliveries/sign`. `app` must accept multipart bodies, which bring scans. */
export function addSignRoute(app: FastifyInstance, services: Services, registry: Registry): void {
  const prepared = requirePrepared(registry, 'ppe_deliveries')
  app.post(
    '/api/ppe_deliveries/sign',
    { config: { access: prepared.resource.access.create }, schema: documentRoute(() => describeSignRoute(prepared)) },
    async (request) => {
      const { deliveries } = await handleSigning(services, request, prepared)
      return {
        deliveries: deliveries.map((entity) => prepareEntityAnswer(services.links, prepared, request.actor, entity)),
      }
    },
  )
}

type SignBody = Omit<SignRequest, 'signature' | 'proof'> & { body: RequestBody; strokes: unknown }

function handleSigning(services: Services, request: FastifyRequest, prepared: PreparedResource) {
  return handleWrite(services, request, {
    prepared,
    uploadFields: listUploadFields({ files: scanFiles }),
    checkBody: parseSignBodyOrRefuse,
    async prepare(input) {
      for (const upload of input.body.uploads) await requireReadableScanOrRefuse(services.files, upload)
      return { input, uploads: planUploads({ files: scanFiles }, input.body, null) }
    },
    async run(context, { body, strokes, ...signing }, storedUploads) {
      const plans = planUploads({ files: scanFiles }, body, null)
      await insertUploadRowsAndBuildColumns(context, prepared, { plans, storedUploads, before: null })
      const deliveries = await signDeliveriesOrRefuse(context, prepared, {
        ...signing,
        signature: requireSignature(strokes, storedUploads),
        proof: {
          address: request.ip,
          device: String(request.headers['user-agent'] ?? '').slice(0, maxDeviceLength),
          sentence: translate(readLanguage(request), 'safety.signing.sentence'),
          signedAt: new Date(),
        },
      })
      return { deliveries }
    },
  })
}

/**
 * Parses the body. Throws Invalid with every wrong or unknown field. A signature on glass tells what was shown of each
 * delivery.
 */
function parseSignBodyOrRefuse(body: RequestBody): SignBody {
  const { fields, uploads } = body
  const unknownNames = Object.keys(fields).filter((name) => !bodyNames.includes(name))
  const isPaper = uploads.length > 0
  const sentStrokes = parseIfText(fields.strokes)
  const strokes = isPaper ? null : parseStrokes(sentStrokes)
  const strokesProblem = isPaper ? null : findStrokesProblem(sentStrokes)
  const seenStamps = parseSeenStamps(parseIfText(fields.seen))
  const deviceTime = parseDeviceTime(fields.device_time)
  const ids = parseNonEmptyIds(fields.ids)
  const problems = {
    ...Object.fromEntries(unknownNames.map((name) => [name, 'resource.fields.unknown'])),
    ...(strokesProblem !== null && { strokes: strokesProblem }),
    ...(isPaper && fields.strokes !== undefined && { strokes: 'safety.signing.one_signature' }),
    ...(isSeenWrong(seenStamps, ids, isPaper) && { seen: 'safety.signing.seen_required' }),
    ...(deviceTime === undefined && { device_time: 'resource.list.bad_parameter' }),
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
  return { body, ids, strokes, seenStamps: seenStamps ?? null, deviceTime: deviceTime ?? null }
}

const parseIfText = (value: unknown): unknown => (typeof value === 'string' ? parseJsonOrNull(value) : value)

/** The stamps by id; null if none were sent, undefined if they are malformed. */
function parseSeenStamps(value: unknown): ReadonlyMap<number, string> | null | undefined {
  if (value === undefined || value === null) return null
  if (typeof value !== 'object' || Array.isArray(value)) return undefined
  const stamps = Object.entries(value).map(([id, stamp]) => [Number(id), readField(stampField, stamp)] as const)
  if (stamps.some(([id, reading]) => !Number.isSafeInteger(id) || 'problem' in reading)) return undefined
  return new Map(stamps.map(([id, reading]) => [id, 'value' in reading ? String(reading.value) : '']))
}

function isSeenWrong(
  seenStamps: ReadonlyMap<number, string> | null | undefined,
  ids: readonly number[],
  isPaper: boolean,
): boolean {
  if (seenStamps === undefined) return true
  if (seenStamps === null) return !isPaper
  return ids.some((id) => !seenStamps.has(id))
}

/** The moment by the device's clock; null if none was sent, undefined if it is malformed. */
function parseDeviceTime(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === '') return null
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return undefined
  const time = Date.parse(value)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** A record that nobody can open proves nothing. Throws UnsupportedMedia or TooLarge with the message at the scan. */
async function requireReadableScanOrRefuse(files: FileStore, upload: Upload): Promise<void> {
  try {
    await files.requireReadableScan(upload)
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw error
    if (error.reason === 'too_many_pixels') throw createPictureRefusal(error.reason, upload)
    const message = typeRefusals.has(error.reason) ? 'safety.signing.scan_type' : 'safety.signing.scan_broken'
    throw new UnsupportedMedia(message, { scan: message })
  }
}

const typeRefusals: ReadonlySet<PictureRefusalReason> = new Set(['not_a_picture', 'heic', 'svg'])

/** The strokes, or the stored scan. */
function requireSignature(strokes: unknown, storedUploads: StoredUploads): SignRequest['signature'] {
  const [scan] = (storedUploads.get('scan') ?? []) as StoredFile[]
  if (!scan) return { strokes: strokes as Extract<SignRequest['signature'], { strokes: unknown }>['strokes'] }
  return { scan: scan.key, scanHash: scan.sha256 }
}

const pointSchema = { ...arraySchema({ type: 'integer', minimum: 0 }), minItems: 3, maxItems: 3 }
const bodySchema = objectSchema(
  {
    ids: { ...arraySchema(idSchema), description: 'Open deliveries of one person' },
    seen: {
      type: 'object',
      description: 'The `updated_at` that was shown of each delivery, by its id',
      additionalProperties: { type: 'string' },
    },
    strokes: {
      ...arraySchema(arraySchema(pointSchema)),
      description: '[x, y, ms]: integers, x and y 0 to 4,000; at least 12 points and a drawn length of 200',
    },
    device_time: { type: 'string', format: 'date-time', description: 'When it was drawn, by the clock of the device' },
  },
  ['ids', 'seen', 'strokes'],
)
const formSchema = objectSchema(
  { ids: { type: 'string', description: 'JSON: `[1, 2]`' }, scan: { type: 'string', format: 'binary' } },
  ['ids', 'scan'],
)

const describeSignRoute = ({ resource }: PreparedResource) => ({
  id: 'signPpeDeliveries',
  tag: resource.name,
  summary: 'Signs deliveries of one person, on glass or by the scan of a signed paper, all or none',
  parameters: [keyParameter],
  body: jsonOrForm(bodySchema, formSchema, listUploadFields({ files: scanFiles })),
  responseSchema: objectSchema({ deliveries: arraySchema(componentRef(typeName(resource))) }),
  refusals: [400, 415, 429, 507] as const,
  extraResponses: {
    409: buildErrorResponse('A delivery is signed, annulled, gone, changed since it was shown, or of a later day', {
      anyOf: [
        buildCodedErrorSchema(['REFUSED'], {
          refused: arraySchema(
            objectSchema({
              id: idSchema,
              code: { type: 'string', enum: signRefusalCodes },
              same: { type: 'boolean', description: 'This very signature has signed it' },
              message: { type: 'string' },
            }),
          ),
        }),
        buildCodedErrorSchema(['NOT_ALL'], { missing: arraySchema(idSchema) }),
        buildCodedErrorSchema(['KEY_REUSED']),
      ],
    }),
  },
})
