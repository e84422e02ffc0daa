import { useCombobox } from 'downshift'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PaletteGroup, PaletteLine } from '#src/ui/palette/palette-line.ts'

export type PaletteOptions = {
  searchText: string
  onSearchText: (searchText: string) => void
  groups: readonly PaletteGroup[]
  /** True until the results for `searchText` are there. */
  isPending: boolean
  onClose: () => void
}

const { MenuMouseLeave } = useCombobox.stateChangeTypes

/**
 * Command palette as a combobox (ARIA) whose list is always open: arrows mark, Enter opens, Ctrl Enter opens in a new
 * tab. An Enter pressed before the results arrive takes effect when they do.
 */
export function usePalette({ searchText, onSearchText, groups, isPending, onClose }: PaletteOptions) {
  const navigate = useNavigate()
  const [markedIndex, setMarkedIndex] = useState(0)
  const pendingEnter = useRef<{ inNewTab: boolean } | null>(null)
  const lines = groups.filter(({ isOutdated }) => !isOutdated).flatMap((group) => group.lines)
  const combobox = useCombobox<PaletteLine>({
    items: lines,
    isOpen: true,
    inputValue: searchText,
    selectedItem: null,
    itemToString: () => '',
    highlightedIndex: Math.min(markedIndex, lines.length - 1),
    onHighlightedIndexChange: ({ highlightedIndex }) => setMarkedIndex(Math.max(0, highlightedIndex)),
    stateReducer: (state, { type, changes }) => (type === MenuMouseLeave ? state : changes),
  })
  const openLine = (line: PaletteLine, inNewTab = false) => {
    if (!('act' in line && line.staysOpen)) onClose()
    if ('act' in line) line.act()
    else if (inNewTab) window.open(line.path, '_blank', 'noopener')
    else void navigate(line.path)
  }
  const openMarkedLine = (inNewTab: boolean) => {
    const line = lines[Math.min(markedIndex, lines.length - 1)]
    if (line) openLine(line, inNewTab)
    else if (isPending) pendingEnter.current = { inNewTab }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the results arrive.
  useEffect(() => {
    if (isPending || !pendingEnter.current) return
    const { inNewTab } = pendingEnter.current
    pendingEnter.current = null
    openMarkedLine(inNewTab)
  }, [isPending])
  const input = combobox.getInputProps({
    // Controlled input: the library's own report comes after rendering, which would move the caret.
    onChange: ({ currentTarget }) => {
      pendingEnter.current = null
      setMarkedIndex(0)
      onSearchText(currentTarget.value)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // IME: while a word is being composed, its keys belong to the composition.
      if (event.nativeEvent.isComposing) return
      if (event.key !== 'Enter' && event.key !== 'Escape') return
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      if (event.key === 'Escape') return
      event.preventDefault()
      openMarkedLine(event.ctrlKey || event.metaKey)
    },
  })
  return { combobox, lines, input, openLine }
}
