import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { identifyCaller } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import type { RunRender } from '#src/platform/public-cache/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'

/** The largest page that a screen offers (specification, section 9). */
const maxScreenRows = 100
/** Event loop: other requests are served between batches of so many rows. */
const batchSize = 50

/**
 * True if a request may read more rows than a screen shows, of a resource that is not small. Such requests take turns,
 * on the connections for bulk work.
 */
export function isLongList({ resource }: Pick<PreparedResource, 'resource'>, { page, perPage }: ListQuery): boolean {
  return !resource.isSmall && (page === null || perPage > maxScreenRows)
}

/**
 * Returns the function that runs this caller's long list when its turn comes. The function throws TooMany if the turn
 * does not come in time.
 */
export function chooseListQueue({ queues }: Services, request: FastifyRequest): RunRender {
  const runInTurn = request.actor ? queues.runLongList : queues.runLongVisitorList
  return (work, signal) => runInTurn(identifyCaller(request), work, signal)
}

/** Maps rows in batches, between which the event loop serves other requests. */
export async function mapInBatches<Row, T>(rows: readonly Row[], mapRow: (row: Row) => T): Promise<T[]> {
  const mappedRows: T[] = []
  await mapBatchesWithPauses(rows, (batch) => {
    for (const row of batch) mappedRows.push(mapRow(row))
  })
  return mappedRows
}

/** The JSON of an answer, written in batches of rows. The answer is a list, or an object that contains lists. */
export async function stringifyInBatches(body: unknown): Promise<string> {
  if (Array.isArray(body)) {
    const texts = await mapBatchesWithPauses(body, (batch) => JSON.stringify(batch).slice(1, -1))
    return `[${texts.join(',')}]`
  }
  if (typeof body !== 'object' || body === null) return JSON.stringify(body)
  const memberTexts: string[] = []
  for (const [name, value] of Object.entries(body)) {
    const text = Array.isArray(value) ? await stringifyInBatches(value) : JSON.stringify(value)
    if (text !== undefined) memberTexts.push(`${JSON.stringify(name)}:${text}`)
  }
  return `{${memberTexts.join(',')}}`
}

async function mapBatchesWithPauses<Row, T>(
  rows: readonly Row[],
  mapBatch: (batch: readonly Row[]) => T,
): Promise<T[]> {
  const results: T[] = []
  for (let start = 0; start < rows.length; start += batchSize) {
    if (start > 0) await nextTurn()
    results.push(mapBatch(rows.slice(start, start + batchSize)))
  }
  return results
}
