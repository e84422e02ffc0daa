import { type Ref, type RefObject, useRef } from 'react'
import { ChoiceList } from '#src/ui/choice/choice-list.tsx'
import { type Box, useComboBox } from '#src/ui/choice/use-combo-box.ts'
import type { Focusable, InputAria } from '#src/ui/fields/field-frame.tsx'
import './choice.css'

/** The last line of the list: what it says of the typed text, and what it does with it. */
export type Creation = { says: (typed: string) => string; begin: (typed: string) => void }

export type ComboBoxProps = Omit<Box, 'id' | 'inputRef' | 'onCreate'> & {
  aria: InputAria
  label: string
  name: string
  className: string
  placeholder?: string
  disabled: boolean | undefined
  inputRef: Ref<Focusable> | undefined
  /** What the list stands below, where that is more than the input. */
  anchor?: RefObject<HTMLElement | null>
  creation: Creation | undefined
}

/** Longest text that a search takes. */
const longest = 200

/** An input with the list of what it finds. */
export function ComboBox(props: ComboBoxProps) {
  const { aria, label, name, className, placeholder, disabled, inputRef, anchor, creation, ...box } = props
  const own = useRef<HTMLInputElement>(null)
  const { combobox, items, isCurrent, typed, input, take } = useComboBox({
    ...box,
    id: aria.id,
    inputRef(node) {
      own.current = node
      if (typeof inputRef === 'function') inputRef(node)
      else if (inputRef) inputRef.current = node
    },
    onCreate: creation?.begin,
  })
  return (
    <>
      <input
        {...input}
        {...aria}
        {...{ name, className, placeholder, disabled }}
        aria-labelledby={undefined}
        aria-activedescendant={input['aria-activedescendant'] || undefined}
        type="text"
        maxLength={longest}
        autoCorrect="off"
        spellCheck={false}
      />
      <ChoiceList
        {...{ combobox, items, isCurrent, typed, label, take }}
        anchor={anchor ?? own}
        chosen={box.chosen}
        found={box.found}
        create={creation?.says(typed.trim()) ?? ''}
      />
    </>
  )
}
