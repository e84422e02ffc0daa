import { type UseComboboxReturnValue, useCombobox } from 'downshift'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { buildChoiceItems, type ChoiceItem, findInitialIndex } from '#src/ui/choice/option.ts'
import { type TypedTextOptions, useTypedText } from '#src/ui/choice/use-typed-text.ts'

export type ComboBoxOptions = TypedTextOptions & {
  id: string
  inputRef: (node: HTMLInputElement | null) => void
  /** Called with the text to search for, and with null once no search is needed. */
  onSearch: (text: string | null) => void
  /** Text in the box until the reader types. */
  chosenLabel: string
  /** The value of the chosen option; '' for none. */
  chosenValue: string
  /**
   * True for a single choice, whose list begins with the empty value. In a multiple choice the list stays open for the
   * next option.
   */
  isSingleChoice: boolean
  /** Called when Esc discards typed text that matches no option. */
  onRestore: () => void
  onBlur: (() => void) | undefined
  /** Creates a record named like the typed text; undefined if the reader may not create any. */
  onCreate: ((text: string) => void) | undefined
}

type TypedText = ReturnType<typeof useTypedText>

/**
 * Combobox (ARIA) that searches while the reader types. Enter and Tab choose the marked line, Esc discards the typed
 * text. Text that matches no option is kept.
 */
export function useComboBox(options: ComboBoxOptions) {
  const { search } = options
  const typedText = useTypedText(options)
  const isDialogOpen = useRef(false)
  const { text, isCurrent } = typedText
  // The line for 'none' is left out while something is typed, so that the arrows begin at the matches.
  const hasEmptyItem = options.isSingleChoice && text.trim() === ''
  const items = buildChoiceItems({ ...search, hasEmptyItem, canCreate: options.onCreate !== undefined })
  const combobox = useDownshift(options, typedText.editedText, items)
  const { isOpen } = combobox
  useSearchAndMarkOrChooseFirst(options, typedText, items, combobox)

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
      // IME: while a word is being composed, its keys belong to the composition.
      if (event.nativeEvent.isComposing) return
      if (isOpen)
        chooseOnTabOrEnterWhileOpen(event, {
          typedText,
          combobox,
          chooseItem,
          markedItem: items[combobox.highlightedIndex] ?? findItemToMark(items, typedText),
        })
      if (event.key !== 'Escape') return
      // If the list is closed, the library would clear the choice on Esc.
      if (!isOpen) preventDownshiftHandling(event)
      if (text !== '') event.preventDefault()
      typedText.discardEdit()
      if (options.unmatchedText !== '') options.onRestore()
    },
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      // The box is not left if only the window has lost the focus, or a dialog has it and will give it back.
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

/**
 * Downshift keeps which line is marked and whether the list is open. The typed text and the choice are kept by
 * `useTypedText`.
 */
function useDownshift(
  { id, isSingleChoice, unmatchedText, chosenLabel }: ComboBoxOptions,
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
      const staysOpen =
        changes.selectedItem?.type === 'retry' || (changes.selectedItem?.type === 'option' && !isSingleChoice)
      return staysOpen ? { ...changes, isOpen: true } : changes
    },
  })
}

/**
 * Searches for the typed text. Marks the first result, or chooses it if Enter or Tab was pressed before it arrived.
 * When the list closes, the typed text becomes a choice or stays as text.
 */
function useSearchAndMarkOrChooseFirst(
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the search text changes.
  useEffect(() => options.onSearch(searchText), [searchText])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the typed text or the results change.
  useEffect(() => {
    if (isOpen) setHighlightedIndex(isCurrent ? findInitialIndex(items, startingText, options.chosenValue) : -1)
  }, [isOpen, isCurrent, foundOptions, startingText])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the results for an early Enter or Tab arrive.
  useEffect(() => {
    if (typedText.chooseAwaited()) closeMenu()
  }, [isCurrent, foundOptions, typedText.isAwaiting])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a touch outside closes the list without moving the focus.
  useEffect(() => {
    if (!isOpen) typedText.settle()
  }, [isOpen])
}

/** The line that is about to be marked, for a key that comes before: results known from earlier are there at once. */
const findItemToMark = (items: readonly ChoiceItem[], { editedText, isCurrent }: TypedText): ChoiceItem | undefined =>
  isCurrent && editedText?.trim() ? items.find(({ type }) => type === 'option') : undefined

type OpenListKeys = {
  typedText: TypedText
  combobox: UseComboboxReturnValue<ChoiceItem>
  chooseItem: (item: ChoiceItem) => void
  markedItem: ChoiceItem | undefined
}

/**
 * Tab chooses the marked option and moves on. Enter chooses the marked line and stays. While a search is running and no
 * line is marked, both choose the first result once it arrives. Tab never creates a record or retries a search.
 */
function chooseOnTabOrEnterWhileOpen(
  event: KeyboardEvent,
  { typedText, combobox, chooseItem, markedItem }: OpenListKeys,
): void {
  if (event.key === 'Tab') {
    if (markedItem?.type === 'option' || markedItem?.type === 'none') chooseItem(markedItem)
    else typedText.awaitFirst()
  } else if (event.key === 'Enter' && markedItem) chooseItem(markedItem)
  else if (event.key === 'Enter') {
    preventDownshiftHandling(event)
    event.preventDefault()
    if (!typedText.awaitFirst() && typedText.text === '') combobox.closeMenu()
  }
}

/** Tells Downshift to ignore this key. */
function preventDownshiftHandling({ nativeEvent }: KeyboardEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}
