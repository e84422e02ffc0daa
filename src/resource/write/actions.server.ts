import type { FastifyInstance } from 'fastify'
import { withBody } from '#src/platform/http/body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Action, Entity } from '#src/resource/declaration.ts'
import { describeAction } from '#src/resource/openapi/actions.server.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'
import { readOne } from '#src/resource/read/page.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import { answerTo, staleAnswerTo } from '#src/resource/signed.server.ts'
import { traceRows } from '#src/resource/write/audit.server.ts'
import { readInput, stampOf } from '#src/resource/write/check.server.ts'
import { requireStillSeen } from '#src/resource/write/idempotency.server.ts'
import { inWrite } from '#src/resource/write/in-write.server.ts'
import { type By, loadForUpdate } from '#src/resource/write/optimistic-lock.server.ts'
import { requireMay } from '#src/resource/write/row-rule.server.ts'

/** Routes of every declared action; `app` must have `takeForms`, for multipart bodies. */
export function resourceActions(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const prepared of registry.values()) {
    for (const [name, action] of Object.entries(prepared.resource.actions)) {
      if (action.access !== 'never') actionRoute(app, services, { prepared, name, action })
    }
  }
}

type Route = { prepared: Prepared; name: string; action: Action }

function actionRoute(app: FastifyInstance, services: Services, { prepared, name, action }: Route): void {
  const act = prepared.rules.actions?.[name]
  if (!act) throw new Error(`${prepared.resource.name}: nothing says what ${name} does.`)
  app.post<{ Params: { id: string } }>(
    `/api/${prepared.resource.name}/:id/${name}`,
    { config: { access: action.access }, schema: describeAction(prepared, name, action) },
    (request) => {
      const id = idOf(request.params.id)
      return withBody(request, services.files, new Map(), async (body) => {
        // Rights are checked before the body, and again by `inWrite`.
        await services.rights.renew(services.sql, request)
        const given = readInput(action.input ?? {}, body)
        try {
          const write = async (by: By) => {
            const before = await loadForUpdate(by, prepared, id, stampOf(body))
            await requireMay(by, prepared, name, [before])
            const isTold = await act(by.tx, by.actor, before, given)
            return trace(by, prepared, name, { before, isTold })
          }
          const onRepeat = ({ tx, actor }: By) => requireStillSeen(tx, prepared, actor, id)
          const entity = await inWrite(services, request, body, write, { onRepeat })
          return answerTo(services.links, prepared, request.actor, entity)
        } catch (error) {
          throw staleAnswerTo(services.links, prepared, request.actor, error)
        }
      })
    },
  )
}

async function trace(
  { tx, actor }: By,
  prepared: Prepared,
  action: string,
  { before, isTold }: { before: Entity; isTold: boolean },
): Promise<Entity> {
  const after = await readOne(tx, prepared, actor, before.id)
  if (isTold || after.updated_at !== before.updated_at)
    await traceRows(tx, actor, prepared, { action, ids: [before.id], befores: [before] })
  return after
}
