import { useText } from '#src/platform/i18n/i18n.tsx'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'

type SuggestedValuesProps = {
  /** The field that a suggested value fills. */
  fieldName: string
  /** Message key of the text before the values. */
  textKey: string
  values: readonly string[]
  format?: (value: string) => string
}

/** Values that fill a field with one press. None is chosen automatically. */
export function SuggestedValues({ fieldName, textKey, values, format = String }: SuggestedValuesProps) {
  const text = useText()
  const { form } = useSurroundingForm()
  if (values.length === 0) return null
  const applyValue = (value: string) => {
    form.setValue(fieldName, format(value), { shouldDirty: true, shouldValidate: true })
    // The pressed button disappears with its suggestion, so the field gets the focus.
    form.setFocus(fieldName)
  }
  return (
    <span className="field-offers">
      {text(textKey)}
      {values.map((value) => (
        <button key={value} type="button" className="field-offer" onClick={() => applyValue(value)}>
          {format(value)}
        </button>
      ))}
    </span>
  )
}

/** A note that the value agrees with another field. */
export function MatchingValueNote({ textKey }: { textKey: string }) {
  const text = useText()
  return (
    <span className="field-matches">
      <i className="bi bi-check-lg" aria-hidden="true" />
      {text(textKey)}
    </span>
  )
}
