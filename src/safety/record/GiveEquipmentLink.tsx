import { Link } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { buildNewRecordAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { buttonClass } from '#src/ui/button/button.tsx'

/** Link from an employee's record to a new delivery for that employee, which leads back to the record. */
export function GiveEquipmentLink({ id }: { id: string }) {
  const text = useText()
  const deliveries = useOutline('ppe_deliveries')
  const may = useOfferedActions(deliveries)
  if (!may.create) return null
  return (
    <Link
      className={buttonClass('primary')}
      to={buildNewRecordAddress(deliveries)}
      state={{ firstValues: { employee_id: Number(id), delivery_date: readShopDay() }, goesBack: true }}
    >
      <i className="bi bi-shield-check" aria-hidden="true" />
      <span className="words">{text('safety.equipment.give')}</span>
    </Link>
  )
}
