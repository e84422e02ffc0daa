import { type UseComboboxReturnValue, useCombobox } from 'downshift'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { firstLine, type Item, itemsOf } from '#src/ui/choice/option.ts'
import { type Drafted, useDraft } from '#src/ui/choice/use-draft.ts'

export type Box = Drafted & {
  id: string
  inputRef: (node: HTMLInputElement | null) => void
  /** Called with the text to search for while there is something to show, else with null. */
  onAsk: (typed: string | null) => void
  /** What the box shows while nothing is typed. */
  shown: string
  /** The value of the chosen option; '' for none. */
  chosen: string
  /** One is chosen, and the first line of the whole list is the empty value; else the list stays open for the next. */
  isOne: boolean
  /** Takes back what was left without a choice. */
  onRestore: () => void
  onBlur: (() => void) | undefined
  /** Makes a record of what is typed; undefined for who may not. */
  onCreate: ((typed: string) => void) | undefined
}

type Draft = ReturnType<typeof useDraft>

/**
 * Combobox (ARIA) that searches as one types. Enter and Tab choose the marked line, Esc takes back what was typed. Text
 * that names no option is kept.
 */
export function useComboBox(box: Box) {
  const { found } = box
  const draft = useDraft(box)
  const isAway = useRef(false)
  const { typed, isCurrent } = draft
  // Arrows wrap among the matches of what is typed.
  const hasNone = box.isOne && typed.trim() === ''
  const items = itemsOf({ ...found, hasNone, canCreate: box.onCreate !== undefined })
  const combobox = useLibrary(box, draft.draft, items)
  const { isOpen } = combobox
  useSearch(box, draft, items, combobox)

  const take = (item: Item) => {
    if (item.is === 'none') draft.choose(null)
    else if (item.is === 'option') draft.choose(item.option)
    else if (item.is === 'retry') found.retry()
    else {
      isAway.current = true
      draft.leave()
      box.onCreate?.(typed.trim())
    }
  }
  const input = combobox.getInputProps({
    ref: box.inputRef,
    // Controlled input: the library's own report comes after rendering, which would move the caret.
    onChange: ({ currentTarget }) => draft.type(currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // IME: the key belongs to the word that is being composed.
      if (event.nativeEvent.isComposing) return
      if (isOpen) keysWhileOpen(event, { draft, combobox, take, marked: items[combobox.highlightedIndex] })
      if (event.key !== 'Escape') return
      // Closed, the library would take the choice away.
      if (!isOpen) leaveToUs(event)
      if (typed !== '') event.preventDefault()
      draft.forget()
      if (box.left !== '') box.onRestore()
    },
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      // The window alone has lost the focus, or a dialog has it that gives it back.
      if (isAway.current || document.activeElement === target) return
      draft.settle()
      box.onBlur?.()
    },
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
      isAway.current = false
      target.select()
    },
    onClick: ({ currentTarget }) => draft.draft === null && currentTarget.select(),
  })
  return { combobox, items, isCurrent, typed, input, take }
}

const { InputClick } = useCombobox.stateChangeTypes

/** The library has what is open and what is marked; what is typed and chosen is ours. */
function useLibrary({ id, isOne, left, shown }: Box, draft: string | null, items: Item[]) {
  return useCombobox<Item>({
    items,
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-${index}`,
    itemToString: () => '',
    selectedItem: null,
    inputValue: draft ?? (left || shown),
    stateReducer: (state, { type, changes }) => {
      if (type === InputClick && state.isOpen) return state
      const staysOpen = changes.selectedItem?.is === 'retry' || (changes.selectedItem?.is === 'option' && !isOne)
      return staysOpen ? { ...changes, isOpen: true } : changes
    },
  })
}

/** Asks for what is typed, and marks or chooses what is found. */
function useSearch(box: Box, draft: Draft, items: Item[], combobox: UseComboboxReturnValue<Item>): void {
  const { isOpen, setHighlightedIndex, closeMenu } = combobox
  const { typed, isCurrent } = draft
  const { options } = box.found
  const asked = isOpen || draft.isAwaiting ? typed : null
  const begun = draft.draft ?? (box.left || null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is something else to search for.
  useEffect(() => box.onAsk(asked), [asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is typed or what is found changes.
  useEffect(() => {
    if (isOpen) setHighlightedIndex(isCurrent ? firstLine(items, begun, box.chosen) : -1)
  }, [isOpen, isCurrent, options, begun])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what was typed too fast is found.
  useEffect(() => {
    if (draft.meet()) closeMenu()
  }, [isCurrent, options, draft.isAwaiting])
  // A touch elsewhere closes the list without taking the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list closes.
  useEffect(() => {
    if (!isOpen) draft.settle()
  }, [isOpen])
}

type Open = {
  draft: Draft
  combobox: UseComboboxReturnValue<Item>
  take: (item: Item) => void
  marked: Item | undefined
}

/** Tab chooses what is marked and goes on, Enter chooses it and stays; by Tab nothing is made or tried again. */
function keysWhileOpen(event: KeyboardEvent, { draft, combobox, take, marked }: Open): void {
  if (event.key === 'Tab') {
    if (marked?.is === 'option' || marked?.is === 'none') take(marked)
    else draft.awaitFirst()
  } else if (event.key === 'Enter' && marked) take(marked)
  else if (event.key === 'Enter') {
    leaveToUs(event)
    event.preventDefault()
    if (!draft.awaitFirst() && draft.typed === '') combobox.closeMenu()
  }
}

/** The library does nothing further with this key. */
function leaveToUs({ nativeEvent }: KeyboardEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}
