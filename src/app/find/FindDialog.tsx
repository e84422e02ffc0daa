import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { requestSignOut } from '#src/access/sign-in/page/request-sign-out.ts'
import { createLines, deedLines, lineOf, listAt, matching, recentLines, screenLines } from '#src/app/find/find-lines.ts'
import { useRecords } from '#src/app/find/use-records.ts'
import { outlines } from '#src/app/modules/outlines.ts'
import type { SignedInUser } from '#src/platform/browser/session.ts'
import { addTexts, setLanguage, type Translate, useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { recentOf } from '#src/resource/screens/record/recent-records.ts'
import { changeLayout, useLayout } from '#src/ui/frame/layout.ts'
import type { MenuNode } from '#src/ui/frame/menu-node.ts'
import type { Line, LineGroup } from '#src/ui/palette/line.ts'
import { Palette } from '#src/ui/palette/palette.tsx'

const texts = {
  es: () => import('virtual:messages/find/es'),
  en: () => import('virtual:messages/find/en'),
  pt: () => import('virtual:messages/find/pt'),
}

export type FindDialogProps = { user: SignedInUser; menu: readonly MenuNode[]; onClose: () => void }

/** Lazy loading: the dialog with the texts that are its alone. */
export async function findDialog(): Promise<typeof FindDialog> {
  await addTexts(texts)
  return FindDialog
}

/** One search for everything: screens, actions, records; what was last opened while nothing is typed. */
function FindDialog({ user, menu, onClose }: FindDialogProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const records = useRecords(typed)
  const still = useStillLines(user, menu)
  const inList = useLineOfList(typed, text)
  const isEmpty = typed.trim() === ''
  const found = records.found.flatMap(({ resource, label, path }) => {
    const of = outlines.find(({ name }) => name === resource)
    return of ? [lineOf(of, label, path, text)] : []
  })
  const retry: Line = {
    key: 'retry',
    icon: 'arrow-clockwise',
    words: text('ui.retry'),
    act: records.retry,
    staysOpen: true,
  }
  const group = (name: string, lines: readonly Line[]): LineGroup => ({
    name,
    title: text(`find.groups.${name}`),
    lines,
  })
  const groups: LineGroup[] = isEmpty
    ? [group('recent', still.recent), group('actions', still.creating)]
    : [
        { name: 'list', title: null, lines: inList },
        group('screens', matching(still.screens, typed)),
        group('actions', matching([...still.creating, ...still.deeds], typed)),
        { ...group('records', found), isFormer: !records.isCurrent },
        { name: 'retry', title: null, lines: records.isFailed ? [retry] : [] },
      ]
  const isNothing = !isEmpty && records.isCurrent && groups.every(({ lines }) => lines === inList || !lines.length)
  const says = records.isFailed
    ? text('ui.table.failed')
    : records.isPending && !isEmpty && found.length === 0
      ? text('ui.choice.searching')
      : isNothing
        ? text('ui.choice.nothing', { typed: typed.trim() })
        : ''
  return (
    <Palette
      label={text('ui.frame.find')}
      placeholder={text('find.dialog.placeholder')}
      {...{ typed, groups, says, onClose }}
      isPending={records.isPending}
      onType={setTyped}
    />
  )
}

/** Lines that do not hang on what is typed. */
function useStillLines({ id, permissions }: SignedInUser, menu: readonly MenuNode[]) {
  const text = useText()
  const { pathname } = useLocation()
  const { darkMode: isDark } = useLayout(id)
  const language = useLanguage()
  return useMemo(() => {
    const darken = (darkMode: boolean) => changeLayout({ darkMode })
    const speak = (one: typeof language) => void setLanguage(one)
    return {
      recent: recentLines(recentOf(id), permissions, pathname, text),
      screens: screenLines(menu, text),
      creating: createLines(permissions, text),
      deeds: deedLines({ isDark, language, darken, speak, leave: requestSignOut }, text),
    }
  }, [id, permissions, menu, text, pathname, isDark, language])
}

/** On a list: what is typed goes into its own search, which keeps its filters. */
function useLineOfList(typed: string, text: Translate): Line[] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const list = listAt(pathname)
  const q = typed.trim()
  if (!list || q === '') return []
  const next = new URLSearchParams(search)
  next.set('q', q)
  next.delete('page')
  const words = text('find.dialog.in_list', { typed: q, list: text(`pages.${list.name}.list`) })
  return [{ key: 'list', icon: 'funnel', words, act: () => void navigate(`${pathname}?${next}`) }]
}
