import { Invalid } from '#src/platform/errors.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import { type ListQuery, parseListQuery } from '#src/resource/read/list-query.server.ts'

/** Reads an export's query parameters: those of the list without its page. `ticket` belongs to the sign-in. */
export function parseExportQuery(listed: Pick<Prepared, 'select'>, given: unknown): ListQuery {
  const { ticket: _, ...query } = { ...(given as Record<string, unknown>) }
  const paged = ['page', 'per_page'].filter((name) => name in query)
  if (paged.length > 0) {
    const fields = Object.fromEntries(paged.map((name) => [name, 'resource.list.unknown_parameter']))
    throw new Invalid(fields, 'platform.answers.bad_request')
  }
  return parseListQuery(listed, query)
}
