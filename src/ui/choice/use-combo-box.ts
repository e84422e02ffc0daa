import { type UseComboboxReturnValue, useCombobox } from 'downshift'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { buildChoiceItems, type ChoiceItem, findInitialIndex } from '#src/ui/choice/option.ts'
import { type TypedTextOptions, useTypedText } from '#src/ui/choice/use-typed-text.ts'

export type ComboBoxOptions = TypedTextOptions & {
  id: string
  inputRef: (node: HTMLInputElement | null) => void
  /** Called with the text to search for while there is something to show, else with null. */
  onSearch: (text: string | null) => void
  /** What the box shows while nothing is typed. */
  chosenLabel: string
  /** The value of the chosen option; '' for none. */
  chosenValue: string
  /** One is chosen, and the first line of the whole list is the empty value; else the list stays open for the next. */
  isOne: boolean
  /** Takes back what was left without a choice. */
  onRestore: () => void
  onBlur: (() => void) | undefined
  /** Makes a record of what is typed; undefined for who may not. */
  onCreate: ((text: string) => void) | undefined
}

type TypedText = ReturnType<typeof useTypedText>

/**
 * Combobox (ARIA) that searches as one types. Enter and Tab choose the marked line, Esc takes back what was typed. Text
 * that names no option is kept.
 */
export function useComboBox(options: ComboBoxOptions) {
  const { search } = options
  const typedText = useTypedText(options)
  const isDialogOpen = useRef(false)
  const { text, isCurrent } = typedText
  // Arrows wrap among the matches of what is typed.
  const hasEmptyItem = options.isOne && text.trim() === ''
  const items = buildChoiceItems({ ...search, hasEmptyItem, canCreate: options.onCreate !== undefined })
  const combobox = useDownshift(options, typedText.editedText, items)
  const { isOpen } = combobox
  useSearch(options, typedText, items, combobox)

  const chooseItem = (item: ChoiceItem) => {
    if (item.type === 'none') typedText.choose(null)
    else if (item.type === 'option') typedText.choose(item.option)
    else if (item.type === 'retry') search.retry()
    else {
      isDialogOpen.current = true
      typedText.leave()
      options.onCreate?.(text.trim())
    }
  }
  const input = combobox.getInputProps({
    ref: options.inputRef,
    // Controlled input: the library's own report comes after rendering, which would move the caret.
    onChange: ({ currentTarget }) => typedText.edit(currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // IME: the key belongs to the word that is being composed.
      if (event.nativeEvent.isComposing) return
      if (isOpen)
        handleKeyWhileOpen(event, { typedText, combobox, chooseItem, markedItem: items[combobox.highlightedIndex] })
      if (event.key !== 'Escape') return
      // Closed, the library would take the choice away.
      if (!isOpen) preventLibraryHandling(event)
      if (text !== '') event.preventDefault()
      typedText.discardEdit()
      if (options.unmatchedText !== '') options.onRestore()
    },
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      // The window alone has lost the focus, or a dialog has it that gives it back.
      if (isDialogOpen.current || document.activeElement === target) return
      typedText.settle()
      options.onBlur?.()
    },
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
      isDialogOpen.current = false
      target.select()
    },
    onClick: ({ currentTarget }) => typedText.editedText === null && currentTarget.select(),
  })
  return { combobox, items, isCurrent, typedText: text, input, chooseItem }
}

const { InputClick } = useCombobox.stateChangeTypes

/** The library has what is open and what is marked; what is typed and chosen is ours. */
function useDownshift(
  { id, isOne, unmatchedText, chosenLabel }: ComboBoxOptions,
  editedText: string | null,
  items: ChoiceItem[],
) {
  return useCombobox<ChoiceItem>({
    items,
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-${index}`,
    itemToString: () => '',
    selectedItem: null,
    inputValue: editedText ?? (unmatchedText || chosenLabel),
    stateReducer: (state, { type, changes }) => {
      if (type === InputClick && state.isOpen) return state
      const staysOpen = changes.selectedItem?.type === 'retry' || (changes.selectedItem?.type === 'option' && !isOne)
      return staysOpen ? { ...changes, isOpen: true } : changes
    },
  })
}

/** Asks for what is typed, and marks or chooses what is found. */
function useSearch(
  options: ComboBoxOptions,
  typedText: TypedText,
  items: ChoiceItem[],
  combobox: UseComboboxReturnValue<ChoiceItem>,
): void {
  const { isOpen, setHighlightedIndex, closeMenu } = combobox
  const { text, isCurrent } = typedText
  const { options: foundOptions } = options.search
  const searchText = isOpen || typedText.isAwaiting ? text : null
  const startingText = typedText.editedText ?? (options.unmatchedText || null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is something else to search for.
  useEffect(() => options.onSearch(searchText), [searchText])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is typed or what is found changes.
  useEffect(() => {
    if (isOpen) setHighlightedIndex(isCurrent ? findInitialIndex(items, startingText, options.chosenValue) : -1)
  }, [isOpen, isCurrent, foundOptions, startingText])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what was typed too fast is found.
  useEffect(() => {
    if (typedText.chooseAwaited()) closeMenu()
  }, [isCurrent, foundOptions, typedText.isAwaiting])
  // A touch elsewhere closes the list without taking the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list closes.
  useEffect(() => {
    if (!isOpen) typedText.settle()
  }, [isOpen])
}

type OpenListKeys = {
  typedText: TypedText
  combobox: UseComboboxReturnValue<ChoiceItem>
  chooseItem: (item: ChoiceItem) => void
  markedItem: ChoiceItem | undefined
}

/** Tab chooses what is marked and goes on, Enter chooses it and stays; by Tab nothing is made or tried again. */
function handleKeyWhileOpen(event: KeyboardEvent, { typedText, combobox, chooseItem, markedItem }: OpenListKeys): void {
  if (event.key === 'Tab') {
    if (markedItem?.type === 'option' || markedItem?.type === 'none') chooseItem(markedItem)
    else typedText.awaitFirst()
  } else if (event.key === 'Enter' && markedItem) chooseItem(markedItem)
  else if (event.key === 'Enter') {
    preventLibraryHandling(event)
    event.preventDefault()
    if (!typedText.awaitFirst() && typedText.text === '') combobox.closeMenu()
  }
}

/** The library does nothing further with this key. */
function preventLibraryHandling({ nativeEvent }: KeyboardEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}
