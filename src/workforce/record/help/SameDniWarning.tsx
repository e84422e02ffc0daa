import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { callList } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { dniPattern, normalizeDni } from '#src/platform/text/cuit-cuil-and-dni.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'
import { employees } from '#src/workforce/record/employees.ts'

/**
 * Warning below the dni of an employee without a company: somebody of a company has the same dni. It is no error,
 * because one person may work for two companies.
 */
export function SameDniWarning() {
  const text = useText()
  const { form, entity } = useSurroundingForm()
  const [typedDni, companyId] = useWatch({ control: form.control, name: ['dni', 'company_id'] })
  const dni = useDebounced(normalizeDni(String(typedDni)))
  const { data: sameDni } = useQuery({
    queryKey: ['employees', 'same-dni', dni],
    // `quiet`: the warning is only an aid.
    queryFn: async ({ signal }) =>
      (await callList<Entity>(`employees?q=${dni}&page=1&fields=name,surname,dni,company`, { signal, quiet: true }))
        .body,
    enabled: companyId === '' && dniPattern.test(dni),
    retry: false,
  })
  const other = sameDni?.find((row) => row['dni'] === dni && row['company'] && row.id !== entity?.id)
  if (companyId !== '' || !other) return null
  return (
    <span className="field-warning">
      <i className="bi bi-exclamation-triangle" aria-hidden="true" />
      {text('workforce.dni.in_other_company', { name: labelOf(employees, other), company: String(other['company']) })}
    </span>
  )
}
