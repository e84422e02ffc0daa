import type { Resource } from '#src/resource/declaration.ts'

/** The chapters of the guide, in the order of reading. The title of each is the message `guide.chapters.{name}`. */
export const guideChapterNames = ['start', 'catalog', 'visitors', 'people', 'staff'] as const
export type GuideChapterName = (typeof guideChapterNames)[number]

/** The address of a screen, and the permission that opens it. */
type Destination = { address: string; access: string }

/** An entry of the guide, about one screen. Its texts are `guide.{name}.for`, `guide.{name}.tip_1` and so on. */
export type GuideEntry = {
  /** The name of the entry and of its picture. */
  name: string
  /** Message key of the entry's title. */
  title: string
  tipCount: number
  /**
   * Screens to which the entry links: it links to the first that the reader may open. An entry about a part of all
   * screens, or about the sign-in, has none.
   */
  destinations: readonly Destination[]
}

/** The destination of an entry whose screen every user may open. */
export const createUnrestrictedDestinations = (address: string): Destination[] => [{ address, access: '' }]

/**
 * The screens of a resource with these names, each with its permission. Screens that the resource lacks are left out.
 */
export function listDestinations({ screens }: Resource, ...screenNames: readonly ('list' | 'create')[]): Destination[] {
  return screenNames
    .map((name) => screens?.[name])
    .filter((screen) => screen !== undefined)
    .map(({ path, access }) => ({ address: `/admin/${path}`, access }))
}

/** The guide's entry about a resource's list. */
export function createListGuideEntry(resource: Resource, tipCount: number): GuideEntry {
  return {
    name: resource.name,
    title: `pages.${resource.name}.list`,
    tipCount,
    destinations: listDestinations(resource, 'list'),
  }
}
