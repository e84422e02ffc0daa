import { maxExactTotal } from '#src/platform/list-limits.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'
import type { CellState } from '#src/workforce/trainings/board/cell-state.ts'
import { type CertificationType, certificationTypes } from '#src/workforce/trainings/certifications.ts'
import {
  buildCertificationStateExpression,
  cellConditionsByState,
} from '#src/workforce/trainings/state/certification-state.server.ts'

/** The table of the board's cells. Triggers maintain it. */
export const cellTableNameOf = ({ item }: CertificationType): string => item.replace('_item', '_cells')

/** The filter of the employees' list by the state of any item. */
export const stateFilterNameOf = ({ item }: CertificationType): string => item.replace('_item', '_state')

/** SQL of a cell's state, on the alias `c`. */
export const buildCellStateExpression = (today: string): string => `
  case when c.certification_id is null then 'missing' else ${buildCertificationStateExpression('c.expiration_date', today)} end`

/** Selects cells: those of a state and, if items are named, of these items. */
export type CellSelector = { state: CellState; today: string; items?: readonly number[] }

/** The end of a select, from `from` on, that reads the cells of a state as `c`. */
function buildCellFromClause(
  type: CertificationType,
  { state, today, items }: CellSelector,
  parameters: SqlParameters,
): string {
  const ofItems = items ? ` and c.item_id = any(${parameters.add([...items])}::int[])` : ''
  return `from ${cellTableNameOf(type)} c where ${cellConditionsByState[state](today)}${ofItems}`
}

/** SQL of a select with the ids of all who have such a cell. */
export const buildPeopleOfCellsSelect = (
  type: CertificationType,
  cells: CellSelector,
  parameters: SqlParameters,
): string => `select distinct c.employee_id as id ${buildCellFromClause(type, cells, parameters)}`

/** SQL: true if a state has more cells of all items than a list counts exactly. */
export const buildHasManyCellsExpression = (type: CertificationType, cells: CellSelector): string =>
  `(select count(*) from (
    select ${buildCellFromClause(type, cells, new SqlParameters())} limit ${maxExactTotal + 1}) counted) > ${maxExactTotal}`

/**
 * How employees are tested for the cells: `employeeId` is the SQL of an employee's id. `testsEachEmployee` is true if
 * the list of employees is read in its order and each employee is tested.
 */
export type StateQuestion = CellSelector & { employeeId: string; testsEachEmployee: boolean }

/**
 * SQL condition: the employee has a cell of this state. Without `testsEachEmployee` the ids of all such employees are
 * read first, as an array, because a join would read the whole list. With it each employee of the list is tested. For
 * valid and missing cells, which many employees have, the test looks into an index (`offset 0` keeps the planner from
 * reading all cells). For other states it looks into a hash of all ids (`is true` keeps the planner from joining).
 */
export function buildHasCellOfStateCondition(
  type: CertificationType,
  { employeeId, testsEachEmployee, ...cells }: StateQuestion,
  parameters: SqlParameters,
): string {
  const source = buildCellFromClause(type, cells, parameters)
  const ids = `select c.employee_id ${source}`
  if (!testsEachEmployee) return `${employeeId} = any(array(${ids}))`
  return cells.state === 'valid' || cells.state === 'missing'
    ? `exists (select ${source} and c.employee_id = ${employeeId} offset 0)`
    : `(${employeeId} in (${ids})) is true`
}

/** Cells of a sample. Usually this is enough to find more people than a list counts exactly. */
const sampleSize = 2 * maxExactTotal

/**
 * SQL of a select with the ids of those who have one of the first cells of a state, some of them repeatedly. A sample
 * of the valid cells of all items takes those with an expiration, because an index has them in an order in which
 * neighbors are different people.
 */
export function buildSampledPeopleSelect(
  type: CertificationType,
  cells: CellSelector,
  parameters: SqlParameters,
  condition = 'true',
): string {
  const hasExpiration = cells.state === 'valid' && !cells.items ? 'and c.expiration_date is not null' : ''
  const source = buildCellFromClause(type, cells, parameters)
  return `select c.employee_id as id ${source} ${hasExpiration} and ${condition} limit ${sampleSize}`
}

export const [trainingType, qualityType] = certificationTypes as readonly [CertificationType, CertificationType]
