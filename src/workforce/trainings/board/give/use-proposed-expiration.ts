import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { call } from '#src/platform/browser/client.ts'
import { addMonths } from '#src/platform/days/add-months.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { datePattern } from '#src/resource/kinds/date/date.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'

/**
 * Fills in the expiration that the item's validity proposes, until somebody chooses another. Returns the proposal: null
 * if the item does not expire, undefined while item or date are missing, and for a reader who may not see the item.
 */
export function useFillInProposedExpiration(form: UseFormReturn<FormValues>, item: CertificationType['item']) {
  const [itemId, date] = useWatch({ control: form.control, name: [`${item}_id`, 'date'] })
  const { data: validity } = useQuery({
    queryKey: [`${item}s`, 'validity', itemId],
    queryFn: async ({ signal }) => {
      const { body } = await call<Entity>('GET', `${item}s/${itemId}`, { signal, quiet: true })
      return typeof body['validity_months'] === 'number' ? body['validity_months'] : null
    },
    enabled: Boolean(itemId),
    retry: false,
  })
  const proposal =
    validity === undefined || typeof date !== 'string' || !datePattern.test(date)
      ? undefined
      : addMonths(date, validity)
  useEffect(() => {
    if (!form.getFieldState('expiration_date').isDirty)
      form.resetField('expiration_date', { defaultValue: proposal ?? '' })
  }, [form, proposal])
  return proposal
}
