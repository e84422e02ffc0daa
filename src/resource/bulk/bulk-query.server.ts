import { createHash } from 'node:crypto'
import { BadRequest, Conflict, Invalid, type MessageRef } from '#src/platform/errors.ts'
import { maxExactTotal } from '#src/platform/list-limits.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { readBoolean } from '#src/resource/kinds/boolean/boolean.ts'
import { addParentFilter, type ParentInAddress } from '#src/resource/nested/parent-address.server.ts'
import { buildListCondition } from '#src/resource/read/list-page.server.ts'
import { type ListQuery, parseListQuery, refuseParametersIfAny } from '#src/resource/read/list-query.server.ts'
import { parseId } from '#src/resource/record-id.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'
import { lockRows, type RowLock } from '#src/resource/write/lock-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

export const maxBulkRows = maxExactTotal

/** A checked bulk request. It selects rows by their ids, or by the parameters of a list. */
export type BulkQuery = {
  ids: readonly number[] | null
  filter: ListQuery | null
  /** The number of rows that the sender expects to be selected; null if the request does not give it. */
  expectedCount: number | null
  /**
   * The stamp in the answer of an earlier preview: the write is refused if a selected row has changed since. Null if
   * the request does not give it.
   */
  stamp: string | null
  /** True for a preview: the rows are written, the answer is built, and the transaction is rolled back. */
  isPreview: boolean
  /** The parent in the request's address. Rows of another parent count as missing. */
  parent?: ParentInAddress | null
}

const pageParameters = ['page', 'per_page', 'sort', 'dir', 'fields']

const bulkParameters = ['ids', 'filter', 'expected', 'stamp', 'preview']

/**
 * Parses `{ids or filter, expected?, stamp?, preview?}`; `extraNames` are further names that this request may hold.
 * Throws Invalid for any other name, for a body with both or neither of `ids` and `filter`, and for a malformed
 * `expected`, `stamp` or `preview`: a write that ignored one of those could change too much.
 */
export function parseBulkQuery(
  prepared: PreparedResource,
  fields: Record<string, unknown>,
  extraNames: readonly string[] = [],
): BulkQuery {
  refuseParametersIfAny(
    Object.keys(fields).filter((name) => !bulkParameters.includes(name) && !extraNames.includes(name)),
  )
  const ids = 'ids' in fields ? parseNonEmptyIds(fields.ids) : null
  const filter = 'filter' in fields ? parseNonEmptyFilter(prepared, fields.filter) : null
  if ((ids === null) === (filter === null)) throw new Invalid({ ids: 'resource.bulk.ids_or_filter' })
  const { expected, stamp, preview = false } = fields
  const isPreview = readBoolean(preview)
  const isCount = ['string', 'number'].includes(typeof expected) && /^\d{1,9}$/.test(String(expected))
  const problems = {
    ...(expected !== undefined && !isCount && { expected: invalidParameter }),
    ...(stamp !== undefined && typeof stamp !== 'string' && { stamp: invalidParameter }),
    ...(typeof isPreview !== 'boolean' && { preview: invalidParameter }),
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
  return {
    ids,
    filter,
    expectedCount: isCount ? Number(expected) : null,
    stamp: typeof stamp === 'string' ? stamp : null,
    isPreview: isPreview === true,
  }
}

const invalidParameter = 'resource.list.bad_parameter'

/**
 * Parses an array of ids, or its JSON text, and removes duplicates. Throws Invalid if it is no array of ids, is empty,
 * or has more than `maxBulkRows` elements.
 */
export function parseNonEmptyIds(value: unknown): number[] {
  const list = typeof value === 'string' ? parseJsonOrNull(value) : value
  if (!Array.isArray(list) || list.length === 0) throw new Invalid({ ids: 'resource.bulk.ids_or_filter' })
  if (list.length > maxBulkRows) throw new Invalid({ ids: tooManyMessage })
  const ids = list.map(parseId)
  if (!ids.every((id) => id !== null)) throw new Invalid({ ids: 'resource.list.bad_parameter' })
  return [...new Set(ids)]
}

const tooManyMessage: MessageRef = { key: 'resource.bulk.too_many', params: { most: maxBulkRows } }

/**
 * Parses the filter of a bulk request. Throws BadRequest if it is no object, and Invalid for parameters of a page and
 * for a filter that lets every row through, which is more often a mistake than intended.
 */
function parseNonEmptyFilter(prepared: PreparedResource, value: unknown): ListQuery {
  const filter = typeof value === 'string' ? parseJsonOrNull(value) : value
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) throw new BadRequest()
  const entries = Object.entries(filter).map(([name, value]) => [name, String(value ?? '')] as const)
  refuseParametersIfAny(pageParameters.filter((name) => name in filter))
  const query = parseListQuery(prepared, Object.fromEntries(entries))
  if (query.searchText === '' && query.filters.length === 0)
    throw new Invalid({ filter: 'resource.bulk.ids_or_filter' })
  return query
}

/**
 * Locks the selected rows. Returns them, and the requested ids whose rows do not exist, are out of the actor's scope or
 * belong to another parent. Throws Conflict `COUNT_CHANGED` if the number of rows is not the expected one, and Invalid
 * if a filter finds too many rows.
 */
export async function lockSelectedRowsOrRefuse(
  context: WriteContext,
  prepared: PreparedResource,
  { ids, filter, expectedCount, parent = null }: BulkQuery,
  lock: RowLock,
): Promise<{ rows: Entity[]; missingIds: number[] }> {
  const selectedIds =
    ids ?? (await findFilteredIdsOrRefuseTooMany(context, prepared, filter && addParentFilter(parent, filter)))
  if (expectedCount !== null && expectedCount !== selectedIds.length)
    throw new Conflict({ key: 'resource.bulk.count_changed', params: { qty: selectedIds.length } }, 'COUNT_CHANGED')
  const lockedRows = await lockRows(context, prepared, { ids: selectedIds, lock })
  const rows = parent ? lockedRows.filter((row) => row[parent.fieldName] === parent.id) : lockedRows
  const foundIds = new Set(rows.map(({ id }) => id))
  return { rows, missingIds: ids === null ? [] : selectedIds.filter((id) => !foundIds.has(id)) }
}

async function findFilteredIdsOrRefuseTooMany(
  { tx, actor }: WriteContext,
  prepared: PreparedResource,
  filter: ListQuery | null,
): Promise<number[]> {
  if (!filter) return []
  const parameters = new SqlParameters()
  const where = await buildListCondition(tx, prepared, actor, filter, parameters)
  const text = `select t.id from ${prepared.resource.table} t where ${where} limit ${maxBulkRows + 1}`
  const rows = await tx.query<{ id: number }[]>(text, parameters.values)
  if (rows.length > maxBulkRows) throw new Invalid({ filter: tooManyMessage })
  return rows.map(({ id }) => id)
}

/** Optimistic lock of many rows: a hash of their ids and of the time of each row's last change. */
export function hashRowStamps(rows: readonly Entity[]): string {
  const hash = createHash('sha256')
  for (const { id, updated_at } of rows) hash.update(`${id} ${updated_at};`)
  return hash.digest('base64url').slice(0, 22)
}

/**
 * Throws Conflict `ROWS_CHANGED` if the request has the stamp of a preview, and since then a selected row has changed
 * or other rows are selected.
 */
export function requireUnchangedRows({ stamp }: BulkQuery, rows: readonly Entity[]): void {
  if (stamp !== null && stamp !== hashRowStamps(rows)) throw new Conflict('resource.bulk.rows_changed', 'ROWS_CHANGED')
}
