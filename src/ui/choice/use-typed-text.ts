import { useState } from 'react'
import { type ChoiceOption, matchTypedText, type OptionSearch } from '#src/ui/choice/option.ts'

export type TypedTextOptions = {
  search: OptionSearch
  /** What was typed and left without a choice. */
  unmatchedText: string
  onChoose: (option: ChoiceOption | null) => void
  /** The box is left with text that names no option yet. */
  onLeave: (text: string) => void
}

/** What is typed into a box, until it is a choice. */
export function useTypedText({ search, unmatchedText, onChoose, onLeave }: TypedTextOptions) {
  const [editedText, setEditedText] = useState<string | null>(null)
  // What was typed faster than it is found means, after Enter or Tab, the first that comes; else what it names.
  const [awaitedMatch, setAwaitedMatch] = useState<'first' | 'named' | null>(null)
  const text = editedText ?? unmatchedText
  const isCurrent = search.text === text.trim()

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
    isAwaiting: awaitedMatch !== null,
    choose,
    leave,
    edit(newText: string) {
      setAwaitedMatch(null)
      setEditedText(newText)
    },
    discardEdit: () => setEditedText(null),
    /** Chooses the first that will be found; false where nothing is searched for. */
    awaitFirst(): boolean {
      const isSearching = editedText !== null && editedText.trim() !== '' && !isCurrent
      if (isSearching) setAwaitedMatch('first')
      return isSearching
    },
    /** Chooses what was awaited, once it is found; true where it was there. */
    chooseAwaited(): boolean {
      if (!isCurrent || awaitedMatch === null) return false
      const option = awaitedMatch === 'first' ? search.options[0] : matchTypedText(text, search.options)
      setAwaitedMatch(null)
      if (option) choose(option)
      return option !== undefined
    },
    /** The box is left: what is typed becomes a choice, or stays as text. */
    settle() {
      if (editedText === null) return
      const option = isCurrent ? matchTypedText(editedText, search.options) : undefined
      if (editedText.trim() === '') choose(null)
      else if (option) choose(option)
      else {
        if (!isCurrent) setAwaitedMatch((current) => current ?? 'named')
        leave()
      }
    },
  }
}
