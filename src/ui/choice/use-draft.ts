import { useState } from 'react'
import { type Found, meantBy, type Option } from '#src/ui/choice/option.ts'

export type Drafted = {
  found: Found
  /** What was typed and left without a choice. */
  left: string
  onChoose: (option: Option | null) => void
  /** The box is left with text that names no option yet. */
  onLeave: (typed: string) => void
}

/** What is typed into a box, until it is a choice. */
export function useDraft({ found, left, onChoose, onLeave }: Drafted) {
  const [draft, setDraft] = useState<string | null>(null)
  // What was typed faster than it is found means, after Enter or Tab, the first that comes; else what it names.
  const [awaited, setAwaited] = useState<'first' | 'named' | null>(null)
  const typed = draft ?? left
  const isCurrent = found.by === typed.trim()

  const choose = (option: Option | null) => {
    setAwaited(null)
    setDraft(null)
    onChoose(option)
  }
  const leave = () => {
    setDraft(null)
    if (typed.trim()) onLeave(typed.trim())
  }
  return {
    draft,
    typed,
    isCurrent,
    isAwaiting: awaited !== null,
    choose,
    leave,
    type(text: string) {
      setAwaited(null)
      setDraft(text)
    },
    forget: () => setDraft(null),
    /** Chooses the first that will be found; false where nothing is searched for. */
    awaitFirst(): boolean {
      const isSearching = draft !== null && draft.trim() !== '' && !isCurrent
      if (isSearching) setAwaited('first')
      return isSearching
    },
    /** Chooses what was awaited, once it is found; true where it was there. */
    meet(): boolean {
      if (!isCurrent || awaited === null) return false
      const option = awaited === 'first' ? found.options[0] : meantBy(typed, found.options)
      setAwaited(null)
      if (option) choose(option)
      return option !== undefined
    },
    /** The box is left: what is typed becomes a choice, or stays as text. */
    settle() {
      if (draft === null) return
      const option = isCurrent ? meantBy(draft, found.options) : undefined
      if (draft.trim() === '') choose(null)
      else if (option) choose(option)
      else {
        if (!isCurrent) setAwaited((now) => now ?? 'named')
        leave()
      }
    },
  }
}
