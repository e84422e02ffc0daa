import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type ResolverResult, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { encodeMessageRef } from '#src/platform/i18n/message-ref.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import type { Field as DeclaredField } from '#src/resource/kinds/kinds.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import {
  canIncreaseByPercent,
  needsLargePercentWarning,
  parseIncreasePercent,
  type Rounding,
  roundings,
} from '#src/resource/kinds/number/percent.ts'
import { readField } from '#src/resource/schema.ts'
import { Field } from '#src/resource/screens/form/Field.tsx'
import { FormContext } from '#src/resource/screens/form/form-context.ts'
import { buildFormValues, type FormValues } from '#src/resource/screens/form/form-values.ts'
import { EitherOr } from '#src/ui/fields/choosing/either-or.tsx'
import { FieldFrame } from '#src/ui/fields/field-frame.tsx'
import { NumberField } from '#src/ui/fields/typing/number-field.tsx'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'

type BulkValue = {
  /** The value to send; undefined as long as the field does not accept the typed value. */
  value: unknown
  input: ReactNode
  /** True if the percentage is so large that it may be a mistake. */
  isLarge: boolean
}

/** The input of a bulk edit, and its value: any value that the field accepts or, for some numbers, a percentage. */
export function useBulkValueInput(resource: Resource, name: string): BulkValue {
  const text = useText()
  const takesPercentage = canIncreaseByPercent(resource.fields[name])
  const [isPercent, setIsPercent] = useState(takesPercentage)
  const [percentText, setPercentText] = useState('')
  const [rounding, setRounding] = useState<Rounding>('none')
  const [emptyValues] = useState(() => buildFormValues(resource, null))
  const field = resource.fields[name]
  const form = useForm<FormValues>({
    defaultValues: emptyValues,
    resolver: (values) => validateField(field, name, values),
    mode: 'onTouched',
  })
  const typedValue = useWatch({ control: form.control, name })
  const formParts = useMemo(
    () => ({
      resource,
      fullResource: resource,
      form,
      mode: 'update' as const,
      entity: undefined,
      isRefused: () => false,
      readOnlyRecord: null,
      openCreateDialog: null,
    }),
    [resource, form],
  )
  const reading = field && readField(field, typedValue)
  // A value that equals the empty form's is sent only after another value was typed. A checkbox always has a value.
  const isTouched = useRef(typeof typedValue === 'boolean')
  isTouched.current ||= !isSameValue(typedValue, emptyValues[name])
  useShowProblemOnceTyped(form, { name, field, typedValue, isTouched: isTouched.current })
  const parsedPercent = parseIncreasePercent(percentText)
  const isTypingPaused = useDebounced(percentText) === percentText && percentText.trim() !== ''
  const value = isPercent
    ? 'value' in parsedPercent
      ? { percent: parsedPercent.value, ...(rounding !== 'none' && { round: rounding }) }
      : undefined
    : isTouched.current && reading && 'value' in reading
      ? reading.value
      : undefined
  const input = (
    <>
      {takesPercentage && (
        <EitherOr
          caption={text('resource.bulk.how')}
          sides={[
            { value: true, label: text('resource.bulk.by_percent'), content: null },
            { value: false, label: text('resource.bulk.to_value'), content: null },
          ]}
          chosen={isPercent}
          onChoose={setIsPercent}
        />
      )}
      {isPercent ? (
        <>
          <div data-first-focus>
            <NumberField
              name="percent"
              label={text('resource.bulk.percent')}
              help={text('resource.bulk.percent_help')}
              unit="%"
              error={isTypingPaused && 'problem' in parsedPercent ? text(parsedPercent.problem) : undefined}
              value={percentText}
              onChange={setPercentText}
            />
          </div>
          <RoundingSelect value={rounding} onChange={setRounding} />
        </>
      ) : (
        <FormContext value={formParts}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the key of the input in it. */}
          <div onKeyDown={({ key }) => key === 'Enter' && isTouched.current && void form.trigger(name)}>
            <Field name={name} />
          </div>
        </FormContext>
      )}
    </>
  )
  return {
    value,
    input,
    isLarge: isPercent && 'value' in parsedPercent && needsLargePercentWarning(parsedPercent.value),
  }
}

function RoundingSelect({ value, onChange }: { value: Rounding; onChange: (rounding: Rounding) => void }) {
  const text = useText()
  return (
    <FieldFrame label={text('resource.bulk.round')}>
      {(aria) => (
        <select
          {...aria}
          className="form-select"
          value={value}
          onChange={(event) => onChange(roundings.find((rounding) => rounding === event.target.value) ?? 'none')}
        >
          {roundings.map((rounding) => (
            <option key={rounding} value={rounding}>
              {text(`resource.bulk.round.${rounding}`)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

type TypedField = { name: string; field: DeclaredField | undefined; typedValue: unknown; isTouched: boolean }

/**
 * Shows the problem of a value while the input still has the focus, since the disabled button alone does not tell the
 * reason: once a day or a time is typed in full, and other values once typing pauses. A shown problem follows each
 * pause.
 */
function useShowProblemOnceTyped(form: UseFormReturn<FormValues>, { name, field, typedValue, isTouched }: TypedField) {
  const pausedValue = useDebounced(typedValue)
  const fullLength = (field && screenKindOf(field).spellingOf?.(field).fullLength) ?? 0
  const isFull = typeof pausedValue !== 'string' || pausedValue.length >= fullLength
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when typing pauses.
  useEffect(() => {
    if (isTouched && (isFull || form.getFieldState(name).error)) void form.trigger(name)
  }, [pausedValue])
}

/** Validates this field alone, as the record's form does. */
function validateField(field: DeclaredField | undefined, name: string, values: FormValues): ResolverResult<FormValues> {
  const reading = field && readField(field, values[name])
  return reading && 'problem' in reading
    ? { values: {}, errors: { [name]: { type: 'custom', message: encodeMessageRef(reading.problem) } } }
    : { values, errors: {} }
}
