import { createHash } from 'node:crypto'
import { BadRequest, Conflict, Invalid, type MessageRef } from '#src/platform/errors.ts'
import { exactTotal } from '#src/platform/list-limits.ts'
import { jsonOrNull } from '#src/platform/text/json.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { readBoolean } from '#src/resource/kinds/boolean/boolean.ts'
import { type NamedParent, withinParent } from '#src/resource/nested/parent-address.server.ts'
import { conditionsOf } from '#src/resource/read/list-page.server.ts'
import { type ListQuery, parseListQuery, refuseParameters } from '#src/resource/read/list-query.server.ts'
import { lockRows, type RowLock } from '#src/resource/read/read-rows.server.ts'
import { parseId } from '#src/resource/record-id.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { Parameters } from '#src/resource/scope/scope.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

export const mostRows = exactTotal

/** A checked request for many rows: these, or those that a list with these parameters finds. */
export type BulkQuery = {
  ids: readonly number[] | null
  filter: ListQuery | null
  /** How many rows the sender has seen; null where they do not mind. */
  expected: number | null
  /** The stamp of the preview that the sender has seen; null where they do not mind what has changed since. */
  stamp: string | null
  /** True where nothing is to be kept. */
  isPreview: boolean
  /** The parent that the address names: rows of another one are missing. */
  parent?: NamedParent | null
}

const inList = ['page', 'per_page', 'sort', 'dir', 'fields']

const requestNames = ['ids', 'filter', 'expected', 'stamp', 'preview']

/**
 * Reads `{ids or filter, expected?, stamp?, preview?}`, and what else this request may hold by its names in `more`.
 * Throws Invalid, also where neither or both of ids and filter are given: a guard that cannot be read must not be
 * dropped.
 */
export function parseBulk(
  prepared: Prepared,
  fields: Record<string, unknown>,
  more: readonly string[] = [],
): BulkQuery {
  refuseParameters(Object.keys(fields).filter((name) => !requestNames.includes(name) && !more.includes(name)))
  const ids = 'ids' in fields ? idsIn(fields.ids) : null
  const filter = 'filter' in fields ? filterIn(prepared, fields.filter) : null
  if ((ids === null) === (filter === null)) throw new Invalid({ ids: 'resource.bulk.ids_or_filter' })
  const { expected, stamp, preview = false } = fields
  const isPreview = readBoolean(preview)
  const isCount = ['string', 'number'].includes(typeof expected) && /^\d{1,9}$/.test(String(expected))
  const problems = {
    ...(expected !== undefined && !isCount && { expected: bad }),
    ...(stamp !== undefined && typeof stamp !== 'string' && { stamp: bad }),
    ...(typeof isPreview !== 'boolean' && { preview: bad }),
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
  return {
    ids,
    filter,
    expected: isCount ? Number(expected) : null,
    stamp: typeof stamp === 'string' ? stamp : null,
    isPreview: isPreview === true,
  }
}

const bad = 'resource.list.bad_parameter'

/** Throws Invalid where it is no list of ids, is empty or too long. */
export function idsIn(given: unknown): number[] {
  const list = typeof given === 'string' ? jsonOrNull(given) : given
  if (!Array.isArray(list) || list.length === 0) throw new Invalid({ ids: 'resource.bulk.ids_or_filter' })
  if (list.length > mostRows) throw new Invalid({ ids: tooMany })
  const ids = list.map(parseId)
  if (!ids.every((id) => id !== null)) throw new Invalid({ ids: 'resource.list.bad_parameter' })
  return [...new Set(ids)]
}

const tooMany: MessageRef = { key: 'resource.bulk.too_many', params: { most: mostRows } }

/** A filter that lets everything through is refused: it is more often a mistake than a wish. */
function filterIn(prepared: Prepared, given: unknown): ListQuery {
  const filter = typeof given === 'string' ? jsonOrNull(given) : given
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) throw new BadRequest()
  const entries = Object.entries(filter).map(([name, value]) => [name, String(value ?? '')] as const)
  refuseParameters(inList.filter((name) => name in filter))
  const query = parseListQuery(prepared, Object.fromEntries(entries))
  if (query.q === '' && query.filters.length === 0) throw new Invalid({ filter: 'resource.bulk.ids_or_filter' })
  return query
}

/**
 * The rows that are meant, locked, and the ids that are missing or out of scope. Throws Conflict `COUNT_CHANGED` where
 * they are not as many as expected.
 */
export async function lockMany(
  context: WriteContext,
  prepared: Prepared,
  { ids, filter, expected, parent = null }: BulkQuery,
  lock: RowLock,
): Promise<{ rows: Entity[]; missing: number[] }> {
  const soughtIds = ids ?? (await findIds(context, prepared, filter && withinParent(parent, filter)))
  if (expected !== null && expected !== soughtIds.length)
    throw new Conflict({ key: 'resource.bulk.count_changed', params: { qty: soughtIds.length } }, 'COUNT_CHANGED')
  const locked = await lockRows(context, prepared, { ids: soughtIds, lock })
  const rows = parent ? locked.filter((row) => row[parent.by] === parent.id) : locked
  const seen = new Set(rows.map(({ id }) => id))
  return { rows, missing: ids === null ? [] : soughtIds.filter((id) => !seen.has(id)) }
}

async function findIds({ tx, actor }: WriteContext, prepared: Prepared, filter: ListQuery | null): Promise<number[]> {
  if (!filter) return []
  const parameters = new Parameters()
  const where = await conditionsOf(tx, prepared, actor, filter, parameters)
  const text = `select t.id from ${prepared.resource.table} t where ${where} limit ${mostRows + 1}`
  const rows = await tx.query<{ id: number }[]>(text, parameters.values)
  if (rows.length > mostRows) throw new Invalid({ filter: tooMany })
  return rows.map(({ id }) => id)
}

/** Optimistic lock of many rows: a hash of which they are, and of when each was last changed. */
export function stampOfRows(rows: readonly Entity[]): string {
  const hash = createHash('sha256')
  for (const { id, updated_at } of rows) hash.update(`${id} ${updated_at};`)
  return hash.digest('base64url').slice(0, 22)
}

/** Throws Conflict `ROWS_CHANGED` where the rows are not as the sender's preview told of them. */
export function requireUnchanged({ stamp }: BulkQuery, rows: readonly Entity[]): void {
  if (stamp !== null && stamp !== stampOfRows(rows)) throw new Conflict('resource.bulk.rows_changed', 'ROWS_CHANGED')
}
