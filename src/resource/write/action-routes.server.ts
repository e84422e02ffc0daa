import type { FastifyInstance, FastifyRequest } from 'fastify'
import { documented } from '#src/platform/openapi/operation.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { type ManyWrite, writeMany } from '#src/resource/bulk/write-many.server.ts'
import { actionAddress, type Entity, type Resource } from '#src/resource/declaration.ts'
import { type Address, addressesOf, parentIn, requireOfParent } from '#src/resource/nested/parent-address.server.ts'
import { describeAction } from '#src/resource/openapi/bulk.server.ts'
import { describeAt } from '#src/resource/openapi/operations.server.ts'
import { lockRow } from '#src/resource/read/read-rows.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import { filesOf, type Prepared, type Registry } from '#src/resource/registration/prepared.server.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
import { offerUndo, sendUndoable, type Undoable } from '#src/resource/undo/undo-token.server.ts'
import { answerTo } from '#src/resource/visibility/answer-entity.server.ts'
import { readInput, stampOf } from '#src/resource/write/check-input.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { requireStillSeen } from '#src/resource/write/idempotency.server.ts'
import { isChanged, runAction } from '#src/resource/write/rows/run-action.server.ts'
import { enterUploads } from '#src/resource/write/rows/upload-rows.server.ts'
import { filesTaken, planUploads } from '#src/resource/write/uploads.server.ts'

/** Routes of every declared action; `app` must have `takeForms`, for multipart bodies. */
export function resourceActions(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const prepared of registry.values())
    for (const [name, action] of Object.entries(prepared.resource.actions)) {
      const { access, many } = action
      if (access === 'never') continue
      const rules = prepared.rules.actions?.[name]
      if (!rules) throw new Error(`${prepared.resource.name}: no rules say what the action ${name} does.`)
      const declared: DeclaredAction = { prepared, name, fields: action.input ?? {}, isUndoable: rules.undo !== null }
      for (const { address, ...route } of routesOf(prepared, name))
        app.route<{ Params: { id: string } }>({
          ...route,
          config: { access },
          schema: describeAt(prepared, address, () => describeAction(prepared, name, 'one')),
          handler: async (request, reply) => {
            const { body, undo } = withUndo(await actOnRecord(services, request, declared))
            return sendUndoable(reply, { body: answerTo(services.links, prepared, request.actor, body), undo })
          },
        })
      if (many)
        app.route({
          ...actionAddress(prepared.resource, name, many.route),
          config: { access },
          schema: documented(() => describeAction(prepared, name, 'many')),
          handler: (request, reply) => writeMany({ services, prepared, request, reply }, actOnMany(declared)),
        })
    }
}

/** Where an action on one record stands: at the address that it declares, or at each of its resource's. */
function routesOf(prepared: Prepared, name: string) {
  const { resource } = prepared
  const own: Address = { path: `/api/${resource.name}`, isBelowParent: false }
  if (resource.actions[name]?.route) return [{ ...actionAddress(resource, name), address: own }]
  return addressesOf(prepared).map((address) => ({
    method: 'POST' as const,
    url: `${address.path}/:id/${name}`,
    address,
  }))
}

type DeclaredAction = { prepared: Prepared; name: string; fields: Resource['fields']; isUndoable: boolean }

type ActionRequest = FastifyRequest<{ Params: { id: string } }>

function actOnRecord(
  services: Services,
  request: ActionRequest,
  { prepared, name, fields, isUndoable }: DeclaredAction,
) {
  const id = idOf(request.params.id)
  const files = filesOf({ fields })
  const parent = parentIn(services, prepared, request)
  return handleWrite(services, request, {
    prepared,
    takes: filesTaken({ files }),
    async check(body, actor) {
      await parent?.requireSeen(actor)
      return { body, given: readInput(fields, body.fields), stamp: stampOf(body) }
    },
    prepare: files.length
      ? async (checked) => ({ input: checked, uploads: planUploads({ files }, checked.body, null) })
      : undefined,
    async run(context, { body, given, stamp }, stored): Promise<Undoable<Entity>> {
      const before = requireOfParent(parent, await lockRow(context, prepared, id, { stamp }))
      const plans = planUploads({ files }, body, null)
      const { columns } = await enterUploads(context, prepared, { plans, stored, before })
      const [change] = await runAction(context, prepared, { name, input: { ...given, ...columns } }, [before])
      const undo = change && isChanged(change) && isUndoable ? await offerUndo(context) : null
      return { body: change?.after ?? before, undo }
    },
    requireSeen: (db, actor) => requireStillSeen(db, prepared, actor, id),
  })
}

/** An answer that was stored before actions could be taken back is the record alone; keys last a day. */
const withUndo = (answer: Undoable<Entity> | Entity): Undoable<Entity> =>
  'undo' in answer && 'body' in answer ? (answer as Undoable<Entity>) : { body: answer as Entity, undo: null }

function actOnMany({ prepared, name, fields, isUndoable }: DeclaredAction): ManyWrite<Given> {
  const names = Object.keys(fields)
  return {
    counts: 'changed',
    names,
    check(_seen, body) {
      const own = Object.entries(body.fields).filter(([sent]) => names.includes(sent))
      return readInput(fields, Object.fromEntries(own))
    },
    lock: 'for no key update of t',
    run: (context, rows, input) => runAction(context, prepared, { name, input }, rows),
    shownNames: ({ resource }) => resource.columns,
    isUndoable,
  }
}
