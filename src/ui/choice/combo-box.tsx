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
  /** The words of the empty value. */
  none: string
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
  const { aria, label, name, className, none, disabled, inputRef, anchor, creation, ...rest } = props
  const own = useRef<HTMLInputElement>(null)
  const box = useComboBox({
    ...rest,
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
        {...box.input}
        {...aria}
        {...{ name, className, disabled }}
        placeholder={none}
        aria-labelledby={undefined}
        aria-activedescendant={box.input['aria-activedescendant'] || undefined}
        type="text"
        maxLength={longest}
        autoCorrect="off"
        spellCheck={false}
      />
      <ChoiceList
        {...{ box, label, none }}
        anchor={anchor ?? own}
        chosen={rest.chosen}
        found={rest.found}
        create={creation?.says(box.typed.trim()) ?? ''}
      />
    </>
  )
}
