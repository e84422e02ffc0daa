import { useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signOutOrAskFirst } from '#src/access/sign-in/page/request-sign-out.ts'
import {
  buildActionLines,
  buildCreateLines,
  buildMenuProfileAndGuideLines,
  buildRecentLines,
  buildRecordOrListLine,
  filterAndRankLines,
  findGeneratedListByAddress,
} from '#src/app/find/palette-lines.ts'
import { buildPanelLines, buildParameterLines, buildPasswordLine } from '#src/app/find/setting-lines.ts'
import { useFoundCells } from '#src/app/find/use-found-cells.tsx'
import { useFoundRecords } from '#src/app/find/use-found-records.ts'
import { outlines } from '#src/app/modules/outlines.ts'
import { parameters } from '#src/catalog/parameters/parameters.ts'
import { callList } from '#src/platform/browser/client.ts'
import type { SignedInUser } from '#src/platform/browser/session.ts'
import {
  changeAndRememberLanguage,
  loadScreenTexts,
  type Translate,
  useLanguage,
  useText,
} from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { buildFormAddress, buildNewRecordAddress } from '#src/resource/screen-addresses.ts'
import { loadResourceScreenTexts } from '#src/resource/screens/load-resource-screen-texts.ts'
import { readRecentScreens } from '#src/resource/screens/record/recent-records.ts'
import { loadPanelTexts } from '#src/ui/frame/layout/control-sidebar.tsx'
import { changeAndStoreLayout, useLayout } from '#src/ui/frame/layout/layout.ts'
import { openPanelAtToggle } from '#src/ui/frame/layout/requested-toggle.ts'
import type { MenuNode } from '#src/ui/frame/menu/menu-node.ts'
import { Palette } from '#src/ui/palette/palette.tsx'
import type { PaletteGroup, PaletteLine } from '#src/ui/palette/palette-line.ts'

const textLoaders = {
  es: () => import('virtual:messages/find/es'),
  en: () => import('virtual:messages/find/en'),
  pt: () => import('virtual:messages/find/pt'),
}

export type FindDialogProps = { user: SignedInUser; menu: readonly MenuNode[]; onClose: () => void }

/** Lazy loading: loads the dialog together with its texts. */
export async function loadFindDialogWithTexts(): Promise<typeof FindDialog> {
  await Promise.all([loadScreenTexts(textLoaders), loadPanelTexts(), loadResourceScreenTexts()])
  return FindDialog
}

/**
 * Command palette: one search for screens, actions and records. Without a search text it lists recently opened screens.
 */
function FindDialog({ user, menu, onClose }: FindDialogProps) {
  const text = useText()
  const [searchText, setSearchText] = useState('')
  const records = useFoundRecords(searchText)
  const fixedLines = useLinesIndependentOfSearch(user, menu)
  const listLines = useListSearchLines(searchText, text)
  const isEmpty = searchText.trim() === ''
  const drawCell = useFoundCells(records.records)
  const recordLines = records.records.flatMap((record) => {
    const outline = outlines.find(({ name }) => name === record.resource)
    return outline
      ? [{ ...buildRecordOrListLine(outline, record.label, record.path, text), cell: drawCell(record) }]
      : []
  })
  const retryLine: PaletteLine = {
    key: 'retry',
    icon: 'arrow-clockwise',
    label: text('ui.retry'),
    act: records.retry,
    staysOpen: true,
  }
  const buildGroup = (name: string, lines: readonly PaletteLine[]): PaletteGroup => ({
    name,
    title: text(`find.groups.${name}`),
    lines,
  })
  const groups: PaletteGroup[] = isEmpty
    ? [buildGroup('recent', fixedLines.recent), buildGroup('actions', fixedLines.createLines)]
    : [
        { name: 'list', title: null, lines: listLines },
        buildGroup('screens', filterAndRankLines(fixedLines.screens, searchText)),
        buildGroup('actions', filterAndRankLines([...fixedLines.createLines, ...fixedLines.actionLines], searchText)),
        buildGroup('settings', filterAndRankLines(fixedLines.settings, searchText)),
        { ...buildGroup('records', recordLines), isOutdated: !records.isCurrent },
        { name: 'retry', title: null, lines: records.isFailed ? [retryLine] : [] },
      ]
  const hasNoResult = !isEmpty && records.isCurrent && groups.every(({ lines }) => lines === listLines || !lines.length)
  const statusText = records.isFailed
    ? text('ui.table.failed')
    : records.isPending && !isEmpty && recordLines.length === 0
      ? text('ui.choice.searching')
      : hasNoResult
        ? text('ui.choice.nothing', { typed: searchText.trim() })
        : ''
  return (
    <Palette
      label={text('ui.frame.find')}
      placeholder={text('find.dialog.placeholder')}
      {...{ searchText, groups, statusText, onClose }}
      isPending={records.isPending}
      onSearchText={setSearchText}
    />
  )
}

/** Lines that do not depend on the search text. */
function useLinesIndependentOfSearch({ id, permissions }: SignedInUser, menu: readonly MenuNode[]) {
  const text = useText()
  const { pathname } = useLocation()
  const { darkMode: isDark } = useLayout(id)
  const language = useLanguage()
  const navigate = useNavigate()
  const openParameterField = useOpenParameterField()
  return useMemo(() => {
    const setDarkMode = (darkMode: boolean) => changeAndStoreLayout({ darkMode })
    const changeLanguage = (newLanguage: typeof language) => void changeAndRememberLanguage(newLanguage)
    return {
      recent: buildRecentLines(readRecentScreens(id), permissions, pathname, text),
      screens: buildMenuProfileAndGuideLines(menu, text),
      createLines: buildCreateLines(permissions, text),
      actionLines: buildActionLines(
        { isDark, language, setDarkMode, setLanguage: changeLanguage, signOut: signOutOrAskFirst },
        text,
      ),
      settings: [
        ...buildParameterLines(permissions, text, openParameterField),
        buildPasswordLine(
          text,
          () => void navigate('/admin/profile?tab=settings', { state: { focusedField: 'current_password' } }),
        ),
        ...buildPanelLines(text, openPanelAtToggle),
      ],
    }
  }, [id, permissions, menu, text, pathname, isDark, language, navigate, openParameterField])
}

/** Returns a function that opens the form of the shop's parameters, the first set or a new one, at a field. */
function useOpenParameterField(): (field: string) => void {
  const navigate = useNavigate()
  return useCallback(
    async (field) => {
      const { body } = await callList<Entity>(`${parameters.name}?fields=id&page=1&per_page=1`)
      const address = body[0] ? buildFormAddress(parameters, body[0].id) : buildNewRecordAddress(parameters)
      await navigate(address, { state: { focusedField: field } })
    },
    [navigate],
  )
}

/** On a list: a line that applies the search text to the list and keeps its filters. */
function useListSearchLines(searchText: string, text: Translate): PaletteLine[] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const list = findGeneratedListByAddress(pathname)
  const q = searchText.trim()
  if (!list || q === '') return []
  const newSearch = new URLSearchParams(search)
  newSearch.set('q', q)
  newSearch.delete('page')
  const label = text('find.dialog.in_list', { typed: q, list: text(`pages.${list.name}.list`) })
  return [{ key: 'list', icon: 'funnel', label, act: () => void navigate(`${pathname}?${newSearch}`) }]
}
