import { defineCard } from '#src/resource/cards/card.ts'

/**
 * A step of setting up a shop. It is done once the resource has the required number of rows, in which `filledField`, if
 * there is one, is not empty.
 */
export type FirstStep = { resourceName: string; requiredRows: number; filledField?: string; message: string }

/**
 * The steps that the reader may take; empty if all of them are done. `has_records` is true if there are rows already,
 * even if the step is not done.
 */
export type FirstStepsFigures = { steps: readonly { resource: string; is_done: boolean; has_records: boolean }[] }

export const firstStepsCard = defineCard<FirstStepsFigures>('first_steps', 'signed_in')
