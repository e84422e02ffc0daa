import type { MessageRef } from '#src/platform/errors.ts'
import type { RowRule } from '#src/resource/declaration.ts'
import type { DayRange } from '#src/resource/kinds/date/date.ts'

/** The days of deliveries and rounds: a round is prepared some time before, and a mistyped year is refused. */
export const deliveryDays: DayRange = { from: '1900-01-01', to: 'in_a_year', message: 'safety.ppe_deliveries.too_far' }

/** A signed or annulled delivery is neither changed nor deleted, and only a signed one is annulled, once. */
export const findDeliveryRefusal: RowRule = ({ status }, verb): MessageRef | null => {
  if (verb === 'annul') {
    if (status === 'open') return 'safety.ppe_deliveries.annul_open'
    return status === 'annulled' ? 'safety.ppe_deliveries.annulled_already' : null
  }
  if (status === 'annulled') return 'safety.ppe_deliveries.annulled_stays'
  return status === 'open' ? null : 'safety.ppe_deliveries.signed_stays'
}
