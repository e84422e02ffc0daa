import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { deliveries } from '#src/safety/deliveries/deliveries.ts'
import type { PpeNeed } from '#src/safety/record/ppe-needs.ts'
import { type ToastAction, toast } from '#src/ui/toast/toasts.tsx'

type GivenItem = Pick<PpeNeed, 'ppe_id' | 'ppe_name'>

type GiveResult = 'given' | 'given before' | 'refused'

/**
 * Returns a function that gives an employee an item today, with everything that the server fills in. If the employee
 * already receives the item today, it asks first. A second press while the first is under way does nothing.
 */
export function useGiveItem(employeeId: number): (item: GivenItem) => Promise<void> {
  const text = useText()
  const queries = useQueryClient()
  const { delete: mayDelete } = useOfferedActions(deliveries)
  const isRunning = useRef(false)
  /** Undo of a creation: the open delivery is deleted, and a signed one refuses that. */
  const createUndoAction = (id: number): ToastAction => ({
    label: text('resource.screens.undo'),
    icon: 'arrow-counterclockwise',
    act: () => void deleteDelivery(id),
  })
  const deleteDelivery = async (id: number) => {
    try {
      await call('DELETE', `ppe_deliveries/${id}`, { idempotencyKey: createIdempotencyKey() })
      toast.success(text('resource.screens.undone'))
    } catch (failure) {
      // `call` has shown the failure.
      if (!(failure instanceof CallFailed)) throw failure
    }
    await queries.invalidateQueries()
  }
  const sendDelivery = async ({ ppe_id, ppe_name: name }: GivenItem, isAgain: boolean): Promise<GiveResult> => {
    const body = { employee_id: employeeId, ppe_id, delivery_date: readShopDay(), ...(isAgain && { again: true }) }
    try {
      const { body: delivery } = await call<{ id: number }>('POST', 'ppe_deliveries', {
        body,
        idempotencyKey: createIdempotencyKey(),
        quiet: true,
      })
      toast.success(text('safety.needs.given', { name }), mayDelete ? createUndoAction(delivery.id) : undefined)
      return 'given'
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      if (failure.code === 'ALREADY_GIVEN') return 'given before'
      toast.error(failure.message)
      return 'refused'
    }
  }
  const give = async (item: GivenItem, isAgain: boolean): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    const result = await sendDelivery(item, isAgain).finally(() => {
      isRunning.current = false
    })
    if (result === 'given before')
      toast.confirm({
        text: text('safety.needs.give_again'),
        note: item.ppe_name,
        confirm: text('safety.needs.give'),
        cancel: text('Cancelar'),
        onConfirm: () => void give(item, true),
      })
    await queries.invalidateQueries()
  }
  return (item) => give(item, false)
}
