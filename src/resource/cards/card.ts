import type { Access } from '#src/platform/actor.ts'

/**
 * A card of the start page, declared beside what it shows: its query stands in `*-card.server.ts`, its screen in a
 * component, and `app/cards*.ts` list both. `Figures` is what the query answers.
 */
export type Card<Figures = unknown> = { name: string; access: Access; figuresType?: Figures }

export function defineCard<Figures>(name: string, access: Access): Card<Figures> {
  return { name, access }
}

/** The answer of a card's route: its figures, and the moment of which they are. */
export type CardAnswer<Figures> = { at: string; figures: Figures }

/** Figures of a list: how many rows there are, exact up to 10,000, and the first of them. */
export type ListFigures = {
  total: number
  is_lower_bound: boolean
  rows: readonly { id: number; label: string; note: string }[]
}

/** A card that counts a filtered list; for who may open that list's screen. */
export type ListCard = Card<ListFigures> & {
  /** The name of the list's resource. */
  resourceName: string
  /** Filter of the list, as in its address. */
  filter: string
  /** A name of its rows that stands under the label; without it the card shows no rows. */
  noteProperty?: string
}

export function defineListCard(name: string, list: Omit<ListCard, 'name' | 'figuresType'>): ListCard {
  return { name, ...list }
}
