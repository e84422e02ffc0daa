import type { Resource } from '#src/resource/declaration.ts'

/** Chapters of the guide, in the order of reading; the texts of each title are `guide.chapters.{name}`. */
export const guideChapterNames = ['start', 'catalog', 'visitors', 'people', 'staff'] as const
export type GuideChapterName = (typeof guideChapterNames)[number]

/** An address that an entry may lead to, for readers who hold the permission. */
type Destination = { address: string; access: string }

/** One screen of the guide. Its texts are `guide.{name}.for` and `guide.{name}.tip_1` and on. */
export type GuideEntry = {
  /** Also of its picture. */
  name: string
  /** Message key. */
  title: string
  tipCount: number
  /** Where it leads: the first that the reader may open. Without any it is part of every screen, or before them. */
  destinations: readonly Destination[]
}

/** For an entry that every user may open. */
export const openToEveryUser = (address: string): Destination[] => [{ address, access: '' }]

/** The resource's own screens, each with the permission that its declaration asks for. */
export function listDestinations({ screens }: Resource, ...screenNames: readonly ('list' | 'create')[]): Destination[] {
  return screenNames
    .map((name) => screens?.[name])
    .filter((screen) => screen !== undefined)
    .map(({ path, access }) => ({ address: `/admin/${path}`, access }))
}

/** The entry of a resource's list. */
export function createListEntry(resource: Resource, tipCount: number): GuideEntry {
  return {
    name: resource.name,
    title: `pages.${resource.name}.list`,
    tipCount,
    destinations: listDestinations(resource, 'list'),
  }
}
