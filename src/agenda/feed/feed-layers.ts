import { type LayerType, layerTypes } from '#src/agenda/layers/layers.ts'

/** What a private feed may include: events, and the layers of the calendar. */
export type FeedLayer = 'events' | LayerType

export const feedLayers: readonly FeedLayer[] = ['events', ...layerTypes]

/** What a new feed includes. Birthdays fill a telephone's calendar for who does not want them. */
export const defaultFeedLayers: readonly FeedLayer[] = feedLayers.filter((layer) => layer !== 'birth_date')

/** A user's feed as the API answers it. Its address is told only when it is made. */
export type Feed = { created_at: string; last_read: string | null; layers: FeedLayer[] }
