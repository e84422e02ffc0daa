import type { LayerType } from '#src/agenda/layers/layers.ts'

/** What the chips of the calendar switch: events, and groups of layers. */
export type LayerGroup = 'events' | 'due' | 'certifications' | 'birthdays' | 'rounds'

/** The groups in the order of their chips. A group of layers names their types. */
export const layerGroups: Readonly<Record<LayerGroup, { icon: string; types: readonly LayerType[] }>> = {
  events: { icon: 'calendar-event', types: [] },
  due: { icon: 'exclamation-triangle', types: ['license', 'medical_check', 'ppe_delivery'] },
  certifications: { icon: 'mortarboard', types: ['training', 'quality'] },
  birthdays: { icon: 'cake', types: ['birth_date'] },
  rounds: { icon: 'clipboard-check', types: ['round'] },
}

export const layerGroupNames = Object.keys(layerGroups) as LayerGroup[]

/** Reads which groups are hidden, as they are stored. Unknown names are left out. */
export const parseHiddenGroups = (value: unknown): LayerGroup[] =>
  Array.isArray(value) ? layerGroupNames.filter((group) => value.includes(group)) : []
