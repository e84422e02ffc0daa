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
export function buildCellSource(
  type: CertificationType,
  { state, today, items }: CellSelector,
  parameters: SqlParameters,
): string {
  const ofItems = items ? ` and c.item_id = any(${parameters.add([...items])}::int[])` : ''
  return `from ${cellTableNameOf(type)} c where ${cellConditionsByState[state](today)}${ofItems}`
}

/**
 * SQL condition: the employee has a cell of this state. Few people have a cell that is not in order, and they are
 * looked up by their ids: a join would read the whole list. Many have one that is valid, so each is asked on the walk
 * along the list. `offset 0` keeps the planner from reading all cells of the items for that.
 */
export function buildStateCondition(
  type: CertificationType,
  { employeeId, isCommon, ...cells }: CellSelector & { employeeId: string; isCommon: boolean },
  parameters: SqlParameters,
): string {
  const source = buildCellSource(type, cells, parameters)
  return isCommon
    ? `exists (select ${source} and c.employee_id = ${employeeId}${cells.items ? ' offset 0' : ''})`
    : `${employeeId} = any(array(select distinct c.employee_id ${source}))`
}

export const [trainingType, qualityType] = certificationTypes as readonly [CertificationType, CertificationType]
