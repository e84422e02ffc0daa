import type { FastifyInstance, FastifyRequest } from 'fastify'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { type BulkWrite, handleBulkWrite } from '#src/resource/bulk/handle-bulk-write.server.ts'
import { type Action, type Entity, type Follow, resolveActionMethodAndUrl } from '#src/resource/declaration.ts'
import {
  listApiAddresses,
  parseParentInAddress,
  type ResourceAddress,
  requireChildOf,
} from '#src/resource/nested/parent-address.server.ts'
import { describeAction } from '#src/resource/openapi/bulk.server.ts'
import { documentAtAddress } from '#src/resource/openapi/operations.server.ts'
import { readAndAddDetails } from '#src/resource/read/read-rows.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import {
  listFieldsWithFiles,
  type PreparedResource,
  type Registry,
} from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import {
  createAndStoreUndoToken,
  sendUndoableAnswer,
  type UndoableAnswer,
} from '#src/resource/undo/undo-token.server.ts'
import { prepareEntityAnswer } from '#src/resource/visibility/answer-entity.server.ts'
import { parseActionInputOrRefuse, parsePreview, parseStamp } from '#src/resource/write/check-input.server.ts'
import { lockRowOrRefuseStale } from '#src/resource/write/edit-conflict.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { requireVisibleUnlessDeleted } from '#src/resource/write/idempotency.server.ts'
import {
  type ActionChange,
  type ActionRules,
  isRowChanged,
  runAction,
} from '#src/resource/write/rows/run-action.server.ts'
import { insertUploadRowsAndBuildColumns } from '#src/resource/write/rows/upload-rows.server.ts'
import { listUploadFields, planUploads } from '#src/resource/write/uploads.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Registers the routes of every declared action; `app` must have `acceptMultipartForms`, for multipart bodies. */
export function registerActionRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const prepared of registry.values())
    for (const [name, action] of Object.entries(prepared.resource.actions)) {
      const { access, bulk } = action
      if (access === 'never') continue
      const rules = prepared.rules.actions?.[name]
      if (!rules) throw new Error(`${prepared.resource.name}: no rules say what the action ${name} does.`)
      const declaredAction: DeclaredAction = {
        prepared,
        name,
        action,
        rules,
      }
      for (const { address, ...route } of listActionRoutes(prepared, name))
        app.route<{ Params: { id: string } }>({
          ...route,
          config: { access },
          schema: documentAtAddress(prepared, address, () => describeAction(prepared, name, 'one')),
          handler: async (request, reply) => {
            const answer = await handleRecordAction(services, request, declaredAction)
            if ('follows' in answer && answer.follows) return { follows: answer.follows }
            const { body, undo } = upgradeStoredAnswer(answer)
            return sendUndoableAnswer(reply, {
              body: rules.goneAnswer ?? prepareEntityAnswer(services.links, prepared, request.actor, body),
              undo,
            })
          },
        })
      if (bulk)
        app.route({
          ...resolveActionMethodAndUrl(prepared.resource, name, bulk.route),
          config: { access },
          schema: documentRoute(() => describeAction(prepared, name, 'many')),
          handler: (request, reply) =>
            handleBulkWrite({ services, prepared, request, reply }, buildBulkAction(declaredAction)),
        })
    }
}

/** The addresses of an action on one record: the declared one, or one below each address of the resource. */
function listActionRoutes(prepared: PreparedResource, name: string) {
  const { resource } = prepared
  const resourceAddress: ResourceAddress = { path: `/api/${resource.name}`, isBelowParent: false }
  if (resource.actions[name]?.route) return [{ ...resolveActionMethodAndUrl(resource, name), address: resourceAddress }]
  return listApiAddresses(prepared).map((address) => ({
    method: 'POST' as const,
    url: `${address.path}/:id/${name}`,
    address,
  }))
}

type DeclaredAction = { prepared: PreparedResource; name: string; action: Action; rules: ActionRules }

