import type { Tx } from '#src/platform/database/sql.server.ts'
import { maxExactTotal } from '#src/platform/list-limits.ts'
import { arraySchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { CardContext, CardSource } from '#src/resource/cards/card.server.ts'
import { buildListCondition } from '#src/resource/read/list-page.server.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import { requirePrepared } from '#src/resource/registration/prepared.server.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'
import { employees } from '#src/workforce/record/employees.ts'
import {
  buildActiveAndStateFilter,
  countedKinds,
  type ExpiringFigures,
  expiringCard,
} from '#src/workforce/start-page/cards.ts'

const countSchema = { type: 'integer', minimum: 0, maximum: maxExactTotal }

export const expiringCardSource: CardSource<ExpiringFigures> = {
  card: expiringCard,
  summary: 'Active employees of whom something expires soon, or has expired, by kind',
  schema: objectSchema({
    kinds: arraySchema(objectSchema({ kind: { enum: countedKinds }, soon: countSchema, expired: countSchema })),
  }),
  scope: employees.scope,
  async computeFigures(tx, context) {
    const kinds = []
    for (const kind of countedKinds)
      kinds.push({
        kind,
        soon: await countListedEmployeesUpToLimit(tx, context, buildActiveAndStateFilter(kind, 'soon')),
        expired: await countListedEmployeesUpToLimit(tx, context, buildActiveAndStateFilter(kind, 'expired')),
      })
    return { kinds }
  },
}

/** Counts the rows of the filtered list as the list itself does, up to 10,000. */
async function countListedEmployeesUpToLimit(
  tx: Tx,
  { actor, registry }: CardContext,
  filter: string,
): Promise<number> {
  const prepared = requirePrepared(registry, employees.name)
  const query = parseListQuery(prepared, Object.fromEntries(new URLSearchParams(filter)))
  const parameters = new SqlParameters()
  const where = await buildListCondition(tx, prepared, actor, query, parameters)
  const [row] = await tx.query<{ total: number }[]>(
    `select count(*)::int as total from (select from employees t where ${where} limit ${maxExactTotal}) counted`,
    parameters.values,
  )
  return row?.total ?? 0
}
