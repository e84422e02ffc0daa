import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import type { Change, CheckedValues, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'
import { proposeExpiration } from '#src/workforce/trainings/expiration.ts'

/**
 * SQL of the last day on which what expires counts as `soon`. `today` is the SQL of the shop's day. Without a row of
 * parameters it is thirty days ahead.
 */
export const buildLastSoonDay = (today: string): string =>
  `(${today} + coalesce((select certification_notice_days from parameters order by id limit 1), 30))`

/** SQL of the state of what expires on a day. What has no expiration is valid. */
export const buildCertificationState = (expiration: string, today: string): string => `
  case when ${expiration} < ${today} then 'expired'
    when ${expiration} <= ${buildLastSoonDay(today)} then 'soon' else 'valid' end`

export const buildCertificationRules = (type: CertificationType): ResourceRules => ({
  computedExpressions: ({ today }) => ({ state: buildCertificationState('t.expiration_date', today) }),

  async beforeRows({ tx }, changes) {
    const validityById = await readValiditiesToPropose(tx, type, changes)
    return mapRowsOrRefuse(changes, (change) => fillExpiration(type, validityById, change))
  },
})

/** Validity in months by item, of the items whose expirations are to be proposed. */
async function readValiditiesToPropose(
  tx: Tx,
  { item }: CertificationType,
  changes: readonly Change[],
): Promise<ReadonlyMap<unknown, number | null>> {
  const ids = new Set(changes.filter(needsProposal).map(({ values }) => values[`${item}_id`]))
  if (ids.size === 0) return new Map()
  const rows = await tx.query<{ id: number; validity_months: number | null }[]>(
    `select id, validity_months from ${item}s where id = any($1::int[])`,
    [[...ids]],
  )
  return new Map(rows.map(({ id, validity_months }) => [id, validity_months]))
}

/** An explicit null means that it does not expire. */
const needsProposal = ({ values, before }: Change): boolean => before === null && values.expiration_date === undefined

function fillExpiration(
  { item }: CertificationType,
  validityById: ReadonlyMap<unknown, number | null>,
  change: Change,
): CheckedValues {
  const { values, before } = change
  if (needsProposal(change)) {
    const expiration = proposeExpiration(String(values.date), validityById.get(values[`${item}_id`]) ?? null)
    return { ...values, expiration_date: expiration }
  }
  const { date, expiration_date: expiration } = { ...before, ...values }
  if (typeof expiration === 'string' && expiration < String(date))
    throw new Invalid({ expiration_date: 'workforce.certifications.expires_before' })
  return values
}
