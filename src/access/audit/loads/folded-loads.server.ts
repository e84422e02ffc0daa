import type { Actor } from '#src/platform/actor.ts'
import { Invalid } from '#src/platform/errors.ts'
import type { SqlParameters } from '#src/resource/scope/scope.server.ts'

/** How a list of the audit shows loads: folded into one entry each, all rows of one load, or every entry. */
export type LoadFolding = { isFolded: boolean; requestId: string | null }

/**
 * SQL condition on the audit, alias `t`: no entry that stands for a load. The start page and one's own changes show
 * each change instead, because their texts are few.
 */
export const singleChangesCondition = "t.action <> all('{loaded,loaded_part,load_undone,load_undone_part}')"

const requestIdPattern = /^load-[0-9a-z-]{1,60}$/

/** Parses `fold` and `request_id`, and returns the other parameters. Throws Invalid at a malformed one. */
export function parseLoadFolding({ fold, request_id: requestId, ...query }: Record<string, unknown>): {
  folding: LoadFolding
  query: Record<string, unknown>
} {
  const problems = {
    ...(fold !== undefined && fold !== 'loads' && { fold: 'resource.list.bad_parameter' }),
    ...(requestId !== undefined &&
      !(typeof requestId === 'string' && requestIdPattern.test(requestId)) && {
        request_id: 'resource.list.bad_parameter',
      }),
  }
  if (Object.keys(problems).length) throw new Invalid(problems, 'platform.answers.bad_request')
  return {
    folding: { isFolded: fold === 'loads', requestId: typeof requestId === 'string' ? requestId : null },
    query,
  }
}

/**
 * SQL condition on the audit, alias `t`. Its texts are those of the partial indexes of migration 094, which the
 * database uses only for the same text. Readers of all companies see the entry of a whole load, others the part of
 * theirs.
 */
export function buildFoldingCondition(
  { isFolded, requestId }: LoadFolding,
  { company_id: companyId, client_id: clientId }: Actor,
  parameters: SqlParameters,
): string {
  if (requestId !== null) return `(t.request_id like 'load-%' and t.request_id = ${parameters.add(requestId)}::text)`
  if (!isFolded) return 'true'
  const isBound = companyId !== null || clientId !== null
  return `(t.request_id like 'load-%') is not true${isBound ? '' : ` and t.action <> all('{loaded_part,load_undone_part}')`}`
}
