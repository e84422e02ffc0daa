import { useWatch } from 'react-hook-form'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { dniPattern, hasValidCheckDigit, normalizeCuit, normalizeDni } from '#src/platform/text/cuit-cuil-and-dni.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { formatCuil, hasImpossibleCheckDigit, isCuilOfDni, listPossibleCuils } from '#src/workforce/numbers/cuil.ts'
import { MatchingValueNote, SuggestedValues } from '#src/workforce/record/help/SuggestedValues.tsx'

/** Help below the cuil: whether it contains the dni or, if it is empty, the cuils that the dni may have. */
export function CuilHelp() {
  const text = useText()
  const { form } = useSurroundingForm()
  const typedValues = useWatch({ control: form.control, name: ['dni', 'cuil'] })
  const [dni, cuil] = [normalizeDni(String(typedValues[0])), normalizeCuit(String(typedValues[1]))]
  if (cuil === '') {
    return (
      <SuggestedValues
        fieldName="cuil"
        textKey="workforce.cuil.offers"
        values={listPossibleCuils(dni)}
        format={formatCuil}
      />
    )
  }
  if (!hasValidCheckDigit(cuil)) return null
  if (dniPattern.test(dni) && !isCuilOfDni(cuil, dni)) return text('workforce.cuil.other_dni')
  if (hasImpossibleCheckDigit(cuil)) return text('workforce.cuil.old_prefix')
  return dni === '' ? null : <MatchingValueNote textKey="workforce.cuil.matches" />
}
