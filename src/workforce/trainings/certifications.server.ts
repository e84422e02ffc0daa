import type { Tx } from '#src/platform/database/sql.server.ts'
import { addMonths } from '#src/platform/days/add-months.ts'
import { Invalid } from '#src/platform/errors.ts'
import type { Change, CheckedValues, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'
import { buildCertificationStateExpression } from '#src/workforce/trainings/state/certification-state.server.ts'

export const buildCertificationRules = (type: CertificationType): ResourceRules => ({
  computedExpressions: ({ today }) => ({ state: buildCertificationStateExpression('t.expiration_date', today) }),

  async beforeRows({ tx }, changes) {
    const validityById = await readValiditiesForProposals(tx, type, changes)
    return mapRowsOrRefuse(changes, (change) => fillInOrRequireValidExpiration(type, validityById, change))
  },
})

/** Reads the items' validities in months, for new rows without an expiration. */
async function readValiditiesForProposals(
  tx: Tx,
  { item }: CertificationType,
  changes: readonly Change[],
): Promise<ReadonlyMap<unknown, number | null>> {
  const ids = new Set(changes.filter(needsProposedExpiration).map(({ values }) => values[`${item}_id`]))
  if (ids.size === 0) return new Map()
  const rows = await tx.query<{ id: number; validity_months: number | null }[]>(
    `select id, validity_months from ${item}s where id = any($1::int[])`,
    [[...ids]],
  )
  return new Map(rows.map(({ id, validity_months }) => [id, validity_months]))
}

/** True for a new row that leaves out the expiration. An explicit null means that it never expires. */
const needsProposedExpiration = ({ values, before }: Change): boolean =>
  before === null && values.expiration_date === undefined

function fillInOrRequireValidExpiration(
  { item }: CertificationType,
  validityById: ReadonlyMap<unknown, number | null>,
  change: Change,
): CheckedValues {
  const { values, before } = change
  if (needsProposedExpiration(change)) {
    const expiration = addMonths(String(values.date), validityById.get(values[`${item}_id`]) ?? null)
    return { ...values, expiration_date: expiration }
  }
  const { date, expiration_date: expiration } = { ...before, ...values }
  if (typeof expiration === 'string' && expiration < String(date))
    throw new Invalid({ expiration_date: 'workforce.certifications.expires_before' })
  return values
}
