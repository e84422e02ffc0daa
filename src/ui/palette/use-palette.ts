import { useCombobox } from 'downshift'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Line, LineGroup } from '#src/ui/palette/line.ts'

export type PaletteParts = {
  typed: string
  onType: (typed: string) => void
  groups: readonly LineGroup[]
  /** True until what is typed has been searched for. */
  isPending: boolean
  onClose: () => void
}

const { MenuMouseLeave } = useCombobox.stateChangeTypes

/**
 * Command palette as a combobox (ARIA) whose list is always open: arrows mark, Enter opens, with Ctrl in a new tab.
 * Enter that comes before what was searched for is kept until that has been found.
 */
export function usePalette({ typed, onType, groups, isPending, onClose }: PaletteParts) {
  const navigate = useNavigate()
  const [marked, setMarked] = useState(0)
  const early = useRef<{ isApart: boolean } | null>(null)
  const lines = groups.filter(({ isFormer }) => !isFormer).flatMap((group) => group.lines)
  const combobox = useCombobox<Line>({
    items: lines,
    isOpen: true,
    inputValue: typed,
    selectedItem: null,
    itemToString: () => '',
    highlightedIndex: Math.min(marked, lines.length - 1),
    onHighlightedIndexChange: ({ highlightedIndex }) => setMarked(Math.max(0, highlightedIndex)),
    stateReducer: (state, { type, changes }) => (type === MenuMouseLeave ? state : changes),
  })
  const take = (line: Line, isApart = false) => {
    if (!('act' in line && line.staysOpen)) onClose()
    if ('act' in line) line.act()
    else if (isApart) window.open(line.path, '_blank', 'noopener')
    else void navigate(line.path)
  }
  const enter = (isApart: boolean) => {
    const line = lines[Math.min(marked, lines.length - 1)]
    if (line) take(line, isApart)
    else if (isPending) early.current = { isApart }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was searched for is there.
  useEffect(() => {
    if (isPending || !early.current) return
    const { isApart } = early.current
    early.current = null
    enter(isApart)
  }, [isPending])
  const input = combobox.getInputProps({
    // Controlled input: the library's own report comes after rendering, which would move the caret.
    onChange: ({ currentTarget }) => {
      early.current = null
      setMarked(0)
      onType(currentTarget.value)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // IME: the key belongs to the word that is being composed.
      if (event.nativeEvent.isComposing) return
      if (event.key !== 'Enter' && event.key !== 'Escape') return
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      if (event.key === 'Escape') return
      event.preventDefault()
      enter(event.ctrlKey || event.metaKey)
    },
  })
  return { combobox, lines, input, take }
}
