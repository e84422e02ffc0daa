import { type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { FailedOptions } from '#src/ui/fields/choosing/failed-options.tsx'
import { Swatch } from '#src/ui/fields/choosing/swatch.tsx'
import { FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'
import '#src/ui/button/pill.css'

export type BadgeOption<Value> = { value: Value; label: string; color?: string | undefined }

type BadgesFieldProps<Value> = FieldProps<Value[]> & {
  options: readonly BadgeOption<Value>[]
  /** True while the options load. */
  isWaiting?: boolean
  /** Loads the options again. Set if they could not be loaded. */
  onRetry?: (() => void) | undefined
}

/**
 * Multiple choice by toggle buttons, one tab stop: the arrows, Home and End move among them. The value lists the
 * options in the order in which they were chosen.
 */
export function BadgesField<Value extends string | number>({
  options,
  isWaiting = false,
  onRetry,
  ...props
}: BadgesFieldProps<Value>) {
  const { label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  const text = useText()
  const [tabStop, setTabStop] = useState(0)
  const buttons = useRef<HTMLDivElement>(null)
  const focusButton = (index: number) =>
    buttons.current?.querySelectorAll<HTMLButtonElement>('.field-badge')[index]?.focus()
  useImperativeHandle(ref, () => ({ focus: () => focusButton(tabStop) }))
  const moveByKey = (event: KeyboardEvent) => {
    const index = findIndexByKey(event.key, tabStop, options.length)
    if (index === null) return
    event.preventDefault()
    focusButton(index)
  }
  const toggle = (id: Value) =>
    onChange(value.includes(id) ? value.filter((chosenId) => chosenId !== id) : [...value, id])
  return (
    <FieldFrame {...{ label, error, help, required }} group>
      {(aria) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: moves among the buttons in it.
        <div ref={buttons} className="field-badges" aria-describedby={aria['aria-describedby']} onKeyDown={moveByKey}>
          {onRetry && <FailedOptions onRetry={onRetry} />}
          {options.length === 0 && !isWaiting && <span className="form-text">{text('ui.fields.no_options')}</span>}
          {options.map((option, index) => (
            <button
              key={option.value}
              type="button"
              className="pill field-badge"
              aria-pressed={value.includes(option.value)}
              tabIndex={index === Math.min(tabStop, options.length - 1) ? 0 : -1}
              disabled={disabled}
              onClick={() => toggle(option.value)}
              onFocus={() => setTabStop(index)}
              onBlur={onBlur}
            >
              {option.color && <Swatch color={option.color} />}
              {option.label}
              <i className={`bi ${value.includes(option.value) ? 'bi-check-lg' : 'bi-plus'}`} aria-hidden="true" />
            </button>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}

/** The index that a key moves to among `count` buttons, around the ends; null for another key. */
function findIndexByKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
