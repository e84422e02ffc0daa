import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import { BulkRefused, type MessageRef } from '#src/platform/errors.ts'
import { readLanguage } from '#src/platform/http/access/guard-routes.server.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import {
  type BulkQuery,
  hashRowStamps,
  lockSelectedRowsOrRefuse,
  parseBulkQuery,
  requireUnchangedRows,
} from '#src/resource/bulk/bulk-query.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import { parseParentInAddress } from '#src/resource/nested/parent-address.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import {
  createAndStoreUndoToken,
  sendUndoableAnswer,
  type UndoableAnswer,
} from '#src/resource/undo/undo-token.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import type { RowLock } from '#src/resource/write/lock-rows.server.ts'
import { describeRefusedRows, writeAcceptedRows } from '#src/resource/write/rows/row-refusals.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

type BulkRequest = { services: Services; prepared: PreparedResource; request: FastifyRequest; reply: FastifyReply }

type RefusedRow = BulkRefused['rows'][number]

/** A row before and after the write; `after` is undefined for a deleted row. */
type AffectedRow = { before: Entity; after?: Entity }

/** A write of many rows: how its input is parsed, and how it writes locked rows. */
export type BulkWrite<Input> = {
  /** The name of the count in the answer. */
  countName: 'changed' | 'deleted'
  /** Names that the body may hold besides `ids`, `filter`, `expected`, `stamp` and `preview`. */
  bodyNames: readonly string[]
  /**
   * Parses the rest of the body. `actorView` is the resource with only the fields that the actor may see. Throws
   * Invalid.
   */
  parseInput(actorView: PreparedResource, body: RequestBody, actor: Actor): Input
  rowLock: RowLock
  /**
   * Runs before any row is written. Splits the selected rows into `rows`, which are written, and `refusedRows`, which
   * the answer names.
   */
  splitRefused?(
    context: WriteContext,
    rows: readonly Entity[],
    input: Input,
  ): Promise<{ rows: Entity[]; refusedRows: RefusedRow[] }>
  /**
   * Writes at most `chunkSize` rows. Returns them before and after; unchanged rows may be among them. Throws the
   * refusal of a single row, or RowsRefused.
   */
  writeRows(context: WriteContext, rows: readonly Entity[], input: Input): Promise<readonly AffectedRow[]>
  /** Names of the properties whose values a preview shows before and after; null if it shows labels alone. */
  previewNames(actorView: PreparedResource, input: Input): readonly string[] | null
  /** What a preview says of a changed row, as it was before. */
  findWarning?(before: Entity): MessageRef | undefined
  isUndoable: boolean
}

type PreviewRow = { id: number; label: string; before?: CheckedValues; after?: CheckedValues }

/**
 * In a preview, `rows` are the first changed rows with their changes, `warnings` what to know of changed rows, and
 * `stamp` lets the write check that no row has changed since.
 */
type BulkAnswer = { refused?: RefusedRow[]; warnings?: RefusedRow[]; rows?: PreviewRow[]; stamp?: string } & Partial<
  Record<'changed' | 'deleted', number>
>

/** The largest number of rows that are written at a time. */
const chunkSize = 1000
const maxPreviewRows = 50

/** Bulk write: writes all selected rows or none, and sends the answer. A preview does the same and rolls it back. */
export async function handleBulkWrite<Input>(
  { services, prepared, request, reply }: BulkRequest,
  write: BulkWrite<Input>,
): Promise<FastifyReply> {
  const parent = parseParentInAddress(services, prepared, request)
  const { body, undo } = await handleWrite(services, request, {
    prepared,
    async checkBody(body, actor) {
      await parent?.requireVisible(actor)
      const actorView = prepared.narrowTo(actor)
      const query = { ...parseBulkQuery(actorView, body.fields, write.bodyNames), parent }
      return { query, input: write.parseInput(actorView, body, actor), actorView }
    },
    bulk: ({ query }) => query,
    run: (context, { query, input, actorView }) =>
      lockAndWriteRowsInChunks(context, { prepared, actorView, write, query, input }),
  })
  return sendUndoableAnswer(reply, { body: translateRefusals(request, body), undo })
}

type BulkWriteInput<Input> = {
  prepared: PreparedResource
  actorView: PreparedResource
  write: BulkWrite<Input>
  query: BulkQuery
  input: Input
}

/** Memory: only the first changed rows are kept, for the preview. */
async function lockAndWriteRowsInChunks<Input>(
  context: WriteContext,
  { prepared, actorView, write, query, input }: BulkWriteInput<Input>,
): Promise<UndoableAnswer<BulkAnswer>> {
  const selection = await lockSelectedRowsOrRefuse(context, prepared, query, write.rowLock)
  requireUnchangedRows(query, selection.rows)
  const stamp = hashRowStamps(selection.rows)
  const { rows, refusedRows } = (await write.splitRefused?.(context, selection.rows, input)) ?? {
    rows: selection.rows,
    refusedRows: [],
  }
  const allRefused: RefusedRow[] = [...selection.missingIds.map(createNotFoundRefusal), ...refusedRows]
  const names = write.previewNames(actorView, input)
  const previewRows: PreviewRow[] = []
  const warnings: RefusedRow[] = []
  let count = 0
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = rows.slice(start, start + chunkSize)
    const outcome = await writeAcceptedRows(context, chunk, (chunkRows) => write.writeRows(context, chunkRows, input))
    allRefused.push(...describeRefusedRows(outcome, ({ id }) => id))
    for (const change of outcome.results) {
      if (change.after?.updated_at === change.before.updated_at) continue
      count++
      const message = query.isPreview ? write.findWarning?.(change.before) : undefined
      if (message !== undefined) warnings.push({ id: change.before.id, message })
      if (previewRows.length < maxPreviewRows) previewRows.push(buildPreviewRow(prepared, names, change))
    }
  }
  if (query.isPreview)
    return {
      body: {
        [write.countName]: count,
        refused: allRefused,
        ...(write.findWarning && { warnings }),
        rows: previewRows,
        stamp,
      },
      undo: null,
    }
  if (allRefused.length) throw new BulkRefused(allRefused)
  return {
    body: { [write.countName]: count },
    undo: count > 0 && write.isUndoable ? await createAndStoreUndoToken(context) : null,
  }
}

const createNotFoundRefusal = (id: number): RefusedRow => ({ id, message: 'platform.answers.not_found' })

function buildPreviewRow(
  { resource }: PreparedResource,
  names: readonly string[] | null,
  { before, after }: AffectedRow,
): PreviewRow {
  const previewRow = { id: before.id, label: labelOf(resource, before) }
  if (!names || !after) return previewRow
  const pickValues = (entity: Entity) => Object.fromEntries(names.map((name) => [name, entity[name]]))
  return { ...previewRow, before: pickValues(before), after: pickValues(after) }
}

/** Translates the messages of a preview's rows into the language of the request. */
function translateRefusals(request: FastifyRequest, { refused, warnings, ...rest }: BulkAnswer) {
  const language = readLanguage(request)
  const translateMessages = (rows: readonly RefusedRow[]) =>
    rows.map(({ id, message }) => ({ id, message: translate(language, message) }))
  return {
    ...rest,
    ...(refused && { refused: translateMessages(refused) }),
    ...(warnings && { warnings: translateMessages(warnings) }),
  }
}
