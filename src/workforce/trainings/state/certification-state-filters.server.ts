import type { RowFilter } from '#src/resource/read/filters.ts'
import type { RowFilterRule } from '#src/resource/read/select.server.ts'
import {
  buildHasCellOfStateCondition,
  qualityType,
  trainingType,
} from '#src/workforce/trainings/board/cell-state.server.ts'
import type { CellState } from '#src/workforce/trainings/board/cell-state.ts'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'
import { qualityState, trainingState } from '#src/workforce/trainings/state/certification-state-filters.ts'

const createStateRule = (filter: RowFilter, type: CertificationType, subject: string): RowFilterRule => ({
  filter,
  description: `Employees with a ${subject} of this state; \`missing\` where their title needs it and it is not held`,
  buildCondition: ({ id, today }, state, parameters) =>
    buildHasCellOfStateCondition(
      type,
      { state: state as CellState, employeeId: id, today, testsEachEmployee: state === 'valid', allowsJoin: true },
      parameters,
    ),
})

export const certificationStateRules: readonly RowFilterRule[] = [
  createStateRule(trainingState, trainingType, 'training'),
  createStateRule(qualityState, qualityType, 'quality certification'),
]
