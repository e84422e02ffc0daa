import type { SqlParameters } from '#src/resource/scope/scope.server.ts'
import type { CellState } from '#src/workforce/trainings/board/cell-state.ts'
import { buildCertificationState, buildLastSoonDay } from '#src/workforce/trainings/certifications.server.ts'
import { type CertificationType, certificationTypes } from '#src/workforce/trainings/certifications.ts'

/** The table of the board's cells, which triggers keep. */
export const cellTableOf = ({ item }: CertificationType): string => item.replace('_item', '_cells')

/** SQL of a cell's state, on the alias `c`. */
export const buildCellState = (today: string): string => `
  case when c.certification_id is null then 'missing' else ${buildCertificationState('c.expiration_date', today)} end`

/** SQL condition on `c`. Each is a range of the index by expiration, or the index of what is missing. */
const conditionsByState: Readonly<Record<CellState, (today: string) => string>> = {
  missing: () => 'c.certification_id is null',
  expired: (today) => `c.expiration_date < ${today}`,
  soon: (today) => `c.expiration_date >= ${today} and c.expiration_date <= ${buildLastSoonDay(today)}`,
  valid: (today) =>
    `c.certification_id is not null and (c.expiration_date is null or c.expiration_date > ${buildLastSoonDay(today)})`,
}

/**
 * SQL condition: the employee has a cell of this state, of any item or of one of `items`. Few people have a cell that
 * is not in order, and they are looked up by their ids: a join would read the whole list. Most have one that is valid.
 */
export function buildStateCondition(
  type: CertificationType,
  {
    state,
    employeeId,
    today,
    items,
  }: { state: CellState; employeeId: string; today: string; items?: readonly number[] },
  parameters: SqlParameters,
): string {
  const ofItems = items ? ` and c.item_id = any(${parameters.add([...items])}::int[])` : ''
  const cells = `from ${cellTableOf(type)} c where ${conditionsByState[state](today)}${ofItems}`
  return state === 'valid'
    ? `exists (select ${cells} and c.employee_id = ${employeeId})`
    : `${employeeId} = any(array(select distinct c.employee_id ${cells}))`
}

export const trainingType: CertificationType = certificationTypes[0] as CertificationType
