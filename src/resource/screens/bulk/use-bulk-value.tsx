import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { isSame } from '#src/resource/is-same-value.ts'
import { isLargePercent, readPercent, takesPercent } from '#src/resource/kinds/number/percent.ts'
import { readField } from '#src/resource/schema.ts'
import { Field } from '#src/resource/screens/form/Field.tsx'
import { FormContext } from '#src/resource/screens/form/form-context.ts'
import { type FormValues, valuesOf } from '#src/resource/screens/form/form-values.ts'
import { EitherOr } from '#src/ui/fields/either-or.tsx'
import { NumberField } from '#src/ui/fields/number-field.tsx'
import { useSettled } from '#src/ui/fields/typed.ts'

type BulkValue = {
  /** What is sent; undefined while there is none that its field takes. */
  value: unknown
  input: ReactNode
  /** More than is usually meant. */
  isLarge: boolean
}

/** The value that a bulk edit sets: any that the field takes or, of some numbers, a percentage. */
export function useBulkValue(resource: Resource, name: string): BulkValue {
  const text = useText()
  const isRaised = takesPercent(resource.fields[name])
  const [isPercent, setPercent] = useState(isRaised)
  const [percent, setTypedPercent] = useState('')
  const [empty] = useState(() => valuesOf(resource, null))
  const form = useForm<FormValues>({ defaultValues: empty })
  const typed = useWatch({ control: form.control, name })
  const parts = useMemo(
    () => ({
      resource,
      declared: resource,
      form,
      mode: 'update' as const,
      entity: undefined,
      isRefused: () => false,
      create: null,
    }),
    [resource, form],
  )
  const declared = resource.fields[name]
  const read = declared && readField(declared, typed)
  // An empty field is a value once something stood in it; a checkbox always has one.
  const isTouched = useRef(typeof typed === 'boolean')
  isTouched.current ||= !isSame(typed, empty[name])
  const raise = readPercent(percent)
  const isSettled = useSettled(percent) === percent && percent.trim() !== ''
  const value = isPercent
    ? 'value' in raise
      ? { percent: raise.value }
      : undefined
    : isTouched.current && read && 'value' in read
      ? read.value
      : undefined
  const input = (
    <>
      {isRaised && (
        <EitherOr
          caption={text('resource.bulk.how')}
          sides={[
            { value: true, label: text('resource.bulk.by_percent'), content: null },
            { value: false, label: text('resource.bulk.to_value'), content: null },
          ]}
          chosen={isPercent}
          onChoose={setPercent}
        />
      )}
      {isPercent ? (
        <NumberField
          name="percent"
          label={text('resource.bulk.percent')}
          help={text('resource.bulk.percent_help')}
          unit="%"
          error={isSettled && 'problem' in raise ? text(raise.problem) : undefined}
          value={percent}
          onChange={setTypedPercent}
        />
      ) : (
        <FormContext value={parts}>
          <Field name={name} />
        </FormContext>
      )}
    </>
  )
  return { value, input, isLarge: isPercent && 'value' in raise && isLargePercent(raise.value) }
}
