import { useWatch } from 'react-hook-form'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { dniPattern, hasValidCheckDigit, normalizeCuit, normalizeDni } from '#src/platform/text/argentine-ids.ts'
import { useFormParts } from '#src/resource/screens/form/form-context.ts'
import { agrees, candidates, hasOldPrefix, readableCuil } from '#src/workforce/numbers/cuil.ts'
import { Matches, Offers } from '#src/workforce/record/Offers.tsx'

/** Below the cuil: whether it agrees with the dni; while it is empty, each cuil that this dni may have. */
export function CuilHelp() {
  const text = useText()
  const { form } = useFormParts()
  const typed = useWatch({ control: form.control, name: ['dni', 'cuil'] })
  const [dni, cuil] = [normalizeDni(String(typed[0])), normalizeCuit(String(typed[1]))]
  if (cuil === '') {
    return <Offers to="cuil" says="workforce.cuil.offers" offers={candidates(dni)} spelt={readableCuil} />
  }
  if (!hasValidCheckDigit(cuil)) return null
  if (dniPattern.test(dni) && !agrees(cuil, dni)) return text('workforce.cuil.other_dni')
  if (hasOldPrefix(cuil)) return text('workforce.cuil.old_prefix')
  return dni === '' ? null : <Matches says="workforce.cuil.matches" />
}