/** The answer of an action: the changed record or, in a preview, the action's effects on other records. */
type ActionAnswer = UndoableAnswer<Entity> & { follows?: Follow[] }

type ActionRequest = FastifyRequest<{ Params: { id: string } }>

function handleRecordAction(
  services: Services,
  request: ActionRequest,
  { prepared, name, action, rules }: DeclaredAction,
) {
  const id = requirePathId(request.params.id)
  const files = listFieldsWithFiles({ fields: action.input ?? {} })
  const parent = parseParentInAddress(services, prepared, request)
  return handleWrite(services, request, {
    prepared,
    uploadFields: listUploadFields({ files }),
    async checkBody(body, actor) {
      await parent?.requireVisible(actor)
      const isPreview = action.hasPreview === true && parsePreview(body)
      return { body, input: parseActionInputOrRefuse(action, body.fields), stamp: parseStamp(body), isPreview }
    },
    isPreview: ({ isPreview }) => isPreview,
    prepare: files.length ? async (input) => ({ input, uploads: planUploads({ files }, input.body, null) }) : undefined,
    async run(context, { body, input, stamp, isPreview }, storedUploads): Promise<ActionAnswer> {
      const before = requireChildOf(parent, await lockRowOrRefuseStale(context, prepared, id, { stamp }))
      const plans = planUploads({ files }, body, null)
      const { columns } = await insertUploadRowsAndBuildColumns(context, prepared, { plans, storedUploads, before })
      const changes = await runAction(context, prepared, { name, input: { ...input, ...columns } }, [before])
      if (isPreview) return { body: before, undo: null, follows: await listFollows(context, prepared, name, changes) }
      const [change] = changes
      const undo = change && isRowChanged(change) && rules.undo !== null ? await createAndStoreUndoToken(context) : null
      // A stored answer holds no values of a record that is gone.
      if (rules.goneAnswer) return { body: { id } as Entity, undo: null }
      return { body: await readAndAddDetails(context, prepared, change?.after ?? before), undo }
    },
    requireVisible: rules.goneAnswer ? undefined : (db, actor) => requireVisibleUnlessDeleted(db, prepared, actor, id),
  })
}

/** Lists the effects of an action on other records, by the rules of all modules. */
async function listFollows(
  context: WriteContext,
  { resource, followRules = [] }: PreparedResource,
  action: string,
  changes: readonly ActionChange[],
): Promise<Follow[]> {
  const follows: Follow[] = []
  for (const rule of followRules)
    if (rule.resource === resource) follows.push(...(await rule.listFollows(context, action, changes)))
  return follows.filter(({ count }) => count > 0)
}

/** Backward compatibility: before actions could be undone, the stored answer was the record alone. Keys last a day. */
const upgradeStoredAnswer = (answer: ActionAnswer | Entity): UndoableAnswer<Entity> =>
  'undo' in answer && 'body' in answer ? (answer as UndoableAnswer<Entity>) : { body: answer as Entity, undo: null }

function buildBulkAction({ prepared, name, action, rules }: DeclaredAction): BulkWrite<CheckedValues> {
  const inputNames = Object.keys(action.input ?? {})
  return {
    countName: 'changed',
    bodyNames: inputNames,
    parseInput(_actorView, body) {
      const inputEntries = Object.entries(body.fields).filter(([fieldName]) => inputNames.includes(fieldName))
      return parseActionInputOrRefuse(action, Object.fromEntries(inputEntries))
    },
    rowLock: 'for no key update of t',
    writeRows: (context, rows, input) => runAction(context, prepared, { name, input }, rows),
    previewNames: ({ resource }) => [
      ...new Set([...resource.columns, ...inputNames.filter((fieldName) => fieldName in resource.fields)]),
    ],
    ...(rules.findWarning && { findWarning: rules.findWarning }),
    isUndoable: rules.undo !== null,
  }
}
