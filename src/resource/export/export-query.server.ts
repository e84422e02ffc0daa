import type { FastifyRequest } from 'fastify'
import { Invalid } from '#src/platform/errors.ts'
import { type ListQuery, parseListQuery } from '#src/resource/read/list-query.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'

/**
 * Reads an export's query parameters: those of the list without its page, and the rows that its ticket is for. `ticket`
 * belongs to the sign-in.
 */
export function parseExportQuery(listed: Pick<Prepared, 'select'>, { query, chosen }: FastifyRequest): ListQuery {
  const { ticket: _, ...given } = query as Record<string, unknown>
  const paged = ['page', 'per_page'].filter((name) => name in given)
  if (paged.length > 0) {
    const fields = Object.fromEntries(paged.map((name) => [name, 'resource.list.unknown_parameter']))
    throw new Invalid(fields, 'platform.answers.bad_request')
  }
  const parsed = parseListQuery(listed, given)
  return chosen ? { ...parsed, filters: [...parsed.filters, ['id_in', chosen]] } : parsed
}
