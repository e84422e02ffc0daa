import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { readValueOrKeepText, type Spelling } from '#src/ui/fields/day-or-time/spelling.ts'
import './day-or-time.css'

type DayOrTimeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'type' | 'size'> & {
  spelling: Spelling
  /** The value as the server takes it, or a typed text that spells no value. */
  value: string
  /** Called with the new value and the text that is shown. */
  onChange: (value: string, text: string) => void
  /** Called when the focus leaves both the input and the button. */
  onLeave?: (() => void) | undefined
  /** The id of the caption, which describes the button. */
  captionId: string
}

/**
 * A day or a time: a text input that writes the signs between the numbers, and a button that opens the browser's own
 * picker, as do Alt and the down arrow. A native `<input type="date">` alone would ask for the order of the browser's
 * language.
 */
export function DayOrTimeInput({
  spelling,
  value,
  onChange,
  onLeave,
  captionId,
  disabled,
  readOnly,
  className = '',
  onKeyDown,
  'aria-describedby': describedBy,
  ...inputProps
}: DayOrTimeInputProps) {
  const text = useText()
  const id = useId()
  const nativeInput = useRef<HTMLInputElement>(null)
  const spelled = useSpelledText(spelling, value, onChange)
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.()
  }
  const open = () => nativeInput.current && openPicker(nativeInput.current)
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'ArrowDown' || !event.altKey || disabled || readOnly) return
    event.preventDefault()
    open()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: input and button are left together.
    <div className="picker" onBlur={handleBlur}>
      <input
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        placeholder={text(spelling.pattern)}
        {...inputProps}
        {...{ disabled, readOnly }}
        type="text"
        className={`form-control ${className}`.trim()}
        aria-describedby={[describedBy, id].filter(Boolean).join(' ')}
        value={spelled.text}
        onChange={spelled.handleChange}
        onKeyDown={handleKeyDown}
        onBlur={spelled.complete}
      />
      <span className="visually-hidden" id={id}>
        {text(spelling.hint)}
      </span>
      <input
        ref={nativeInput}
        type={spelling.picker}
        className="picker-native"
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled || readOnly}
        min={spelling.min}
        max={spelling.max}
        value={spelling.read(spelled.text) ?? ''}
        onChange={({ target }) => onChange(target.value, spelling.format(target.value))}
      />
      <button
        type="button"
        className="picker-button"
        disabled={disabled || readOnly}
        aria-label={text(spelling.open)}
        aria-describedby={captionId}
        title={text(spelling.open)}
        onClick={open}
      >
        <i className={`bi ${spelling.picker === 'date' ? 'bi-calendar3' : 'bi-clock'}`} aria-hidden="true" />
      </button>
    </div>
  )
}

function openPicker(input: HTMLInputElement): void {
  try {
    input.showPicker()
  } catch {
    // Browsers without `showPicker` open the picker when the input is clicked.
    input.focus()
    input.click()
  }
}

/**
 * The text in the input: the typed text while it spells the value, else the value's full spelling. `complete` replaces
 * the typed text by the full spelling.
 */
function useSpelledText(spelling: Spelling, value: string, onChange: DayOrTimeInputProps['onChange']) {
  const [typedText, setTypedText] = useState(() => spelling.format(value))
  const isOfValue = readValueOrKeepText(spelling, typedText) === readValueOrKeepText(spelling, value)
  const text = isOfValue ? typedText : spelling.format(value)
  return {
    text,
    handleChange({ target }: ChangeEvent<HTMLInputElement>) {
      const isAtEnd = target.selectionStart === target.value.length
      const newText = spelling.writeSigns(target.value, text, isAtEnd)
      setTypedText(newText)
      onChange(readValueOrKeepText(spelling, newText), newText)
    },
    complete: () => setTypedText(spelling.format(readValueOrKeepText(spelling, text))),
  }
}
