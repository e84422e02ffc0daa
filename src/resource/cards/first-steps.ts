import { defineCard } from '#src/resource/cards/card.ts'

/** A step of setting up: done once the resource of that name has so many rows. */
export type FirstStep = { of: string; rows: number; says: string }

/** Steps that the reader may take; empty where each is done. */
export type StepsFigures = { steps: readonly { resource: string; is_done: boolean }[] }

export const firstStepsCard = defineCard<StepsFigures>('first_steps', 'signed_in')
