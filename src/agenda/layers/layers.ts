/** What the calendar shows by day besides events. The answers of `GET /api/calendar` name them. */
export const layerTypes = [
  'license',
  'medical_check',
  'ppe_delivery',
  'birth_date',
  'training',
  'quality',
  'round',
] as const

export type LayerType = (typeof layerTypes)[number]

/** One person's notice, or a round: the id of the notice or `round-` and the round's id. */
export type LayerItem = { id: string; title: string; employee_id: number | null }

/** How many there are of a type on a day, up to `maxCounted`, and some of them. */
export type LayerDay = { date: string; type: LayerType; qty: number; items: LayerItem[] }

/** The most days that one request may ask for, both the first and the last one included. */
export const maxLayerDays = 62
