import { type ClipboardEvent, type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { withAdded } from '#src/ui/fields/added-texts.ts'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'

type TextsFieldProps = FieldProps<string[]> & { max: number }

const separators = /[,;\n\t]/

/**
 * Chips: Enter or a comma adds the typed text, Backspace in an empty input takes the last chip back for editing, blur
 * adds what remains. Too many or too long ones are left to the form's validation.
 */
export function TextsField({ max, ...props }: TextsFieldProps) {
  const { name, label, value, onChange, onBlur, error, required, disabled, ref } = props
  const text = useText()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }))
  const add = (given: string) => {
    const texts = withAdded(value, given.split(separators))
    setTyped('')
    if (texts.length !== value.length) onChange(texts)
  }
  const remove = (place: number) => {
    onChange(value.filter((_, at) => at !== place))
    input.current?.focus()
  }
  const keys = (event: KeyboardEvent) => {
    const isAdding = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && typed.trim() !== ''
    const last = value.at(-1)
    if (isAdding || event.key === ',') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      event.preventDefault()
      setTyped(last)
      onChange(value.slice(0, -1))
    }
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!separators.test(pasted)) return
    event.preventDefault()
    add(typed + pasted)
  }
  return (
    <FieldFrame {...{ label, error, required }} help={text('ui.fields.texts_help')}>
      {(aria) => (
        <div className={controlClass('form-control field-texts', error)}>
          <ul className="field-texts-chips" aria-label={label}>
            {value.map((item, place) => (
              <li key={item} className="field-texts-chip">
                {item}
                <button
                  type="button"
                  className="btn-close"
                  disabled={disabled}
                  aria-label={text('ui.fields.texts_remove', { text: item })}
                  onClick={() => remove(place)}
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
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={keys}
            onPaste={paste}
            onBlur={() => {
              add(typed)
              onBlur?.()
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}
