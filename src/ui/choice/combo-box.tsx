import { type Ref, type RefObject, useEffect, useRef } from 'react'
import { ChoiceList } from '#src/ui/choice/choice-list.tsx'
import { type ComboBoxOptions, useComboBox } from '#src/ui/choice/use-combo-box.ts'
import type { Focusable, InputAria } from '#src/ui/fields/field-frame.tsx'
import './choice.css'

/**
 * The list's last line, which creates a record from the typed text. `describe` returns its label, `begin` starts the
 * creation.
 */
export type Creation = { describe: (typed: string) => string; begin: (typed: string) => void }

export type ComboBoxProps = Omit<ComboBoxOptions, 'id' | 'inputRef' | 'onCreate'> & {
  aria: InputAria
  label: string
  name: string
  className: string
  /** Label of the empty value. */
  emptyLabel: string
  disabled: boolean | undefined
  inputRef: Ref<Focusable> | undefined
  /** The element that the list is aligned with; the input by default. */
  anchor?: RefObject<HTMLElement | null>
  creation: Creation | undefined
}

const maxSearchLength = 200

/** A text input with the list of its search results. */
export function ComboBox(props: ComboBoxProps) {
  const { aria, label, name, className, emptyLabel, disabled, inputRef, anchor, creation, ...comboBoxOptions } = props
  const inputElement = useRef<HTMLInputElement>(null)
  const comboBox = useComboBox({
    ...comboBoxOptions,
    id: aria.id,
    inputRef(node) {
      inputElement.current = node
      if (typeof inputRef === 'function') inputRef(node)
      else if (inputRef) inputRef.current = node
    },
    onCreate: creation?.begin,
  })
  const { chosenLabel } = comboBoxOptions
  // A draft's or a record's label may arrive after the focus: typing replaces it too.
  useEffect(() => {
    const input = inputElement.current
    if (chosenLabel && input === document.activeElement && input?.value === chosenLabel) input.select()
  }, [chosenLabel])
  return (
    <>
      <input
        {...comboBox.input}
        {...aria}
        {...{ name, className, disabled }}
        placeholder={emptyLabel}
        aria-labelledby={undefined}
        aria-activedescendant={comboBox.input['aria-activedescendant'] || undefined}
        type="text"
        maxLength={maxSearchLength}
        autoCorrect="off"
        spellCheck={false}
      />
      <ChoiceList
        {...{ comboBox, label, emptyLabel }}
        anchor={anchor ?? inputElement}
        chosenValue={comboBoxOptions.chosenValue}
        search={comboBoxOptions.search}
        createLabel={creation?.describe(comboBox.typedText.trim()) ?? ''}
      />
    </>
  )
}
