import { manifests } from '#src/app/modules/modules.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import {
  createUnrestrictedDestinations,
  type GuideEntry,
  guideChapterNames,
} from '#src/resource/registration/guide-entry.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'

/** Entries under one heading, whose text is `guide.chapters.{name}`. */
export type GuideChapter = { name: string; entries: readonly GuideEntry[] }

/** The guide's entries about the frame, which come before those of the modules. */
const frameGuide: Pick<Manifest, 'guide'> = {
  guide: {
    start: [
      {
        name: 'dashboard',
        title: 'Panel de administrador',
        tipCount: 4,
        destinations: createUnrestrictedDestinations('/admin'),
      },
      { name: 'find', title: 'ui.frame.find', tipCount: 3, destinations: [] },
      { name: 'menu_search', title: 'ui.menu_search.label', tipCount: 3, destinations: [] },
      { name: 'customize', title: 'ui.panel.toggle', tipCount: 3, destinations: [] },
    ],
  },
}

/** Every entry of the guide, in reading order. */
export const guide: readonly GuideChapter[] = guideChapterNames.map((name) => ({
  name,
  entries: [frameGuide, ...manifests].flatMap(({ guide = {} }) => guide[name] ?? []),
}))

/** Address of an entry's picture, which `npm run pictures` makes. */
export const buildGuidePicturePath = ({ name }: Pick<GuideEntry, 'name'>): string => `/img/guide/${name}.webp`

/** Size of every picture in CSS pixels. */
export const pictureSize = { width: 1200, height: 750 }

export const purposeMessageKeyOf = ({ name }: GuideEntry): string => `guide.${name}.for`

export const listTipKeys = ({ name, tipCount }: GuideEntry): string[] =>
  Array.from({ length: tipCount }, (_, index) => `guide.${name}.tip_${index + 1}`)

/** An entry with the address of the first of its screens that the reader may open. */
export type OpenEntry = GuideEntry & { address: string | undefined }

/**
 * Lists the chapters with their entries without a screen and those with a screen that the reader may open. Chapters
 * without such entries are left out.
 */
export function listReadableChapters(
  permissions: readonly string[],
): (Omit<GuideChapter, 'entries'> & { entries: OpenEntry[] })[] {
  const actor = createPermissionHolder(permissions)
  return guide
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.flatMap((entry) => {
        const openWay = entry.destinations.find(({ access }) => hasAccess(actor, access))
        return openWay || entry.destinations.length === 0 ? [{ ...entry, address: openWay?.address }] : []
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}
