import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import type { DraftedDelivery } from '#src/safety/rounds/create/round-draft.ts'
import type { RoundValues } from '#src/safety/rounds/terms/RoundFields.tsx'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'

/** A delivery as the server fills it in. */
export type FilledInDelivery = {
  employee_id: number
  ppe_id: number
  size: string | null
  quantity: number | null
  brand: string | null
  model: string | null
  certification: string | null
  next_delivery_date: string | null
  missing_size: boolean
  already_given: boolean
}

export const pairKeyOf = ({ employee_id, ppe_id }: { employee_id: number; ppe_id: number }): string =>
  `${employee_id}:${ppe_id}`

/** The deliveries as they would be written, by person and item, and why the server refuses them. Writes nothing. */
export function useRoundPreview(
  { date, signature }: RoundValues,
  deliveries: readonly DraftedDelivery[],
): { filled: ReadonlyMap<string, FilledInDelivery>; failure: CallFailed | null } {
  const isPreviewable = deliveries.length > 0 && /^\d{4}-\d\d-\d\d$/.test(date)
  const body = useDebounced(isPreviewable ? JSON.stringify({ date, signature, deliveries, preview: true }) : '')
  const { data, error } = useQuery({
    queryKey: ['ppe_rounds', 'preview', body],
    queryFn: async ({ signal }) => {
      const answer = await call<{ deliveries: FilledInDelivery[] }>('POST', 'ppe_deliveries/round', {
        body: JSON.parse(body),
        signal,
        quiet: true,
      })
      return new Map(answer.body.deliveries.map((delivery) => [pairKeyOf(delivery), delivery]))
    },
    enabled: body !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  return { filled: data ?? noDeliveries, failure: error instanceof CallFailed ? error : null }
}

const noDeliveries: ReadonlyMap<string, FilledInDelivery> = new Map()
