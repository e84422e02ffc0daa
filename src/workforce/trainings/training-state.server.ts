import type { RowFilterRule } from '#src/resource/read/select.server.ts'
import { buildStateCondition, trainingType } from '#src/workforce/trainings/board/cell-state.server.ts'
import type { CellState } from '#src/workforce/trainings/board/cell-state.ts'
import { trainingState } from '#src/workforce/trainings/training-state.ts'

export const trainingStateRule: RowFilterRule = {
  filter: trainingState,
  description: 'Employees with a training of this state; `missing` where their title needs it and it is not held',
  buildCondition: ({ id, today }, state, parameters) =>
    buildStateCondition(
      trainingType,
      { state: state as CellState, employeeId: id, today, isCommon: state === 'valid' },
      parameters,
    ),
}
