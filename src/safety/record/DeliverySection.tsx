import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { callList } from '#src/platform/browser/client.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { openDocumentInTabOrDownload } from '#src/resource/screens/export/open-document-in-tab-or-download.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { deliveries } from '#src/safety/deliveries/deliveries.ts'
import { type DeliveryRow, DeliveryTable } from '#src/safety/record/DeliveryTable.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { LazyPart } from '#src/ui/lazy-part.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'

/** Number of deliveries that the record shows. The list of deliveries has the others. */
const maxShownDeliveries = 50

/** What an employee was given, the newest first. Who may print makes the record of the chosen ones, or of all. */
export function DeliverySection({ employeeId }: { employeeId: number }) {
  const text = useText()
  const { user } = useSession()
  const mayPrint = hasAccess(createPermissionHolder(user?.permissions), 'print_ppe_deliveries')
  const { create: maySign } = useOfferedActions(deliveries)
  const [rowsToSign, setRowsToSign] = useState<readonly DeliveryRow[]>([])
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set())
  const list = useQuery({
    queryKey: [deliveries.name, 'of', employeeId],
    queryFn: ({ signal }) =>
      callList<DeliveryRow>(`employees/${employeeId}/ppe_deliveries?page=1&per_page=${maxShownDeliveries}`, { signal }),
  })
  const title = text('safety.equipment.tab')
  const rows = list.data?.body ?? []
  const total = list.data?.total ?? rows.length
  // A delivery that was deleted meanwhile is chosen no longer.
  const shownChosenIds = new Set(rows.map(({ id }) => id).filter((id) => chosenIds.has(id)))
  const print = () =>
    openDocumentInTabOrDownload(
      `/api/ppe_deliveries/print?employee_id=${employeeId}`,
      text('resource.export.preparing'),
      shownChosenIds.size > 0 ? shownChosenIds : undefined,
    )
  return (
    <section aria-label={title} aria-busy={list.isPending}>
      <header className="ppe-bar">
        <h2>
          {title} {total > 0 && <span>· {formatTotal(text, rows, total)}</span>}
        </h2>
        {shownChosenIds.size > 0 && (
          <small className="soft">{text('safety.equipment.chosen', { count: shownChosenIds.size })}</small>
        )}
        {mayPrint && rows.length > 0 && (
          <Button variant="secondary" size="small" icon="printer" className="keep" onClick={() => void print()}>
            {text('safety.equipment.print')}
          </Button>
        )}
      </header>
      {list.isError && <FailedTable onRetry={() => void list.refetch()} />}
      {list.isPending && <FormSkeleton />}
      {list.data && rows.length === 0 && <p className="ppe-note">{text('safety.equipment.none')}</p>}
      {rows.length > 0 && (
        <DeliveryTable
          {...{ rows }}
          label={title}
          onSign={maySign ? (row) => setRowsToSign(listRowsSignedWith(row, rows, shownChosenIds)) : undefined}
          choice={mayPrint ? { ids: shownChosenIds, onChange: setChosenIds } : undefined}
        />
      )}
      {rowsToSign.length > 0 && (
        <LazyPart load={loadSignDialog} props={{ rows: rowsToSign, onClose: () => setRowsToSign([]) }} />
      )}
      {total > rows.length && (
        <p className="ppe-more">
          <Link to={buildListScreenAddress(deliveries, `employee_id=${employeeId}`)}>
            {text('safety.equipment.all')}
          </Link>
        </p>
      )}
    </section>
  )
}

const loadSignDialog = async () => (await import('#src/safety/record/SignDialog.tsx')).loadSignDialogAndTexts()

/** The row and, if it is chosen, the other chosen open rows of no round: one signature covers them. */
function listRowsSignedWith(row: DeliveryRow, rows: readonly DeliveryRow[], chosenIds: ReadonlySet<number>) {
  const isSignable = ({ status, round_id: roundId }: DeliveryRow) => status === 'open' && roundId === null
  return chosenIds.has(row.id) ? rows.filter((other) => chosenIds.has(other.id) && isSignable(other)) : [row]
}

/** The number of deliveries and, if the rows are all of them, in how many years. */
function formatTotal(text: Translate, rows: readonly DeliveryRow[], total: number): string {
  const firstDay = rows.length === total ? rows.at(-1)?.delivery_date : undefined
  const years = firstDay === undefined ? 0 : Number(readShopDay().slice(0, 4)) - Number(firstDay.slice(0, 4))
  return years > 0 ? text('safety.equipment.in_years', { figure: total, count: years }) : String(total)
}
