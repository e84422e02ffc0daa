import { manifests } from '#src/app/modules/modules.ts'
import { holderOf, holds } from '#src/platform/actor.ts'
import { everybodys, type GuideEntry, guideChapterNames } from '#src/resource/registration/guide-entry.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'

/** Entries under one heading, `guide.chapters.{name}`. */
export type GuideChapter = { name: string; entries: readonly GuideEntry[] }

/** What the guide tells of the frame, before the modules. */
const frameGuide: Pick<Manifest, 'guide'> = {
  guide: {
    start: [
      { name: 'dashboard', title: 'Panel de administrador', tips: 3, ways: everybodys('/admin') },
      { name: 'find', title: 'ui.frame.find', tips: 3, ways: [] },
      { name: 'menu_search', title: 'ui.menu_search.label', tips: 3, ways: [] },
      { name: 'customize', title: 'ui.panel.toggle', tips: 3, ways: [] },
    ],
  },
}

/** Every screen that the guide tells of, in the order of reading. */
export const guide: readonly GuideChapter[] = guideChapterNames.map((name) => ({
  name,
  entries: [frameGuide, ...manifests].flatMap(({ guide = {} }) => guide[name] ?? []),
}))

/** The address of an entry's picture; where there is none yet, `npm run pictures` makes it. */
export const picturePath = ({ name }: Pick<GuideEntry, 'name'>): string => `/img/guide/${name}.webp`

/** In CSS pixels, of every picture. */
export const pictureSize = { width: 1200, height: 750 }

export const purposeKey = ({ name }: GuideEntry): string => `guide.${name}.for`

export const tipKeys = ({ name, tips }: GuideEntry): string[] =>
  Array.from({ length: tips }, (_, index) => `guide.${name}.tip_${index + 1}`)

export type OpenEntry = GuideEntry & { address: string | undefined }

/** What the guide tells a reader: the entries of what they may open, and those of everybody. */
export function filterGuide(
  permissions: readonly string[],
): (Omit<GuideChapter, 'entries'> & { entries: OpenEntry[] })[] {
  const actor = holderOf(permissions)
  return guide
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.flatMap((entry) => {
        const openWay = entry.ways.find(({ access }) => holds(actor, access))
        return openWay || entry.ways.length === 0 ? [{ ...entry, address: openWay?.address }] : []
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}
