import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { downloadWithTicketUnlessRefused } from '#src/resource/screens/export/download.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import type { DueNeed } from '#src/safety/due/due.ts'
import { groupNeeds } from '#src/safety/due/screen/group-due-rows.ts'
import { SizeInRecordLink } from '#src/safety/due/screen/SizeInRecordLink.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import { employees } from '#src/workforce/record/employees.ts'

type NeedsCardProps = {
  needs: readonly DueNeed[]
  until: string
  query: string
  /** A person whose record lacks a size that is needed. Undefined if the page shows nobody. */
  employeeIdWithoutSize: number | undefined
}

/** What will be needed by item and size, and its sheet. */
export function NeedsCard({ needs, until, query, employeeIdWithoutSize }: NeedsCardProps) {
  const text = useText()
  const language = useLanguage()
  const formatCount = useCountFormat()
  const { update: mayEdit } = useOfferedActions(employees)
  const items = groupNeeds(needs)
  const total = items.reduce((sum, item) => sum + item.total, 0)
  const withoutSize = needs.reduce((sum, need) => sum + (need.missing_size ? need.quantity : 0), 0)
  return (
    <aside className="card due-needs" aria-label={text('safety.due.needs')}>
      <header className="card-header">
        <h2>{text('safety.due.needs')}</h2>
        <Button
          variant="secondary"
          size="small"
          icon="download"
          onClick={() => void downloadWithTicketUnlessRefused(`/api/ppe_deliveries/due/needs/export.xlsx?${query}`)}
        >
          {text('resource.export.xlsx')}
        </Button>
      </header>
      <p className="soft">{text('safety.due.needs_until', { day: formatDate(until, language) })}</p>
      {items.length > 0 && (
        <table className="due-needs-table">
          <thead>
            <tr>
              <th scope="col">{text('ppe_deliveries.fields.ppe_id')}</th>
              <th scope="col">{text('safety.due.sizes')}</th>
              <th scope="col">{text('safety.due.total')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.ppe_id}>
                <th scope="row">{item.ppe_name}</th>
                <td>
                  <span className="due-sizes">
                    {item.sizes.map((need) => (
                      <SizeCount key={need.size} {...{ need }} />
                    ))}
                  </span>
                </td>
                <td>{formatCount(item.total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {text('safety.due.all_items')}
              </th>
              <td>{formatCount(total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {withoutSize > 0 && (
        <p className="note tone-warn">
          <i className="bi bi-rulers" aria-hidden="true" />
          <span>
            {text('safety.due.without_size', { count: withoutSize, figure: formatCount(withoutSize) })}
            {employeeIdWithoutSize !== undefined && mayEdit && (
              <>
                {' '}
                <SizeInRecordLink employeeId={employeeIdWithoutSize}>
                  {text('safety.due.complete', { count: withoutSize })}
                </SizeInRecordLink>
              </>
            )}
          </span>
        </p>
      )}
    </aside>
  )
}

/** A size and its quantity. An item without sizes shows no size of its own. */
function SizeCount({ need }: { need: DueNeed }) {
  const text = useText()
  const formatCount = useCountFormat()
  if (need.size === null && !need.missing_size) return null
  const size = need.size ?? text('safety.due.no_size')
  return (
    <span className={need.missing_size ? 'tone-warn' : undefined}>
      {size} <b>{formatCount(need.quantity)}</b>
    </span>
  )
}
