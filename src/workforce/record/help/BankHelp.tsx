import { useWatch } from 'react-hook-form'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { bankNamesMonth, findBankName } from '#src/workforce/numbers/banks.ts'
import { hasValidCheckDigits, isCvu, stripSpacesAndDashes } from '#src/workforce/numbers/cbu.ts'
import { MatchingValueNote, SuggestedValues } from '#src/workforce/record/help/SuggestedValues.tsx'

/** Help below a CBU: the bank that it belongs to, with a button that fills in the bank's field. */
export function BankHelp({ cbuField, bankField }: { cbuField: string; bankField: string }) {
  const text = useText()
  const { form } = useSurroundingForm()
  const typedValues = useWatch({ control: form.control, name: [cbuField, bankField] })
  const cbu = stripSpacesAndDashes(String(typedValues[0]))
  if (!hasValidCheckDigits(cbu)) return null
  if (isCvu(cbu)) return text('workforce.cbu.is_cvu')
  const bank = findBankName(cbu)
  if (bank === undefined) return text('workforce.cbu.unknown_bank', { as_of: bankNamesMonth })
  return bank === String(typedValues[1]).trim() ? (
    <MatchingValueNote textKey="workforce.cbu.matches" />
  ) : (
    <SuggestedValues fieldName={bankField} textKey="workforce.cbu.offers" values={[bank]} />
  )
}
