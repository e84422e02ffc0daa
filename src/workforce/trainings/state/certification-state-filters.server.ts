import { buildTodayExpression } from '#src/platform/database/statements/today-expression.server.ts'
import { readShopTimeZone } from '#src/platform/settings/shop-day.ts'
import type { RowFilter } from '#src/resource/read/filters.ts'
import type { RowFilterRule } from '#src/resource/read/select.server.ts'
import {
  buildHasCellOfStateCondition,
  buildHasManyCellsExpression,
  buildSampledPeopleSelect,
  qualityType,
  trainingType,
} from '#src/workforce/trainings/board/cell-state.server.ts'
import { type CellState, cellStates } from '#src/workforce/trainings/board/cell-state.ts'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'
import { qualityState, trainingState } from '#src/workforce/trainings/state/certification-state-filters.ts'

/** Stands for 'many' or 'few' in a condition: whether a state has more cells than a list counts exactly. */
const cellQuantityOf = ({ item }: CertificationType, state: string) => `{${item}:${state}}`

/**
 * Few cells of a state are read as ids of employees, which are then looked up and sorted. If there are many cells, the
 * list is read in its order and each employee is tested, and a sample of the cells carries the count above its limit.
 */
const createStateRule = (filter: RowFilter, type: CertificationType, subject: string): RowFilterRule => ({
  filter,
  description: `Employees with a ${subject} of this state; \`missing\` where their title needs it and it is not held`,
  constants: Object.fromEntries(
    cellStates.map((state) => [
      cellQuantityOf(type, state),
      `case when ${buildHasManyCellsExpression(type, { state, today: buildTodayExpression(readShopTimeZone()) })} then 'many' else 'few' end`,
    ]),
  ),
  buildCondition: ({ id, today }, state, parameters) => {
    const buildTest = (testsEachEmployee: boolean) =>
      buildHasCellOfStateCondition(
        type,
        { state: state as CellState, employeeId: id, today, testsEachEmployee },
        parameters,
      )
    return `case when ${cellQuantityOf(type, state)} = 'many' then ${buildTest(true)} else ${buildTest(false)} end`
  },
  buildSampleSelect: ({ today }, state, parameters) =>
    buildSampledPeopleSelect(
      type,
      { state: state as CellState, today },
      parameters,
      `${cellQuantityOf(type, state)} = 'many'`,
    ),
})

export const certificationStateRules: readonly RowFilterRule[] = [
  createStateRule(trainingState, trainingType, 'training'),
  createStateRule(qualityState, qualityType, 'quality certification'),
]
