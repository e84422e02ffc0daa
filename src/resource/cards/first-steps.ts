import { defineCard } from '#src/resource/cards/card.ts'

/** A step of setting up: done once the resource of that name has so many rows. */
export type FirstStep = { resourceName: string; requiredRows: number; message: string }

/** Steps that the reader may take; empty where each is done. */
export type FirstStepsFigures = { steps: readonly { resource: string; is_done: boolean }[] }

export const firstStepsCard = defineCard<FirstStepsFigures>('first_steps', 'signed_in')
