import type { MessageRef } from '#src/platform/errors.ts'
import type { RowRule } from '#src/resource/declaration.ts'

/** A signed or annulled delivery is neither changed nor deleted, and only a signed one is annulled, once. */
export const findDeliveryRefusal: RowRule = ({ status }, verb): MessageRef | null => {
  if (verb === 'annul') {
    if (status === 'open') return 'safety.ppe_deliveries.annul_open'
    return status === 'annulled' ? 'safety.ppe_deliveries.annulled_already' : null
  }
  if (status === 'annulled') return 'safety.ppe_deliveries.annulled_stays'
  return status === 'open' ? null : 'safety.ppe_deliveries.signed_stays'
}
