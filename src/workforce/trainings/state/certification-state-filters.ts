import type { RowFilter } from '#src/resource/read/filters.ts'
import { cellStates } from '#src/workforce/trainings/board/cell-state.ts'

const defineStateFilter = (name: string, caption: string): RowFilter => ({
  name,
  appliesTo: (resource) => resource.name === 'employees',
  pattern: `^(${cellStates.join('|')})$`,
  messageKeyOf: (state) => `workforce.${name}.${state}`,
  choice: { values: cellStates, caption },
})

/** Filters employees by the state of any training that they hold or need. */
export const trainingState = defineStateFilter('training_state', 'pages.trainings.list')

/** Filters employees by the state of any quality certification that they hold or need. */
export const qualityState = defineStateFilter('quality_state', 'pages.qualities.list')
