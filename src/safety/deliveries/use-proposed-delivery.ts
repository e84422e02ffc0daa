import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '#src/platform/browser/client.ts'
import { datePattern } from '#src/resource/kinds/date/date.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'

const proposedNames = ['size', 'quantity', 'brand', 'model', 'certification', 'next_delivery_date'] as const

/** A delivery as the server would fill it in. */
type ProposedDelivery = Readonly<Record<(typeof proposedNames)[number], string | number | null>> & {
  missing_size: boolean
  already_given: boolean
}

/**
 * Asks the server how it would fill in the delivery of the surrounding form, and fills in the fields that nobody has
 * edited. Undefined while person, item or day are missing.
 */
export function useProposedDelivery(): ProposedDelivery | undefined {
  const { form } = useSurroundingForm()
  const [employeeId, ppeId, date] = useWatch({
    control: form.control,
    name: ['employee_id', 'ppe_id', 'delivery_date'],
  })
  const { data: proposal } = useQuery({
    queryKey: ['ppe_deliveries', 'proposal', employeeId, ppeId, date],
    queryFn: async ({ signal }) => {
      const deliveries = [{ employee_id: employeeId, ppe_id: ppeId }]
      const { body } = await call<{ deliveries: ProposedDelivery[] }>('POST', 'ppe_deliveries/round', {
        body: { date, deliveries, preview: true },
        signal,
        quiet: true,
      })
      return body.deliveries[0]
    },
    enabled: Boolean(employeeId) && Boolean(ppeId) && typeof date === 'string' && datePattern.test(date),
    retry: false,
    staleTime: 0,
  })
  useEffect(() => {
    for (const name of proposedNames)
      if (proposal && !form.getFieldState(name).isDirty)
        form.resetField(name, { defaultValue: String(proposal[name] ?? '') })
  }, [form, proposal])
  return proposal
}
