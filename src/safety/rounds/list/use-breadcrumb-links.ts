import { useText } from '#src/platform/i18n/i18n.tsx'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { deliveries } from '#src/safety/deliveries/deliveries.ts'
import { rounds } from '#src/safety/rounds/rounds.ts'

/** Links of the breadcrumb of rounds. The menu has rounds below deliveries. */
export function useBreadcrumbLinks() {
  const text = useText()
  return {
    deliveries: { name: text('pages.ppe_deliveries.list'), path: buildListScreenAddress(deliveries) },
    rounds: { name: text('pages.ppe_rounds.list'), path: buildListScreenAddress(rounds) },
  }
}
