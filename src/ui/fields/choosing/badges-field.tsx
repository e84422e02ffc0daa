import { useImperativeHandle, useRef } from 'react'
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

/** Multiple choice by toggle buttons. The value lists the options in the order in which they were chosen. */
export function BadgesField<Value extends string | number>({
  options,
  isWaiting = false,
  onRetry,
  ...props
}: BadgesFieldProps<Value>) {
  const { label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  const text = useText()
  const firstButton = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => firstButton.current?.focus() }))
  const toggle = (id: Value) =>
    onChange(value.includes(id) ? value.filter((chosenId) => chosenId !== id) : [...value, id])
  return (
    <FieldFrame {...{ label, error, help, required }} group>
      {(aria) => (
        <div className="field-badges" aria-describedby={aria['aria-describedby']}>
          {onRetry && <FailedOptions onRetry={onRetry} />}
          {options.length === 0 && !isWaiting && <span className="form-text">{text('ui.fields.no_options')}</span>}
          {options.map((option, index) => (
            <button
              key={option.value}
              ref={index === 0 ? firstButton : undefined}
              type="button"
              className="pill field-badge"
              aria-pressed={value.includes(option.value)}
              disabled={disabled}
              onClick={() => toggle(option.value)}
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
