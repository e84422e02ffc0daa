import { generatedNames, outlines } from '#src/app/modules/outlines.ts'
import { holderOf, holds } from '#src/platform/actor.ts'
import { type Language, languageNames, languages } from '#src/platform/i18n/define-messages.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { rankOf, wordsIn } from '#src/resource/find/ranking.ts'
import type { ResourceOutline } from '#src/resource/outline.ts'
import { createAddress, listAddress } from '#src/resource/screen-addresses.ts'
import type { Recent } from '#src/resource/screens/record/recent-records.ts'
import { isSamePath, type MenuNode } from '#src/ui/frame/menu/menu-node.ts'
import type { PaletteLine } from '#src/ui/palette/palette-line.ts'

/** The lines that hold each word, in any order; those that begin with them first. */
export function matching(lines: readonly PaletteLine[], typed: string): PaletteLine[] {
  const words = wordsIn(typed)
  const rank = ({ label }: PaletteLine) => rankOf({ label, isBegun: false }, words)
  return lines.filter((line) => rank(line) < 3).sort((a, b) => rank(a) - rank(b))
}

/** Screens of the menu, each by its own name, and the reader's own. */
export function screenLines(menu: readonly MenuNode[], text: Translate): PaletteLine[] {
  const lists = new Map(outlines.map((resource) => [listAddress(resource), resource]))
  const made = new Set(outlines.map(createAddress))
  const lineOf = ({ name, icon, path }: MenuNode, above?: MenuNode): PaletteLine[] => {
    if (path === undefined || made.has(path)) return []
    const list = lists.get(path)
    const words = list ? text(`pages.${list.name}.list`) : name
    const note = above && above.name !== words ? { note: above.name } : {}
    return [{ key: path, icon: (above ?? { icon }).icon, label: words, ...note, path }]
  }
  const ofMenu = menu.flatMap((node) => [
    ...lineOf(node),
    ...(node.children ?? []).flatMap((child) => lineOf(child, node)),
  ])
  const own = [
    { key: '/admin/profile', icon: 'person', label: text('ui.frame.profile'), path: '/admin/profile' },
    { key: '/admin/guide', icon: 'question-circle', label: text('ui.frame.guide'), path: '/admin/guide' },
  ]
  return [...ofMenu, ...own]
}

/** The forms of new records that the reader may open. */
export function createLines(permissions: readonly string[], text: Translate): PaletteLine[] {
  const actor = holderOf(permissions)
  return outlines.flatMap((resource) => {
    const { name, access, screens, menu } = resource
    if (!screens?.create || !holds(actor, screens.create.access) || !holds(actor, access.create)) return []
    const label = text(`pages.${name}.create`)
    const path = createAddress(resource)
    return [{ key: path, icon: menu?.icon ?? 'plus-lg', label, path }]
  })
}

export type Deeds = {
  isDark: boolean
  language: Language
  darken: (isDark: boolean) => void
  speak: (language: Language) => void
  leave: () => void
}

/** What the reader can do from anywhere. */
export function deedLines({ isDark, language, darken, speak, leave }: Deeds, text: Translate): PaletteLine[] {
  return [
    {
      key: 'dark',
      icon: isDark ? 'sun' : 'moon',
      label: text(isDark ? 'find.actions.light' : 'find.actions.dark'),
      act: () => darken(!isDark),
    },
    ...languages
      .filter((one) => one !== language)
      .map((one) => ({
        key: one,
        icon: 'translate',
        label: languageNames[one],
        note: text('ui.frame.language'),
        act: () => speak(one),
      })),
    { key: 'leave', icon: 'box-arrow-right', label: text('ui.frame.sign_out'), act: leave },
  ]
}

/** What was last opened, but for where the reader is and what they may no longer open. */
export function recentLines(recent: readonly Recent[], permissions: readonly string[], here: string, text: Translate) {
  const actor = holderOf(permissions)
  return recent.flatMap(({ path, resource: name, label }): PaletteLine[] => {
    const resource = outlines.find((one) => one.name === name)
    const screen = label === null ? resource?.screens?.list : resource?.screens?.update
    if (!resource || !screen || isSamePath(path, here)) return []
    if (!path.startsWith(`/admin/${screen.path}`) || !holds(actor, screen.access)) return []
    return [lineOf(resource, label, path, text)]
  })
}

/** A record with the name of its list, or that list itself. */
export function lineOf(
  { name, menu }: ResourceOutline,
  label: string | null,
  path: string,
  text: Translate,
): PaletteLine {
  const list = text(`pages.${name}.list`)
  const icon = menu?.icon ?? 'dot'
  return label === null ? { key: path, icon, label: list, path } : { key: path, icon, label: label, note: list, path }
}

/** The list at this address that has a search of its own, as the kernel's lists have. */
export function listAt(pathname: string): ResourceOutline | undefined {
  return outlines
    .filter(({ name, screens }) => screens && generatedNames.includes(name))
    .find((outline) => isSamePath(listAddress(outline), pathname))
}
