import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Digest, digestAccess, digestFields } from '#src/agenda/digest/digest.ts'
import { digestPath, stopDigestPath } from '#src/agenda/digest/digest-paths.ts'
import {
  deleteDigest,
  deleteDigestOfToken,
  hasDigestToken,
  readDigest,
  storeDigest,
} from '#src/agenda/digest/stored-digests.server.ts'
import { BadRequest, Conflict, Invalid, type MessageRef, NotFound } from '#src/platform/errors.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { countHitOrRefuse, normalizeAddressToNetwork } from '#src/platform/http/access/rate-limit.server.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { documentRoute, jsonContent } from '#src/platform/openapi/operation.server.ts'
import { buildParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import { objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { readField } from '#src/resource/schema.ts'

const maxWrongTokens = 30
const windowMinutes = 10

/** Registers the reader's weekly mail of notices, and switching it off by the link of a mail. */
export function addDigestRoutes(app: FastifyInstance, services: Services): void {
  const { sql, mail, settings, authorization } = services
  const config = { access: digestAccess }

  app.get(`/api/${digestPath}`, { config, schema: readDocs }, async (request, reply) =>
    reply.type('application/json').send(JSON.stringify(await readDigest(sql, requireActor(request).id))),
  )

  app.put(`/api/${digestPath}`, { config, schema: writeDocs }, async (request, reply) => {
    // The body may have come late, so the rights are read again.
    const actor = await authorization.reauthorize(sql, request)
    const digest = parseDigestOrRefuse(request.body)
    if (digest && !mail.enabled) throw new Conflict('Not yet functional', 'NOT_YET_FUNCTIONAL')
    if (digest) await storeDigest(sql, settings.tzShop, actor.id, digest)
    else await deleteDigest(sql, actor.id)
    return reply.type('application/json').send(JSON.stringify(digest))
  })

  const stopAddress = `/api/${stopDigestPath}/:token`
  const countUnknownTokenOrRefuse = ({ ip }: FastifyRequest) => {
    const subject = normalizeAddressToNetwork(ip)
    return countHitOrRefuse(sql, [{ scope: 'digest token', subject, maxHits: maxWrongTokens, minutes: windowMinutes }])
  }

  app.get<{ Params: { token: string } }>(
    stopAddress,
    { config: { access: 'public' }, schema: findDocs },
    async (request) => {
      const isOn = await hasDigestToken(sql, request.params.token)
      if (!isOn) await countUnknownTokenOrRefuse(request)
      return { is_on: isOn }
    },
  )

  app.post<{ Params: { token: string } }>(
    stopAddress,
    { config: { access: 'public' }, schema: stopDocs },
    async (request) => {
      if (await deleteDigestOfToken(sql, request.params.token)) return { success: true }
      await countUnknownTokenOrRefuse(request)
      throw new NotFound()
    },
  )
}

/** The digest of a body; null for the body `null`. Throws Invalid with every wrong, missing or unknown field. */
function parseDigestOrRefuse(body: unknown): Digest | null {
  if (body === null) return null
  if (typeof body !== 'object' || Array.isArray(body)) throw new BadRequest()
  const problems: Record<string, MessageRef> = {}
  for (const name of Object.keys(body))
    if (!Object.hasOwn(digestFields, name)) problems[name] = 'resource.fields.unknown'
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(digestFields)) {
    const reading = readField(field, Reflect.get(body, name))
    if ('value' in reading) values[name] = reading.value
    else problems[name] = reading.problem
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  return values as Digest
}

const digestProperties: Schema = {
  day: { type: 'integer', minimum: 1, maximum: 7, description: 'Day of the week; 1 is Monday' },
  hour: { type: 'integer', minimum: 0, maximum: 23, description: "Hour, in the shop's time zone" },
  language: { type: 'string', enum: [...languages] },
}
const digestSchema: Schema = { ...objectSchema(digestProperties), type: ['object', 'null'] }

const readDocs = documentRoute(() => ({
  id: 'readDigest',
  tag: 'notifications',
  summary: 'The weekly mail of notices that you get; null if it is off',
  responseSchema: digestSchema,
}))

const writeDocs = documentRoute(() => ({
  id: 'putDigest',
  tag: 'notifications',
  summary: 'Sets when you get the weekly mail of notices; null switches it off',
  parameters: [keyParameter],
  body: jsonContent(digestSchema),
  responseSchema: digestSchema,
  extraResponses: {
    409: buildErrorResponse('There is no mail server', buildCodedErrorSchema(['NOT_YET_FUNCTIONAL'])),
  },
}))

const tokenParameter = buildParameter('path', 'token', {
  type: 'string',
  description: 'The token of the link in the mail',
})

const findDocs = documentRoute(() => ({
  id: 'findStoppedDigest',
  tag: 'notifications',
  summary: 'Whether the weekly mail of notices to whose link the token belongs is on',
  parameters: [tokenParameter],
  responseSchema: objectSchema({ is_on: { type: 'boolean' } }),
  refusals: [429] as const,
}))

const stopDocs = documentRoute(() => ({
  id: 'stopDigest',
  tag: 'notifications',
  summary: 'Switches off the weekly mail of notices to whose link the token belongs',
  parameters: [tokenParameter],
  responseSchema: objectSchema({ success: { type: 'boolean' } }),
  refusals: [404, 429] as const,
}))
