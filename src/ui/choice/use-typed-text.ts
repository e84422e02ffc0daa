import { useEffect, useState } from 'react'
import { addAwaitedChoice } from '#src/ui/choice/awaited-choices.ts'
import { type ChoiceOption, findOptionMeantByText, type OptionSearch } from '#src/ui/choice/option.ts'

export type TypedTextOptions = {
  search: OptionSearch
  /** Typed text that matches no option. */
  unmatchedText: string
  onChoose: (option: ChoiceOption | null) => void
  /** Called when the box loses the focus with text that matches no option. */
  onLeave: (text: string) => void
}

/** The text typed into a combobox until it becomes a choice. */
export function useTypedText({ search, unmatchedText, onChoose, onLeave }: TypedTextOptions) {
  const [editedText, setEditedText] = useState<string | null>(null)
  // The choice to make when the results arrive: the 'first' one, or the one that is 'named' by the typed text.
  const [awaitedMatch, setAwaitedMatch] = useState<'first' | 'named' | null>(null)
  const text = editedText ?? unmatchedText
  const isCurrent = search.text === text.trim()
  const isAwaiting = awaitedMatch !== null
  useEffect(() => (isAwaiting && !search.isFailed ? addAwaitedChoice() : undefined), [isAwaiting, search.isFailed])

  const choose = (option: ChoiceOption | null) => {
    setAwaitedMatch(null)
    setEditedText(null)
    onChoose(option)
  }
  const leave = () => {
    setEditedText(null)
    if (text.trim()) onLeave(text.trim())
  }
  return {
    editedText,
    text,
    isCurrent,
    isAwaiting,
    choose,
    leave,
    edit(newText: string) {
      setAwaitedMatch(null)
      setEditedText(newText)
    },
    discardEdit: () => setEditedText(null),
    /** Remembers to choose the first result once it arrives. Returns false if no search is running. */
    awaitFirst(): boolean {
      const isSearching = editedText !== null && editedText.trim() !== '' && !isCurrent
      if (isSearching) setAwaitedMatch('first')
      return isSearching
    },
    /** Makes the awaited choice if its results are there. Returns true if an option was chosen. */
    chooseAwaited(): boolean {
      if (!isCurrent || awaitedMatch === null) return false
      const option = awaitedMatch === 'first' ? search.options[0] : findOptionMeantByText(text, search.options)
      setAwaitedMatch(null)
      if (option) choose(option)
      return option !== undefined
    },
    /** Ends typing when the box loses the focus: the typed text becomes a choice, or stays as text. */
    settle() {
      if (editedText === null) return
      const option = isCurrent ? findOptionMeantByText(editedText, search.options) : undefined
      if (editedText.trim() === '') choose(null)
      else if (option) choose(option)
      else {
        if (!isCurrent) setAwaitedMatch((current) => current ?? 'named')
        leave()
      }
    },
  }
}
