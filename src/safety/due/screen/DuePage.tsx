import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Model } from '#src/resource/model.ts'
import { buildListScreenAddress, buildNewRecordAddress } from '#src/resource/screen-addresses.ts'
import { downloadWithTicketUnlessRefused } from '#src/resource/screens/export/download.ts'
import { FilteredList } from '#src/resource/screens/filters/FilteredList.tsx'
import { useFiltersInAddress } from '#src/resource/screens/filters/use-filters-in-address.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { deliveries } from '#src/safety/deliveries/deliveries.ts'
import type { DueSummary } from '#src/safety/due/due.ts'
import { DueSections } from '#src/safety/due/screen/DueSections.tsx'
import { DueSelectionBar } from '#src/safety/due/screen/DueSelectionBar.tsx'
import { DueUntil, readUntil } from '#src/safety/due/screen/DueUntil.tsx'
import { NeedsCard } from '#src/safety/due/screen/NeedsCard.tsx'
import { useChosenRows } from '#src/safety/due/screen/use-chosen-rows.ts'
import { useDue } from '#src/safety/due/screen/use-due.ts'
import { buildChosenPairsState } from '#src/safety/rounds/chosen-pairs.ts'
import { rounds } from '#src/safety/rounds/rounds.ts'
import { Button } from '#src/ui/button/button.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { maxUnpagedRows, useListView } from '#src/ui/table/list-view.ts'
import { TablePages, useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import '#src/ui/frame/layout/page-columns.css'
import '#src/ui/table/table.css'
import './due.css'

const isSortable = () => false

/** Page of what is due: by section and person, and what is needed. Filters, last day and page are in the address. */
export function DuePage({ model }: { model: Model }) {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const filters = useFiltersInAddress(model)
  const [view, changeView] = useListView(isSortable)
  const until = readUntil(search.get('until') ?? '')
  const query = useMemo(() => {
    const parameters = new URLSearchParams(filters.where)
    parameters.set('until', until)
    if (view.q) parameters.set('q', view.q)
    return parameters.toString()
  }, [filters.where, until, view.q])
  const { summary, needs, inRounds, ...source } = useDue(query, view)
  const { list, retry } = source
  const chosenRows = useChosenRows(query)
  const may = useOfferedActions(deliveries)
  const openRound = may.create
    ? () => void navigate(buildNewRecordAddress(rounds), { state: buildChosenPairsState(chosenRows.pairs, until) })
    : undefined
  return (
    <Page
      title={text('pages.due.list')}
      note={<DueNote {...{ summary, inRounds, until }} />}
      list={{ name: text('pages.ppe_deliveries.list'), path: buildListScreenAddress(deliveries) }}
      actions={
        <>
          <Button
            variant="secondary"
            icon="download"
            title={text('resource.export.xlsx')}
            onClick={() => void downloadWithTicketUnlessRefused(`/api/ppe_deliveries/due/export.xlsx?${query}`)}
          >
            <span className="words">{text('resource.export.xlsx')}</span>
          </Button>
          {openRound && (
            <Button icon="plus-lg" title={text('safety.due.make_round')} onClick={openRound}>
              <span className="words">{text('safety.due.make_round')}</span>
            </Button>
          )}
        </>
      }
    >
      <div className="page-columns due-columns">
        <div className="data-table">
          {list && chosenRows.pairs.length > 0 && (
            <DueSelectionBar rows={list.rows} {...{ chosenRows }} onMakeRound={openRound} />
          )}
          <FilteredList
            {...{ model, filters, view, source }}
            onView={changeView}
            emptyText={text('safety.due.nothing')}
            tools={<DueUntil value={search.get('until') ?? ''} onChange={(value) => filters.set({ until: value })} />}
          >
            {({ rows, total, isLowerBound }) => (
              <>
                <DueSections {...{ rows, chosenRows }} />
                {total > maxUnpagedRows && (
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
        {needs && (
          <NeedsCard
            {...{ needs, until, query }}
            employeeIdWithoutSize={list?.rows.find((row) => row.missing_size && row.pending === null)?.employee_id}
          />
        )}
      </div>
    </Page>
  )
}

type DueNoteProps = { summary: DueSummary | undefined; inRounds: number; until: string }

/** The line below the title: '17 personas y 37 elementos hasta el 19/12/2026. 4 ya están en rondas.' */
function DueNote({ summary, inRounds, until }: DueNoteProps) {
  const text = useText()
  const language = useLanguage()
  const formatCount = useCountFormat()
  if (!summary) return <span role="status">{'\u00a0'}</span>
  const countOf = (name: 'people' | 'rows' | 'never' | 'overdue') => ({
    count: summary[name],
    figure: formatCount(summary[name]),
  })
  const sentences = [
    text('safety.due.sum', {
      people: text('safety.due.people', countOf('people')),
      items: text('safety.due.items', { count: summary.rows, figure: formatCount(summary.rows) }),
      day: formatDate(until, language),
    }),
    ...(summary.never > 0 ? [text('safety.due.sum_never', countOf('never'))] : []),
    ...(summary.overdue > 0 ? [text('safety.due.sum_overdue', countOf('overdue'))] : []),
    ...(inRounds > 0 ? [text('safety.due.sum_in_rounds', { count: inRounds, figure: formatCount(inRounds) })] : []),
  ]
  return <span role="status">{sentences.join(' ')}</span>
}
