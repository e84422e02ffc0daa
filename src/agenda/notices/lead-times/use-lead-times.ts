import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type LeadTimeName, type LeadTimes, leadTimeNames } from '#src/agenda/notices/lead-times/lead-times.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

const queryKey = ['notifications', 'lead times']

/** The days of notice in force; undefined until they are read. */
export function useLeadTimes(): LeadTimes | undefined {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call<LeadTimes>('GET', 'notifications/lead_times', { signal })).body,
  }).data
}

type Days = Partial<Record<LeadTimeName, number>>

/**
 * Returns a function that writes changed days into the row of the parameters, and offers to undo that. It throws
 * CallFailed without a toast, with code STALE if somebody else changed the days meanwhile.
 */
export function useSaveLeadTimes() {
  const text = useText()
  const queries = useQueryClient()

  /** Writes days over those that were shown. A change of other parameters is no conflict. */
  async function write(shownLeadTimes: LeadTimes, days: Days, quiet: boolean): Promise<LeadTimes> {
    const path = `parameters/${shownLeadTimes.parameters_id}`
    const idempotencyKey = createIdempotencyKey()
    const send = async (stamp: unknown, key: string) =>
      (await call<Entity>('PATCH', path, { body: { ...days, updated_at: stamp }, idempotencyKey: key, quiet })).body
    const pick = (entity: Entity) =>
      ({ ...shownLeadTimes, ...entity, parameters_id: shownLeadTimes.parameters_id }) as LeadTimes
    try {
      return pick(await send(shownLeadTimes.updated_at, idempotencyKey))
    } catch (failure) {
      if (!(failure instanceof CallFailed) || failure.code !== 'STALE') throw failure
      const current = failure.entity as Entity
      if (leadTimeNames.some((name) => current[name] !== shownLeadTimes[name])) throw failure
      return pick(await send(current.updated_at, createIdempotencyKey()))
    }
  }

  const refetch = () => queries.invalidateQueries()

  return async (shownLeadTimes: LeadTimes, days: Days): Promise<void> => {
    try {
      const savedLeadTimes = await write(shownLeadTimes, days, true)
      const formerDays = Object.fromEntries(
        Object.keys(days).map((name) => [name, shownLeadTimes[name as LeadTimeName]]),
      )
      const undo = async () => {
        try {
          await write(savedLeadTimes, formerDays, false)
          toast.success(text('resource.screens.undone'))
        } catch (failure) {
          if (!(failure instanceof CallFailed)) throw failure
        }
        await refetch()
      }
      toast.success(text('agenda.lead_times.saved'), {
        label: text('resource.screens.undo'),
        icon: 'arrow-counterclockwise',
        act: () => void undo(),
      })
    } finally {
      await refetch()
    }
  }
}
