import { generatedNames, outlines } from '#src/app/modules/outlines.ts'
import { operationsScreen } from '#src/operations/operations-screen.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { type Language, languageNames, languages } from '#src/platform/i18n/define-messages.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { rankMatch, splitFoldedWords } from '#src/resource/find/ranking.ts'
import type { ResourceOutline } from '#src/resource/outline.ts'
import {
  buildListScreenAddress,
  buildNewRecordAddress,
  deriveRecordScreenAccess,
} from '#src/resource/screen-addresses.ts'
import type { RecentScreen } from '#src/resource/screens/record/recent-records.ts'
import { isSamePath, type MenuNode } from '#src/ui/frame/menu/menu-node.ts'
import type { PaletteLine } from '#src/ui/palette/palette-line.ts'

/** Words in all languages by which people look for a screen of the menu, besides its caption, by its path. */
const screenWords: Readonly<Record<string, string>> = {
  [buildListScreenAddress(operationsScreen)]: 'copia de seguridad backup respaldo cópia de segurança',
}

/** Words by which people look for dark or light mode, in all languages. */
export const darkModeWords = 'dark mode modo oscuro noche tema theme night modo escuro noite light claro'

const languageWords = 'idioma language lengua lenguaje'

/**
 * Keeps the lines whose label, or label and further words, contain every word, in any order. Lines that begin with the
 * search text come first.
 */
export function filterAndRankLines(lines: readonly PaletteLine[], searchText: string): PaletteLine[] {
  const searchWords = splitFoldedWords(searchText)
  const rankText = (label: string) => rankMatch({ label, startsWithText: false }, searchWords)
  const rankLine = ({ label, keywords }: PaletteLine) =>
    Math.min(rankText(label), keywords && rankText(`${label} ${keywords}`) < 3 ? 2.5 : 3)
  return lines.filter((line) => rankLine(line) < 3).sort((a, b) => rankLine(a) - rankLine(b))
}

/** Lines of the menu's screens, of the profile and of the guide. */
export function buildMenuProfileAndGuideLines(menu: readonly MenuNode[], text: Translate): PaletteLine[] {
  const lists = new Map(outlines.map((resource) => [buildListScreenAddress(resource), resource]))
  const createAddresses = new Set(outlines.map(buildNewRecordAddress))
  const buildMenuLines = ({ name, icon, path }: MenuNode, parent?: MenuNode): PaletteLine[] => {
    if (path === undefined || createAddresses.has(path)) return []
    const list = lists.get(path)
    const label = list ? text(`pages.${list.name}.list`) : name
    const note = parent && parent.name !== label ? { note: parent.name } : {}
    return [{ key: path, icon: (parent ?? { icon }).icon, label, ...note, keywords: screenWords[path] ?? '', path }]
  }
  const menuLines = menu.flatMap((node) => [
    ...buildMenuLines(node),
    ...(node.children ?? []).flatMap((child) => buildMenuLines(child, node)),
  ])
  const ownLines = [
    { key: '/admin/profile', icon: 'person', label: text('ui.frame.profile'), path: '/admin/profile' },
    { key: '/admin/guide', icon: 'question-circle', label: text('ui.frame.guide'), path: '/admin/guide' },
  ]
  return [...menuLines, ...ownLines]
}

/** Lines of the forms for new records that the reader may open. */
export function buildCreateLines(permissions: readonly string[], text: Translate): PaletteLine[] {
  const actor = createPermissionHolder(permissions)
  return outlines.flatMap((resource) => {
    const { name, access, screens, menu } = resource
    if (!screens?.create || !hasAccess(actor, screens.create.access) || !hasAccess(actor, access.create)) return []
    const label = text(`pages.${name}.create`)
    const path = buildNewRecordAddress(resource)
    return [{ key: path, icon: menu?.icon ?? 'plus-lg', label, path }]
  })
}

export type PaletteActions = {
  isDark: boolean
  language: Language
  setDarkMode: (isDark: boolean) => void
  setLanguage: (language: Language) => void
  signOut: () => void
}

/** Lines of the actions that every screen offers: dark mode, language and sign-out. */
export function buildActionLines(
  { isDark, language, setDarkMode, setLanguage, signOut }: PaletteActions,
  text: Translate,
): PaletteLine[] {
  return [
    {
      key: 'dark',
      icon: isDark ? 'sun' : 'moon',
      label: text(isDark ? 'find.actions.light' : 'find.actions.dark'),
      keywords: darkModeWords,
      act: () => setDarkMode(!isDark),
    },
    ...languages
      .filter((otherLanguage) => otherLanguage !== language)
      .map((otherLanguage) => ({
        key: otherLanguage,
        icon: 'translate',
        label: languageNames[otherLanguage],
        note: text('ui.frame.language'),
        keywords: languageWords,
        act: () => setLanguage(otherLanguage),
      })),
    { key: 'leave', icon: 'box-arrow-right', label: text('ui.frame.sign_out'), act: signOut },
  ]
}

/** Lines of recently opened screens, without the current one and those that the reader may no longer open. */
export function buildRecentLines(
  recent: readonly RecentScreen[],
  permissions: readonly string[],
  currentPath: string,
  text: Translate,
) {
  const actor = createPermissionHolder(permissions)
  return recent.flatMap(({ path, resource: name, label }): PaletteLine[] => {
    const resource = outlines.find((outline) => outline.name === name)
    const screen = label === null ? resource?.screens?.list : resource?.screens?.update
    if (!resource || !screen || isSamePath(path, currentPath)) return []
    const access = label === null ? screen.access : deriveRecordScreenAccess(resource)
    if (!path.startsWith(`/admin/${screen.path}`) || !hasAccess(actor, access)) return []
    return [buildRecordOrListLine(resource, label, path, text)]
  })
}

/** Line of a record, with the name of its list. If the label is null, it is the line of the list itself. */
export function buildRecordOrListLine(
  { name, menu }: ResourceOutline,
  label: string | null,
  path: string,
  text: Translate,
): PaletteLine {
  const listName = text(`pages.${name}.list`)
  const icon = menu?.icon ?? 'dot'
  return label === null ? { key: path, icon, label: listName, path } : { key: path, icon, label, note: listName, path }
}

/** The resource whose generated list is at this address. Lists with a hand-written screen are left out. */
export function findGeneratedListByAddress(pathname: string): ResourceOutline | undefined {
  return outlines
    .filter(({ name, screens }) => screens && generatedNames.includes(name))
    .find((outline) => isSamePath(buildListScreenAddress(outline), pathname))
}
