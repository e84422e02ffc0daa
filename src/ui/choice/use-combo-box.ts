import { useCombobox } from 'downshift'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Found, firstLine, type Item, itemsOf, meantBy, type Option } from '#src/ui/choice/option.ts'

export type Box = {
  id: string
  inputRef: (node: HTMLInputElement | null) => void
  found: Found
  /** Called with the text to search for while the list is open, with null when it closes. */
  onAsk: (typed: string | null) => void
  /** What the box shows while nothing is typed. */
  shown: string
  /** What was typed and left without a choice. */
  left: string
  /** The value of the chosen option; '' for none. */
  chosen: string
  /** One is chosen, and the first line is 'Please pick..'; otherwise the list stays open for the next. */
  isOne: boolean
  onChoose: (option: Option | null) => void
  /** The box is left with text that names no option yet. */
  onLeave: (typed: string) => void
  /** Takes back what was left without a choice. */
  onRestore: () => void
  onBlur: (() => void) | undefined
  /** Makes a record of what is typed; undefined for who may not. */
  onCreate: ((typed: string) => void) | undefined
}

const { InputClick } = useCombobox.stateChangeTypes

/**
 * Combobox (ARIA) that searches as one types. Enter and Tab choose the marked line, and what was typed faster than it
 * could be found is chosen when it comes. Esc takes back what was typed. Text that names no option is kept.
 */
export function useComboBox(box: Box) {
  const { found, shown, left, chosen, onChoose } = box
  const [draft, setDraft] = useState<string | null>(null)
  // What the box does with what it finds: after Enter or Tab the first, after another way out what is meant.
  const pending = useRef<'first' | 'meant' | null>(null)
  const isAway = useRef(false)
  const typed = draft ?? left
  const isCurrent = found.by === typed.trim()
  const items = itemsOf({ ...found, hasNone: box.isOne, canCreate: box.onCreate !== undefined })

  const choose = (option: Option | null) => {
    pending.current = null
    setDraft(null)
    onChoose(option)
  }
  const take = (item: Item) => {
    if (item.is === 'none') choose(null)
    else if (item.is === 'option') choose(item.option)
    else if (item.is === 'retry') found.retry()
    else {
      isAway.current = true
      setDraft(null)
      if (typed.trim()) box.onLeave(typed.trim())
      box.onCreate?.(typed.trim())
    }
  }

  const combobox = useCombobox<Item>({
    items,
    inputId: box.id,
    menuId: `${box.id}-list`,
    getItemId: (index) => `${box.id}-${index}`,
    itemToString: () => '',
    selectedItem: null,
    inputValue: draft ?? (left || shown),
    stateReducer: (state, { type, changes }) => {
      if (type === InputClick && state.isOpen) return state
      const staysOpen = changes.selectedItem?.is === 'retry' || (changes.selectedItem?.is === 'option' && !box.isOne)
      return staysOpen ? { ...changes, isOpen: true } : changes
    },
  })
  const { isOpen, highlightedIndex, setHighlightedIndex, openMenu, closeMenu } = combobox

  const asked = isOpen || pending.current !== null ? typed : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is something else to search for.
  useEffect(() => box.onAsk(asked), [asked])

  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is typed or what is found changes.
  useEffect(() => {
    if (isOpen) setHighlightedIndex(isCurrent ? firstLine(items, draft ?? (left || null), chosen) : -1)
  }, [isOpen, isCurrent, found.options, typed, draft])

  // biome-ignore lint/correctness/useExhaustiveDependencies: when what was typed too fast is found.
  useEffect(() => {
    if (!isCurrent || pending.current === null) return
    const option = pending.current === 'first' ? found.options[0] : meantBy(typed, found.options)
    pending.current = null
    if (!option) return box.onAsk(isOpen ? typed : null)
    choose(option)
    closeMenu()
  }, [isCurrent, found.options, typed])

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const marked = items[highlightedIndex]
    const isWaiting = draft?.trim() && !isCurrent
    if (event.key === 'Tab' && isOpen) {
      if (marked?.is === 'option' || marked?.is === 'none') take(marked)
      else if (isWaiting) pending.current = 'first'
    }
    if (event.key === 'Enter' && isOpen && marked) take(marked)
    else if (event.key === 'Enter' && (isOpen || draft !== null)) {
      leaveToUs(event)
      event.preventDefault()
      if (isWaiting) pending.current = 'first'
      else if (isOpen && typed === '') closeMenu()
      else openMenu()
    }
    if (event.key === 'Escape') {
      if (!isOpen) leaveToUs(event)
      if (typed !== '') event.preventDefault()
      setDraft(null)
      if (left !== '') box.onRestore()
    }
  }
  const blur = ({ target }: FocusEvent<HTMLInputElement>) => {
    // The window alone has lost the focus, or a dialog has it that gives it back.
    if (isAway.current || document.activeElement === target) return
    if (draft !== null) settle(draft.trim())
    box.onBlur?.()
  }
  const settle = (text: string) => {
    if (text === '') return choose(null)
    const option = isCurrent ? meantBy(text, found.options) : undefined
    if (option) return choose(option)
    if (!isCurrent) pending.current ??= 'meant'
    setDraft(null)
    box.onLeave(text)
  }

  const input = combobox.getInputProps({
    ref: box.inputRef,
    // Controlled input: the library's own report comes after rendering, which would move the caret.
    onChange: ({ currentTarget }) => {
      pending.current = null
      setDraft(currentTarget.value)
    },
    onKeyDown: keys,
    onBlur: blur,
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
      isAway.current = false
      target.select()
    },
    onClick: ({ currentTarget }) => draft === null && currentTarget.select(),
  })
  return { combobox, items, isCurrent, typed, input, take }
}

/** The library does nothing further with this key. */
function leaveToUs({ nativeEvent }: KeyboardEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}
