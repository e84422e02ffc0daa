import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildFeedFile } from '#src/agenda/feed/feed-file.server.ts'
import { defaultFeedLayers, type FeedLayer, feedLayers } from '#src/agenda/feed/feed-layers.ts'
import {
  changeFeedLayers,
  deleteFeed,
  type FeedAccounts,
  findFeedReaderOrCountWrongToken,
  readFeed,
  storeFeed,
} from '#src/agenda/feed/feeds.server.ts'
import { readFeedContent } from '#src/agenda/feed/read-feed-content.server.ts'
import { BadRequest, Invalid, NotFound } from '#src/platform/errors.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { createTranslation } from '#src/platform/i18n/i18n.server.ts'
import { documentRoute, jsonContent } from '#src/platform/openapi/operation.server.ts'
import { buildParameter } from '#src/platform/openapi/parameters.server.ts'
import { arraySchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import { matchesEtag } from '#src/platform/public-cache/cached-response.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

/** Registers a user's private feed: whether there is one and what it includes, making, revoking and reading it. */
export function addFeedRoutes(
  app: FastifyInstance,
  { sql, settings, authorization }: Services,
  registry: Registry,
  accounts: FeedAccounts,
): void {
  const config = { access: 'signed_in' } as const
  const address = '/api/profile/feed'
  app.get(address, { config, schema: readDocs }, (request) => readFeed(sql, requireActor(request).id))

  app.put(address, { config, schema: changeDocs }, async (request) => {
    // The body may have come late, so the rights are read again.
    const actor = await authorization.reauthorize(sql, request)
    const layers = parseLayers(request)
    if (layers === null) throw new Invalid({ layers: 'resource.fields.required' })
    const feed = await changeFeedLayers(sql, actor.id, layers)
    if (!feed) throw new NotFound()
    return feed
  })

  app.post(address, { config, schema: createDocs }, async (request) => {
    const actor = await authorization.reauthorize(sql, request)
    const layers = parseLayers(request)
    const { token, hash } = accounts.createTokenAndHash()
    await storeFeed(sql, actor.id, { tokenHash: hash, layers, defaultLayers: [...defaultFeedLayers] })
    return { url: new URL(`/api/feed/${token}.ics`, settings.publicUrl).href }
  })

  app.delete(address, { config, schema: deleteDocs }, async (request, reply) => {
    const { id } = await authorization.reauthorize(sql, request)
    await deleteFeed(sql, id)
    return reply.code(204).send()
  })

  app.get<{ Params: { token: string } }>(
    '/api/feed/:token.ics',
    { config: { access: 'public' }, schema: fileDocs },
    async (request, reply) => {
      // The address is a secret, which neither a search engine nor another site should learn.
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      const caller = { address: request.ip, requestId: request.id }
      const reader = await findFeedReaderOrCountWrongToken(sql, accounts, request.params.token, caller)
      if (!reader) throw new NotFound()
      const content = await readFeedContent(sql, reader, registry)
      const origin = { host: new URL(settings.publicUrl).hostname, timeZone: settings.tzShop }
      const file = buildFeedFile(content, origin, createTranslation(readLanguage(request)))
      const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
      reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-language' })
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type('text/calendar; charset=utf-8').send(file)
    },
  )
}

/** Parses which layers a feed should include; null if the body does not say. Throws Invalid for what is no layer. */
function parseLayers({ body = {} }: FastifyRequest): FeedLayer[] | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new BadRequest()
  const { layers, ...unknown } = body as Record<string, unknown>
  const unknownFields = Object.keys(unknown).map((name) => [name, 'resource.fields.unknown'])
  if (unknownFields.length > 0) throw new Invalid(Object.fromEntries(unknownFields))
  if (layers === undefined) return null
  if (!Array.isArray(layers) || !layers.every((layer) => feedLayers.includes(layer)))
    throw new Invalid({ layers: 'agenda.feed.unknown_layer' })
  return feedLayers.filter((layer) => layers.includes(layer))
}

const tag = 'auth'

const layersSchema = {
  ...arraySchema({ type: 'string', enum: [...feedLayers] }),
  description: 'Without see_notifications the feed has events alone, whatever else stands here',
}
const feedSchema = objectSchema({
  created_at: { type: 'string', format: 'date-time' },
  last_read: { type: ['string', 'null'], format: 'date-time' },
  layers: layersSchema,
})

const readDocs = documentRoute(() => ({
  id: 'readFeed',
  tag,
  summary: 'Your private calendar feed; null without one',
  responseSchema: { anyOf: [feedSchema, { type: 'null' }] },
}))

const changeDocs = documentRoute(() => ({
  id: 'changeFeed',
  tag,
  summary: 'Changes what your private calendar feed includes',
  body: jsonContent(objectSchema({ layers: layersSchema })),
  responseSchema: feedSchema,
  refusals: [404] as const,
}))

const createDocs = documentRoute(() => ({
  id: 'createFeed',
  tag,
  summary: 'Makes your private calendar feed, and tells its address this once',
  description: 'An earlier address is unknown at once. Its layers stay if the body names none.',
  body: jsonContent(objectSchema({ layers: layersSchema }, [])),
  responseSchema: objectSchema({ url: { type: 'string', format: 'uri' } }),
}))

const deleteDocs = documentRoute(() => ({
  id: 'deleteFeed',
  tag,
  summary: 'Revokes your private calendar feed',
}))

const fileDocs = documentRoute(() => ({
  id: 'downloadFeed',
  tag,
  summary: 'A private calendar feed as an iCalendar file: from 30 days ago to 365 days ahead, the nearest 1,000',
  description: `The token in its address is the permission; the rights are those that its user has at the moment. It
names nobody for medical checks. After thirty unknown tokens or sixty readings in ten minutes, 429.`,
  parameters: [buildParameter('path', 'token', { type: 'string', maxLength: 100 })],
  content: { 'text/calendar': { schema: { type: 'string' } } },
  headers: { ETag: { schema: { type: 'string' } } },
  extraResponses: { 304: { description: 'The same as the caller has' } },
  refusals: [404, 429] as const,
}))
