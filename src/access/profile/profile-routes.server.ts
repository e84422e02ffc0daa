import type { FastifyInstance } from 'fastify'
import { verifyPasswordInTurn } from '#src/access/passwords/passwords.server.ts'
import { profile } from '#src/access/profile/profile.ts'
import { usersRules } from '#src/access/users/users.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { countHitOrRefuse, deleteHits } from '#src/platform/http/access/rate-limit.server.ts'
import type { UploadFields } from '#src/platform/http/bodies/receive-form.server.ts'
import { documentRoute, jsonOrForm } from '#src/platform/openapi/operation.server.ts'
import { keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { buildUpdateSchema } from '#src/resource/openapi/bodies.server.ts'
import { buildEntitySchema } from '#src/resource/openapi/entity.server.ts'
import { requireRow } from '#src/resource/read/read-rows.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { writeRecord } from '#src/resource/write/record-routes.server.ts'
import { listUploadFields } from '#src/resource/write/uploads.server.ts'

/**
 * Routes by which any signed-in user reads and changes their account. `app` must have `acceptMultipartForms`.
 */
export function addProfileRoutes(app: FastifyInstance, services: Services): void {
  const [prepared] = prepareResources([{ resource: profile, rules: profileRules }]).values()
  if (!prepared) throw new Error('The profile is not declared.')
  const config = { access: 'signed_in' } as const
  const address = `/api/${profile.readersAddress}`
  const answer = buildEntitySchema(prepared)

  app.get(address, { config, schema: describeReadRoute(answer) }, (request) => {
    const actor = requireActor(request)
    return requireRow(services.sql, prepared, actor, actor.id)
  })
  for (const method of ['PATCH', 'PUT'] as const) {
    app.route({
      method,
      url: address,
      config,
      schema: describeWriteRoute(method, answer, listUploadFields(prepared)),
      handler: (request) => writeRecord({ services, prepared, request, id: requireActor(request).id, parent: null }),
    })
  }
}

const profileRules: ResourceRules = {
  ...(usersRules.beforeRows && { beforeRows: usersRules.beforeRows }),
  async prepareValues(sql, actor, { current_password, ...values }) {
    await requireCurrentPasswordForNewCredentials(sql, actor, { current_password, ...values })
    return (await usersRules.prepareValues?.(sql, actor, values)) ?? values
  },
}

type AccountRow = { email: string | null; password_hash: string }

/**
 * Re-authentication: a new password or mail address needs the current password, so that somebody at a screen left open
 * cannot take over the account (decision 070). Rate limit: five wrong passwords in 15 minutes. Throws Invalid at the
 * field, or TooMany.
 */
async function requireCurrentPasswordForNewCredentials(sql: Sql, actor: Actor, values: CheckedValues): Promise<void> {
  const [account] = await sql<AccountRow[]>`select email, password_hash from users where id = ${actor.id}`
  const needsCurrentPassword =
    typeof values.password === 'string' || ('email' in values && values.email !== account?.email)
  if (!needsCurrentPassword) return
  const { current_password } = values
  if (typeof current_password !== 'string') throw new Invalid({ current_password: 'access.profile.current_needed' })
  const limit = { scope: 'profile password', subject: String(actor.id), maxHits: 5, minutes: 15 }
  const countedHits = await countHitOrRefuse(sql, [limit])
  if (!(await verifyPasswordInTurn(account?.password_hash ?? null, current_password)))
    throw new Invalid({ current_password: 'access.profile.current_wrong' })
  await deleteHits(sql, countedHits)
}

const describeReadRoute = (answer: object) =>
  documentRoute(() => ({ id: 'readProfile', tag: 'auth', summary: 'Your own account', responseSchema: { ...answer } }))

const describeWriteRoute = (method: 'PATCH' | 'PUT', answer: object, uploadFields: UploadFields) =>
  documentRoute(() => ({
    id: method === 'PATCH' ? 'updateProfile' : 'putProfile',
    tag: 'auth',
    summary: 'Changes your own account; what is not sent stays',
    description: 'A new password or mail address needs `current_password`; a new password ends your other sessions.',
    parameters: [keyParameter],
    body: jsonOrForm(buildUpdateSchema(profile, 'json'), buildUpdateSchema(profile, 'form'), uploadFields),
    responseSchema: { ...answer },
    refusals: [429],
    extraResponses: {
      409: buildErrorResponse('The state forbids it', {
        anyOf: [buildCodedErrorSchema(['KEY_REUSED']), buildCodedErrorSchema(['STALE'], { entity: { ...answer } })],
      }),
    },
  }))
