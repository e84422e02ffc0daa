import { useMemo } from 'react'
import { useLeadTimesCard } from '#src/agenda/notices/lead-times/use-lead-times-card.tsx'
import type { Notice } from '#src/agenda/notices/notice.ts'
import { RenewalBar } from '#src/agenda/notices/renew/RenewalBar.tsx'
import { useNoticeSelection } from '#src/agenda/notices/renew/use-notice-selection.ts'
import { NoticeSections } from '#src/agenda/notices/screen/NoticeSections.tsx'
import { useFocusAfterRemoval } from '#src/agenda/notices/screen/use-focus-after-removal.ts'
import { useDismissNotice, useNotices } from '#src/agenda/notices/screen/use-notices.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import type { Model } from '#src/resource/model.ts'
import { downloadWithTicketUnlessRefused } from '#src/resource/screens/export/download.ts'
import { FilteredList } from '#src/resource/screens/filters/FilteredList.tsx'
import { useFiltersInAddress } from '#src/resource/screens/filters/use-filters-in-address.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { useListView } from '#src/ui/table/list-view.ts'
import { TablePages, useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import '#src/ui/frame/layout/page-columns.css'
import '#src/ui/table/table.css'
import './notices.css'

const isSortable = () => false

type NoticesPageProps = {
  model: Model
  /** The resources in which lead times and renewals are written. */
  parameters: Resource | undefined
  employees: Model | undefined
}

/** The notices by urgency. Those that the reader dismissed are shown by the filter alone. */
export function NoticesPage({ model, parameters, employees }: NoticesPageProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const filters = useFiltersInAddress(model)
  const [view, changeView] = useListView(isSortable)
  const showsDismissed = filters.where.includes('dismissed=1')
  const query = useMemo(() => {
    const parameters = new URLSearchParams(filters.where)
    // A day, as the calendar opens it, has all of its notices.
    if (!parameters.has('dismissed') && !parameters.has('expiration_date')) parameters.set('dismissed', '0')
    if (view.q) parameters.set('q', view.q)
    return parameters.toString()
  }, [filters.where, view.q])
  const source = useNotices(query, view)
  const { list, retry } = source
  const dismiss = useDismissNotice()
  const leadTimes = useLeadTimesCard(parameters)
  const { containerRef, focusAfterRemoval } = useFocusAfterRemoval(list?.rows)
  const dismissAndFocusNext = (notice: Notice, isDismissed: boolean) => {
    focusAfterRemoval(list?.rows.indexOf(notice) ?? -1)
    return dismiss(notice, isDismissed)
  }
  const selection = useNoticeSelection(query, list)
  return (
    <Page
      title={text('pages.notifications.list')}
      note={
        <span role="status">
          {list
            ? text(showsDismissed ? 'agenda.notices.dismissed_sum' : 'agenda.notices.sum', {
                count: list.total,
                figure: formatCount(list.total),
              })
            : '\u00a0'}
        </span>
      }
      actions={
        <>
          <Button
            variant="secondary"
            icon="eye-slash"
            aria-pressed={showsDismissed}
            title={text('agenda.notices.dismissed')}
            onClick={() => filters.set({ dismissed: showsDismissed ? '' : '1' })}
          >
            <span className="words">{text('agenda.notices.dismissed')}</span>
          </Button>
          <Button
            variant="secondary"
            icon="download"
            title={text('resource.export.xlsx')}
            onClick={() => void downloadWithTicketUnlessRefused(`/api/notifications/export.xlsx?${query}`)}
          >
            <span className="words">{text('resource.export.xlsx')}</span>
          </Button>
        </>
      }
    >
      <div className="page-columns notice-columns">
        <div className="data-table notices" ref={containerRef}>
          {list && employees && <RenewalBar {...{ employees, selection }} rows={list.rows} />}
          <FilteredList
            {...{ model, filters, view, source }}
            onView={changeView}
            emptyText={text('agenda.notices.nothing')}
          >
            {({ rows, total, isLowerBound }) => (
              <>
                <NoticeSections
                  {...{ rows, selection }}
                  onDismiss={(notice, isDismissed) => void dismissAndFocusNext(notice, isDismissed)}
                />
                {total > view.perPage && (
                  <TablePages
                    {...{ view }}
                    onView={changeView}
                    source={{ rows, total, isLowerBound, state: 'ready', retry }}
                  />
                )}
              </>
            )}
          </FilteredList>
        </div>
        {leadTimes.card}
      </div>
      {leadTimes.bar}
    </Page>
  )
}
