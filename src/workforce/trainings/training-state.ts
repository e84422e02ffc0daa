import type { RowFilter } from '#src/resource/read/filters.ts'
import { cellStates } from '#src/workforce/trainings/board/cell-state.ts'

/** Filters employees by the state of any training that they hold or need. */
export const trainingState: RowFilter = {
  name: 'training_state',
  appliesTo: ({ name }) => name === 'employees',
  pattern: `^(${cellStates.join('|')})$`,
  messageKeyOf: (state) => `workforce.training_state.${state}`,
}
