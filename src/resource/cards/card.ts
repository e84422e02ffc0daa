import type { Access } from '#src/platform/actor.ts'

/**
 * The declaration of a card of the start page. A `CardSource` computes its figures, a component shows them; the
 * module's manifests list both. `Figures` is the type of the figures. `figuresType` exists for this type alone and is
 * never set.
 */
export type Card<Figures = unknown> = { name: string; access: Access; figuresType?: Figures }

export function defineCard<Figures>(name: string, access: Access): Card<Figures> {
  return { name, access }
}

/** The answer of a card's route: its figures, and the moment when they were computed. */
export type CardAnswer<Figures> = { at: string; figures: Figures }

/** The figures of a list: the number of its rows, exact up to 10,000, and its first rows. */
export type ListFigures = {
  total: number
  is_lower_bound: boolean
  rows: readonly { id: number; label: string; note: string }[]
}

/** A card that counts the rows of a filtered list. It is for users who may open the list's screen. */
export type ListCard = Card<ListFigures> & {
  /** The name of the list's resource. */
  resourceName: string
  /** The list's filter, written as in its address. */
  filter: string
  /** The property that the card shows below a row's label. Without it the card shows no rows. */
  noteProperty?: string
}

export function defineListCard(name: string, list: Omit<ListCard, 'name' | 'figuresType'>): ListCard {
  return { name, ...list }
}
