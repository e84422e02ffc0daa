import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { identifyCaller } from '#src/platform/http/access/caller.server.ts'
import type { RunRender } from '#src/platform/public-cache/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'

/** The most rows of a page that a screen offers (specification, section 9). */
const rowsOfScreen = 100
/** Event loop: other requests come in between so many rows. */
const rowsAtOnce = 50

/** True for a list of more rows than a screen shows: it takes turns with others, on the bulk connections. */
export function isLongList({ resource }: Pick<Prepared, 'resource'>, { page, perPage }: ListQuery): boolean {
  return !resource.isSmall && (page === null || perPage > rowsOfScreen)
}

/** The line in which a long list of this caller stands. It throws TooMany where the turn does not come. */
export function listTurnOf({ queues }: Services, request: FastifyRequest): RunRender {
  const inTurn = request.actor ? queues.runLongList : queues.runLongVisitorList
  return (work, signal) => inTurn(identifyCaller(request), work, signal)
}

export async function mapInParts<Row, T>(rows: readonly Row[], map: (row: Row) => T): Promise<T[]> {
  const mapped: T[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    if (from > 0) await nextTurn()
    mapped.push(...rows.slice(from, from + rowsAtOnce).map(map))
  }
  return mapped
}

/** JSON of an answer whose lists, itself or those in it, may be long: some rows at a time. */
export async function jsonInParts(body: unknown): Promise<string> {
  if (Array.isArray(body)) return `[${(await mapInParts(body, (row) => JSON.stringify(row))).join(',')}]`
  if (typeof body !== 'object' || body === null) return JSON.stringify(body)
  const texts: string[] = []
  for (const [name, value] of Object.entries(body)) {
    const text = Array.isArray(value) ? await jsonInParts(value) : JSON.stringify(value)
    if (text !== undefined) texts.push(`${JSON.stringify(name)}:${text}`)
  }
  return `{${texts.join(',')}}`
}
