import { useText } from '#src/platform/i18n/i18n.tsx'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'

type SuggestedValuesProps = {
  /** The field that takes the one that is pressed. */
  fieldName: string
  /** Message key, before the offers. */
  textKey: string
  values: readonly string[]
  format?: (value: string) => string
}

/** Values that a field may take with one press; nothing is chosen for the person. */
export function SuggestedValues({ fieldName, textKey, values, format = String }: SuggestedValuesProps) {
  const text = useText()
  const { form } = useSurroundingForm()
  if (values.length === 0) return null
  const applyValue = (value: string) => {
    form.setValue(fieldName, format(value), { shouldDirty: true, shouldValidate: true })
    // The pressed button is gone with the offer.
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

/** Says that what is typed agrees with the field beside it. */
export function AgreementNote({ textKey }: { textKey: string }) {
  const text = useText()
  return (
    <span className="field-matches">
      <i className="bi bi-check-lg" aria-hidden="true" />
      {text(textKey)}
    </span>
  )
}
