import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import { BulkRefused } from '#src/platform/errors.ts'
import { readLanguage } from '#src/platform/http/access/guard-routes.server.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import {
  type BulkQuery,
  lockMany,
  parseBulk,
  requireUnchanged,
  stampOfRows,
} from '#src/resource/bulk/bulk-query.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import { parentIn } from '#src/resource/nested/parent-address.server.ts'
import type { RowLock } from '#src/resource/read/read-rows.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
import { offerUndo, sendUndoable, type Undoable } from '#src/resource/undo/undo-token.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { nameRefused, writeAccepted } from '#src/resource/write/rows/rows-refused.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

type ManyRequest = { services: Services; prepared: Prepared; request: FastifyRequest; reply: FastifyReply }

type RefusedRow = BulkRefused['rows'][number]

/** A row before and after; `after` is undefined for one that is gone. */
type AffectedRow = { before: Entity; after?: Entity }

/** A write of many rows: what it takes, and what it does to rows that are locked. */
export type ManyWrite<Input> = {
  /** Name of the answer's count. */
  counts: 'changed' | 'deleted'
  /** Names that the body may hold besides those of every bulk request. */
  names: readonly string[]
  /** Checks the rest of the body against the fields that the sender may see. Throws Invalid. */
  check(seen: Prepared, body: RequestBody, actor: Actor): Input
  lock: RowLock
  /** Once, with the rows that are meant. Rows that it refuses are named, those that it returns are written. */
  exclude?(
    context: WriteContext,
    rows: readonly Entity[],
    input: Input,
  ): Promise<{ rows: Entity[]; refused: RefusedRow[] }>
  /** Writes at most a thousand rows; returns those that it changed. Throws RowsRefused. */
  run(context: WriteContext, rows: readonly Entity[], input: Input): Promise<readonly AffectedRow[]>
  /** Names of an entity that a preview shows before and after; null for none. */
  shownNames(seen: Prepared, input: Input): readonly string[] | null
  isUndoable: boolean
}

type ShownRow = { id: number; label: string; before?: Given; after?: Given }

/** `rows` are the first of a preview's, with what changes in them; its `stamp` tells whether any has changed since. */
type ManyAnswer = { refused?: RefusedRow[]; rows?: ShownRow[]; stamp?: string } & Partial<
  Record<'changed' | 'deleted', number>
>

/** Rows of one statement. */
const chunk = 1000
const mostShown = 50

/** Writes many rows, all or none, and answers. With `preview` everything is done but the commit. */
export async function writeMany<Input>(
  { services, prepared, request, reply }: ManyRequest,
  many: ManyWrite<Input>,
): Promise<FastifyReply> {
  const parent = parentIn(services, prepared, request)
  const { body, undo } = await handleWrite(services, request, {
    prepared,
    async check(body, actor) {
      await parent?.requireSeen(actor)
      const seen = prepared.seenBy(actor)
      const query = { ...parseBulk(seen, body.fields, many.names), parent }
      return { query, input: many.check(seen, body, actor), seen }
    },
    bulk: ({ query }) => query,
    run: (context, { query, input, seen }) => writeInChunks(context, { prepared, seen, many, query, input }),
  })
  return sendUndoable(reply, { body: inWords(request, body), undo })
}

type Writing<Input> = { prepared: Prepared; seen: Prepared; many: ManyWrite<Input>; query: BulkQuery; input: Input }

/** Memory: of the changed rows only the first are kept, to be shown. */
async function writeInChunks<Input>(
  context: WriteContext,
  { prepared, seen, many, query, input }: Writing<Input>,
): Promise<Undoable<ManyAnswer>> {
  const locked = await lockMany(context, prepared, query, many.lock)
  requireUnchanged(query, locked.rows)
  const stamp = stampOfRows(locked.rows)
  const { rows, refused } = (await many.exclude?.(context, locked.rows, input)) ?? { rows: locked.rows, refused: [] }
  const refusedRows: RefusedRow[] = [...locked.missing.map(notFound), ...refused]
  const names = many.shownNames(seen, input)
  const shown: ShownRow[] = []
  let count = 0
  for (let from = 0; from < rows.length; from += chunk) {
    const part = rows.slice(from, from + chunk)
    const accepted = await writeAccepted(context, part, (some) => many.run(context, some, input))
    refusedRows.push(...nameRefused(accepted, ({ id }) => id))
    for (const change of accepted.done) {
      if (change.after?.updated_at === change.before.updated_at) continue
      count++
      if (shown.length < mostShown) shown.push(shownRow(prepared, names, change))
    }
  }
  if (query.isPreview) return { body: { [many.counts]: count, refused: refusedRows, rows: shown, stamp }, undo: null }
  if (refusedRows.length) throw new BulkRefused(refusedRows)
  return { body: { [many.counts]: count }, undo: count > 0 && many.isUndoable ? await offerUndo(context) : null }
}

const notFound = (id: number): RefusedRow => ({ id, message: 'platform.answers.not_found' })

function shownRow({ resource }: Prepared, names: readonly string[] | null, { before, after }: AffectedRow): ShownRow {
  const shown = { id: before.id, label: labelOf(resource, before) }
  if (!names || !after) return shown
  const valuesOf = (entity: Entity) => Object.fromEntries(names.map((name) => [name, entity[name]]))
  return { ...shown, before: valuesOf(before), after: valuesOf(after) }
}

/** A preview's refused rows in the reader's words. */
function inWords(request: FastifyRequest, { refused, ...rest }: ManyAnswer) {
  if (!refused) return rest
  const language = readLanguage(request)
  return { ...rest, refused: refused.map(({ id, message }) => ({ id, message: translate(language, message) })) }
}
