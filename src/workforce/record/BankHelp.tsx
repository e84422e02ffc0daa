import { useWatch } from 'react-hook-form'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useFormParts } from '#src/resource/screens/form/form-context.ts'
import { bankNamesAsOf, bankOf } from '#src/workforce/numbers/banks.ts'
import { hasCheckDigits, isCvu, plainCbu } from '#src/workforce/numbers/cbu.ts'
import { Matches, Offers } from '#src/workforce/record/Offers.tsx'

/** Below a CBU: the bank that it belongs to, to be taken over into the field beside it. */
export function BankHelp({ cbu: cbuField, bank: bankField }: { cbu: string; bank: string }) {
  const text = useText()
  const { form } = useFormParts()
  const typed = useWatch({ control: form.control, name: [cbuField, bankField] })
  const cbu = plainCbu(String(typed[0]))
  if (!hasCheckDigits(cbu)) return null
  if (isCvu(cbu)) return text('workforce.cbu.is_cvu')
  const bank = bankOf(cbu)
  if (bank === undefined) return text('workforce.cbu.unknown_bank', { as_of: bankNamesAsOf })
  return bank === String(typed[1]).trim() ? (
    <Matches says="workforce.cbu.matches" />
  ) : (
    <Offers to={bankField} says="workforce.cbu.offers" offers={[bank]} />
  )
}
