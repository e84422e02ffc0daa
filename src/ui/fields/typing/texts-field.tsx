import { type ClipboardEvent, type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'
import { addNewTexts } from '#src/ui/fields/typing/add-texts.ts'

type TextsFieldProps = FieldProps<string[]> & { max: number }

const separators = /[,;\n\t]/

/**
 * Chips: Enter or a comma adds the typed text. Backspace in the empty input takes the last chip back for editing.
 * Leaving the field adds the typed text. The form's validation reports too many or too long texts.
 */
export function TextsField({ max, ...props }: TextsFieldProps) {
  const { name, label, value, onChange, onBlur, error, required, disabled, ref } = props
  const text = useText()
  const [typedText, setTypedText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }))
  const add = (addedText: string) => {
    const texts = addNewTexts(value, addedText.split(separators))
    setTypedText('')
    if (texts.length !== value.length) onChange(texts)
  }
  const remove = (index: number) => {
    onChange(value.filter((_, itemIndex) => itemIndex !== index))
    input.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const isAdding = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && typedText.trim() !== ''
    const lastText = value.at(-1)
    if (isAdding || event.key === ',') {
      event.preventDefault()
      add(typedText)
    } else if (event.key === 'Backspace' && typedText === '' && lastText !== undefined) {
      event.preventDefault()
      setTypedText(lastText)
      onChange(value.slice(0, -1))
    }
  }
  const addPasted = (event: ClipboardEvent) => {
    const pastedText = event.clipboardData.getData('text')
    if (!separators.test(pastedText)) return
    event.preventDefault()
    add(typedText + pastedText)
  }
  return (
    <FieldFrame {...{ label, error, required }} help={text('ui.fields.texts_help')}>
      {(aria) => (
        <div className={controlClass('form-control field-texts', error)}>
          <ul className="field-texts-chips" aria-label={label}>
            {value.map((item, index) => (
              <li key={item} className="field-texts-chip">
                {item}
                <button
                  type="button"
                  className="btn-close"
                  disabled={disabled}
                  aria-label={text('ui.fields.texts_remove', { text: item })}
                  onClick={() => remove(index)}
                />
              </li>
            ))}
          </ul>
          <input
            {...aria}
            {...{ name, disabled }}
            ref={input}
            type="text"
            className="field-texts-input"
            autoComplete="off"
            enterKeyHint="enter"
            maxLength={max}
            value={typedText}
            onChange={(event) => setTypedText(event.target.value)}
            onKeyDown={handleKeyDown}
            onPaste={addPasted}
            onBlur={() => {
              add(typedText)
              onBlur?.()
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}
