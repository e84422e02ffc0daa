import { useText } from '#src/platform/i18n/i18n.tsx'
import { useFormParts } from '#src/resource/screens/form/form-context.ts'

type OffersProps = {
  /** The field that takes the one that is pressed. */
  to: string
  /** Message key, before the offers. */
  says: string
  offers: readonly string[]
  spelt?: (offer: string) => string
}

/** Values that a field may take with one press; nothing is chosen for the person. */
export function Offers({ to, says, offers, spelt = String }: OffersProps) {
  const text = useText()
  const { form } = useFormParts()
  if (offers.length === 0) return null
  const take = (offer: string) => {
    form.setValue(to, spelt(offer), { shouldDirty: true, shouldValidate: true })
    // The pressed button is gone with the offer.
    form.setFocus(to)
  }
  return (
    <span className="field-offers">
      {text(says)}
      {offers.map((offer) => (
        <button key={offer} type="button" className="field-offer" onClick={() => take(offer)}>
          {spelt(offer)}
        </button>
      ))}
    </span>
  )
}

/** Says that what is typed agrees with the field beside it. */
export function Matches({ says }: { says: string }) {
  const text = useText()
  return (
    <span className="field-matches">
      <i className="bi bi-check-lg" aria-hidden="true" />
      {text(says)}
    </span>
  )
}
