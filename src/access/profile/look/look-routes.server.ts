import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Look, listLookVariants, lookDefaults } from '#src/access/profile/look/look.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { BadRequest, Invalid } from '#src/platform/errors.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { documentRoute, jsonContent } from '#src/platform/openapi/operation.server.ts'
import { objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'

/** Registers how the back office looks for the signed-in user: the panel's choices and the height of its lists. */
export function addLookRoutes(app: FastifyInstance, { sql, authorization }: Services): void {
  const config = { access: 'signed_in' } as const
  const address = '/api/profile/look'
  app.get(address, { config, schema: readDocs }, (request) => readLook(sql, requireActor(request).id))
  app.put(address, { config, schema: changeDocs }, async (request) => {
    const { id } = await authorization.reauthorize(sql, request)
    const look = parseLook(request)
    await storeLook(sql, id, look)
    return look
  })
}

async function readLook(db: Queryable, userId: number): Promise<Look | null> {
  const [row] = await db<{ look: Look }[]>`select look from user_looks where user_id = ${userId}`
  return row ? { ...lookDefaults, ...row.look } : null
}

async function storeLook(db: Queryable, userId: number, look: Look): Promise<void> {
  await db`
    insert into user_looks (user_id, look) values (${userId}, ${JSON.stringify(look)}::text::jsonb)
    on conflict (user_id) do update set look = excluded.look`
}

/** Parses a whole look: what the body does not name is as at first. Throws Invalid for what no panel offers. */
function parseLook({ body }: FastifyRequest): Look {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new BadRequest()
  const refusals = Object.entries(body).flatMap(([name, value]) => {
    const message = refuseSetting(name, value)
    return message === null ? [] : [[name, message]]
  })
  if (refusals.length > 0) throw new Invalid(Object.fromEntries(refusals))
  return { ...lookDefaults, ...body }
}

/** The message for a setting that no panel offers; null if the value is one of its own. */
function refuseSetting(name: string, value: unknown): string | null {
  if (!Object.hasOwn(lookDefaults, name)) return 'resource.fields.unknown'
  const variants = listLookVariants(name)
  if (variants === null) return typeof value === 'boolean' ? null : 'resource.fields.boolean'
  return typeof value === 'string' && variants.includes(value) ? null : 'resource.fields.choice'
}

const tag = 'auth'
const settingSchemas = Object.fromEntries(
  Object.keys(lookDefaults).map((name) => {
    const variants = listLookVariants(name)
    return [name, variants === null ? { type: 'boolean' } : { type: 'string', enum: [...variants] }]
  }),
)

const readDocs = documentRoute(() => ({
  id: 'readLook',
  tag,
  summary: 'How the back office looks for you; null until you choose',
  responseSchema: { anyOf: [objectSchema(settingSchemas), { type: 'null' }] },
}))

const changeDocs = documentRoute(() => ({
  id: 'changeLook',
  tag,
  summary: 'Changes how the back office looks for you, in every browser; what is not sent is as at first',
  body: jsonContent(objectSchema(settingSchemas, [])),
  responseSchema: objectSchema(settingSchemas),
}))
