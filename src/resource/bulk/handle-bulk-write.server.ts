import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import { ManyRefused } from '#src/platform/errors.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import { languageOf } from '#src/platform/http/guard.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import {
  type BulkQuery,
  hashRowStamps,
  lockSelectedRows,
  parseBulkQuery,
  requireUnchangedRows,
} from '#src/resource/bulk/bulk-query.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import { parentIn } from '#src/resource/nested/parent-address.server.ts'
import type { RowLock } from '#src/resource/read/read-rows.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
import { offerUndo, sendUndoable, type Undoable } from '#src/resource/undo/undo-token.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { describeRefusedRows, writeAcceptedRows } from '#src/resource/write/rows/row-refusals.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

type BulkRequest = { services: Services; prepared: Prepared; request: FastifyRequest; reply: FastifyReply }

type RefusedRow = ManyRefused['rows'][number]

/** A row before and after; `after` is undefined for one that is gone. */
type AffectedRow = { before: Entity; after?: Entity }

/** A write of many rows: what it takes, and what it does to rows that are locked. */
export type BulkWrite<Input> = {
  /** Name of the answer's count. */
  countName: 'changed' | 'deleted'
  /** Names that the body may hold besides those of every bulk request. */
  bodyNames: readonly string[]
  /** Checks the rest of the body against the fields that the sender may see. Throws Invalid. */
  parseInput(actorView: Prepared, body: Body, actor: Actor): Input
  rowLock: RowLock
  /** Once, with the rows that are meant. Rows that it refuses are named, those that it returns are written. */
  splitRefused?(
    context: WriteContext,
    rows: readonly Entity[],
    input: Input,
  ): Promise<{ rows: Entity[]; refusedRows: RefusedRow[] }>
  /** Writes at most a thousand rows; returns those that it changed. Throws RowsRefused. */
  writeRows(context: WriteContext, rows: readonly Entity[], input: Input): Promise<readonly AffectedRow[]>
  /** Names of an entity that a preview shows before and after; null for none. */
  previewNames(actorView: Prepared, input: Input): readonly string[] | null
  isUndoable: boolean
}

type PreviewRow = { id: number; label: string; before?: Given; after?: Given }

/** `rows` are the first of a preview's, with what changes in them; its `stamp` tells whether any has changed since. */
type BulkAnswer = { refused?: RefusedRow[]; rows?: PreviewRow[]; stamp?: string } & Partial<
  Record<'changed' | 'deleted', number>
>

/** Rows of one statement. */
const chunkSize = 1000
const maxPreviewRows = 50

/** Writes many rows, all or none, and answers. With `preview` everything is done but the commit. */
export async function handleBulkWrite<Input>(
  { services, prepared, request, reply }: BulkRequest,
  write: BulkWrite<Input>,
): Promise<FastifyReply> {
  const parent = parentIn(services, prepared, request)
  const { body, undo } = await handleWrite(services, request, {
    prepared,
    async checkBody(body, actor) {
      await parent?.requireSeen(actor)
      const actorView = prepared.seenBy(actor)
      const query = { ...parseBulkQuery(actorView, body.fields, write.bodyNames), parent }
      return { query, input: write.parseInput(actorView, body, actor), actorView }
    },
    bulk: ({ query }) => query,
    run: (context, { query, input, actorView }) => writeInChunks(context, { prepared, actorView, write, query, input }),
  })
  return sendUndoable(reply, { body: translateRefusals(request, body), undo })
}

type BulkWriteInput<Input> = {
  prepared: Prepared
  actorView: Prepared
  write: BulkWrite<Input>
  query: BulkQuery
  input: Input
}

/** Memory: of the changed rows only the first are kept, to be shown. */
async function writeInChunks<Input>(
  context: WriteContext,
  { prepared, actorView, write, query, input }: BulkWriteInput<Input>,
): Promise<Undoable<BulkAnswer>> {
  const selection = await lockSelectedRows(context, prepared, query, write.rowLock)
  requireUnchangedRows(query, selection.rows)
  const stamp = hashRowStamps(selection.rows)
  const { rows, refusedRows } = (await write.splitRefused?.(context, selection.rows, input)) ?? {
    rows: selection.rows,
    refusedRows: [],
  }
  const allRefused: RefusedRow[] = [...selection.missingIds.map(createNotFoundRefusal), ...refusedRows]
  const names = write.previewNames(actorView, input)
  const previewRows: PreviewRow[] = []
  let count = 0
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = rows.slice(start, start + chunkSize)
    const outcome = await writeAcceptedRows(context, chunk, (chunkRows) => write.writeRows(context, chunkRows, input))
    allRefused.push(...describeRefusedRows(outcome, ({ id }) => id))
    for (const change of outcome.results) {
      if (change.after?.updated_at === change.before.updated_at) continue
      count++
      if (previewRows.length < maxPreviewRows) previewRows.push(buildPreviewRow(prepared, names, change))
    }
  }
  if (query.isPreview)
    return { body: { [write.countName]: count, refused: allRefused, rows: previewRows, stamp }, undo: null }
  if (allRefused.length) throw new ManyRefused(allRefused)
  return { body: { [write.countName]: count }, undo: count > 0 && write.isUndoable ? await offerUndo(context) : null }
}

const createNotFoundRefusal = (id: number): RefusedRow => ({ id, message: 'platform.answers.not_found' })

function buildPreviewRow(
  { resource }: Prepared,
  names: readonly string[] | null,
  { before, after }: AffectedRow,
): PreviewRow {
  const previewRow = { id: before.id, label: labelOf(resource, before) }
  if (!names || !after) return previewRow
  const pickValues = (entity: Entity) => Object.fromEntries(names.map((name) => [name, entity[name]]))
  return { ...previewRow, before: pickValues(before), after: pickValues(after) }
}

/** A preview's refused rows in the reader's words. */
function translateRefusals(request: FastifyRequest, { refused, ...rest }: BulkAnswer) {
  if (!refused) return rest
  const language = languageOf(request)
  return { ...rest, refused: refused.map(({ id, message }) => ({ id, message: translate(language, message) })) }
}
