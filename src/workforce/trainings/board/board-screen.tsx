import type { ReactElement } from 'react'
import { deriveModel, indexResourcesByName } from '#src/resource/model.ts'
import type { Declarations } from '#src/resource/registration/screen-manifest.ts'
import { employees } from '#src/workforce/record/employees.ts'
import { BoardPage } from '#src/workforce/trainings/board/BoardPage.tsx'
import { trainingState } from '#src/workforce/trainings/state/certification-state-filters.ts'

/** The board's page with the filters of employees and the filter by state. */
export function createBoardScreen({ resources }: Pick<Declarations, 'resources'>): ReactElement {
  return <BoardPage model={deriveModel(employees, indexResourcesByName(resources), [trainingState])} />
}
