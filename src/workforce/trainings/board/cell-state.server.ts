import type { SqlParameters } from '#src/resource/scope/scope.server.ts'
import type { CellState } from '#src/workforce/trainings/board/cell-state.ts'
import { type CertificationType, certificationTypes } from '#src/workforce/trainings/certifications.ts'
import {
  buildCertificationStateExpression,
  cellConditionsByState,
} from '#src/workforce/trainings/state/certification-state.server.ts'

/** The table of the board's cells. Triggers maintain it. */
export const cellTableNameOf = ({ item }: CertificationType): string => item.replace('_item', '_cells')

/** SQL of a cell's state, on the alias `c`. */
export const buildCellStateExpression = (today: string): string => `
  case when c.certification_id is null then 'missing' else ${buildCertificationStateExpression('c.expiration_date', today)} end`

/** Selects cells: those of a state and, if items are named, of these items. */
export type CellSelector = { state: CellState; today: string; items?: readonly number[] }

/** The end of a select, from `from` on, that reads the cells of a state as `c`. */
export function buildCellFromClause(
  type: CertificationType,
  { state, today, items }: CellSelector,
  parameters: SqlParameters,
): string {
  const ofItems = items ? ` and c.item_id = any(${parameters.add([...items])}::int[])` : ''
  return `from ${cellTableNameOf(type)} c where ${cellConditionsByState[state](today)}${ofItems}`
}

/**
 * SQL condition: the employee has a cell of this state. If many employees have one (`isCommon`), each employee is
 * tested while the list is read in its order; `offset 0` keeps the planner from reading all cells of the items instead.
 * Otherwise the employees are looked up by the ids of the few cells, because a join would read the whole list.
 */
export function buildHasCellOfStateCondition(
  type: CertificationType,
  { employeeId, isCommon, ...cells }: CellSelector & { employeeId: string; isCommon: boolean },
  parameters: SqlParameters,
): string {
  const source = buildCellFromClause(type, cells, parameters)
  return isCommon
    ? `exists (select ${source} and c.employee_id = ${employeeId}${cells.items ? ' offset 0' : ''})`
    : `${employeeId} = any(array(select distinct c.employee_id ${source}))`
}

export const [trainingType, qualityType] = certificationTypes as readonly [CertificationType, CertificationType]
