import { defineCard } from '#src/resource/cards/card.ts'

/** A step of setting up a shop. It is done once the resource has the required number of rows. */
export type FirstStep = { resourceName: string; requiredRows: number; message: string }

/** The steps that the reader may take; empty if all of them are done. */
export type FirstStepsFigures = { steps: readonly { resource: string; is_done: boolean }[] }

export const firstStepsCard = defineCard<FirstStepsFigures>('first_steps', 'signed_in')
