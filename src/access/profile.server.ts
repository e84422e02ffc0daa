import type { FastifyInstance } from 'fastify'
import { changesSchema, readChanges, trimmedChanges } from '#src/access/changes.server.ts'
import { verifyPassword } from '#src/access/passwords.server.ts'
import { profile } from '#src/access/profile.ts'
import { usersRules } from '#src/access/users.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { BadRequest, Invalid } from '#src/platform/errors.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import { countHit, takeBack } from '#src/platform/http/rate-limit.server.ts'
import { documented, jsonOrForm } from '#src/platform/openapi/operation.server.ts'
import { keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { codedError, refusal } from '#src/platform/openapi/refusals.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { updateSchema } from '#src/resource/openapi/bodies.server.ts'
import { entitySchema } from '#src/resource/openapi/entity.server.ts'
import { prepareResources, type Registry } from '#src/resource/prepared.server.ts'
import { readOne } from '#src/resource/read/page.server.ts'
import type { Given, ResourceRules } from '#src/resource/rules.server.ts'
import type { Parameters } from '#src/resource/scope.server.ts'
import { writeRecord } from '#src/resource/write/write-record.server.ts'

const mostChanges = 20

/** One's own account: read and changed by whoever is signed in; `app` must have `takeForms`, for multipart bodies. */
export function profileRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const [prepared] = prepareResources([{ resource: profile, rules: profileRules(services.sql) }]).values()
  if (!prepared) throw new Error('The profile is not declared.')
  const config = { access: 'signed_in' } as const
  const address = `/api/${profile.ownAddress}`
  const answer = entitySchema(prepared)

  app.get(address, { config, schema: readDocs(answer) }, (request) => {
    const actor = actorOf(request)
    return readOne(services.sql, prepared, actor, actor.id)
  })
  app.get<{ Querystring: { before?: unknown } }>(
    `${address}/changes`,
    { config, schema: changesDocs },
    async (request) => {
      const reader = { actor: actorOf(request), registry }
      const before = parseBefore(request.query.before)
      const where = (parameters: Parameters) =>
        `t.user_id = ${parameters.add(reader.actor.id)} and t.id < ${parameters.add(before)}`
      return trimmedChanges(await readChanges(services.sql, reader, { most: mostChanges, where }), reader)
    },
  )
  for (const method of ['PATCH', 'PUT'] as const) {
    app.route({
      method,
      url: address,
      config,
      schema: writeDocs(method, answer),
      handler: (request) => writeRecord({ services, prepared, request, id: actorOf(request).id }),
    })
  }
}

/** Keyset pagination: the entries before this one. Throws BadRequest for what is no id. */
function parseBefore(given: unknown): string {
  if (given === undefined) return String(Number.MAX_SAFE_INTEGER)
  if (typeof given !== 'string' || !/^\d{1,15}$/.test(given)) throw new BadRequest()
  return given
}

const profileRules = (sql: Sql): ResourceRules => ({
  beforeWrite: (actor, given) => requireCurrentPassword(sql, actor, given),

  async beforeRow(tx, actor, { current_password: _, ...given }, before) {
    const { company_id, client_id } = actor
    const self = before && { ...before, company_id, client_id }
    return usersRules.beforeRow?.(tx, actor, given, self) ?? given
  },
})

type Self = { email: string | null; password_hash: string }

/**
 * Re-authentication: in the profile a new password or address needs the current password, so that a session left open
 * is not enough to take the account over. Rate limit: five wrong ones in 15 minutes. Throws Invalid at the field, or
 * TooMany.
 */
async function requireCurrentPassword(sql: Sql, actor: Actor, given: Given): Promise<void> {
  const [self] = await sql<Self[]>`select email, password_hash from users where id = ${actor.id}`
  const isGuarded = typeof given.password === 'string' || ('email' in given && given.email !== self?.email)
  if (!isGuarded) return
  const { current_password } = given
  if (typeof current_password !== 'string') throw new Invalid({ current_password: 'access.profile.current_needed' })
  const limit = { scope: 'profile password', subject: String(actor.id), most: 5, minutes: 15 }
  const hits = await countHit(sql, [limit])
  if (!(await verifyPassword(self?.password_hash ?? null, current_password)))
    throw new Invalid({ current_password: 'access.profile.current_wrong' })
  await takeBack(sql, hits)
}

const readDocs = (answer: object) =>
  documented({ id: 'readProfile', tag: 'auth', summary: 'Your own account', answer: { ...answer } })

const changesDocs = documented({
  id: 'listOwnChanges',
  tag: 'auth',
  summary: 'What you did yourself, newest first',
  parameters: [
    {
      name: 'before',
      in: 'query',
      description: 'Only entries before the one with this id',
      schema: { type: 'integer', minimum: 0, maximum: 999_999_999_999_999 },
    },
  ],
  answer: { ...changesSchema, maxItems: mostChanges },
  refuses: [400],
})

const writeDocs = (method: 'PATCH' | 'PUT', answer: object) =>
  documented({
    id: method === 'PATCH' ? 'updateProfile' : 'putProfile',
    tag: 'auth',
    summary: 'Changes your own account; what is not sent stays',
    description: 'A new password or mail address needs `current_password`; a new password ends your other sessions.',
    parameters: [keyParameter],
    body: jsonOrForm(updateSchema(profile, 'json'), updateSchema(profile, 'form'), ['image']),
    answer: { ...answer },
    refuses: [429],
    more: {
      409: refusal('The state forbids it', {
        anyOf: [codedError(['KEY_REUSED']), codedError(['STALE'], { entity: { ...answer } })],
      }),
    },
  })
