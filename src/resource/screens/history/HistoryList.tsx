import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { HistoryEntry } from '#src/resource/history/history-entry.ts'
import { HistoryLine } from '#src/resource/screens/history/HistoryLine.tsx'
import { useConfirmedRestore } from '#src/resource/screens/history/use-restore.ts'
import { useFindRefusal } from '#src/resource/screens/use-offered-actions.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { formatDayInWords } from '#src/ui/figures/format-day-in-words.ts'
import { useNow } from '#src/ui/figures/use-now.ts'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import '#src/ui/timeline.css'

/** Number of entries in one answer of the server. */
const entriesPerAnswer = 50
const noCursor = 0

export type HistoryListProps = {
  resource: Resource
  id: number | string
  /** The record as the screen has read it. Its rule decides which fields cannot be restored. */
  row: Entity | undefined
  onRestored?: (() => void) | undefined
  /** Path of the resource in the API; by default its name. A nested resource stands below its parent. */
  path?: string
}

/** History of a record by day, the newest first. Earlier values can be restored. */
export function HistoryList(props: HistoryListProps) {
  const { resource, id, row, onRestored, path = resource.name } = props
  const text = useText()
  const history = useInfiniteQuery({
    queryKey: [resource.name, 'history', String(id)],
    queryFn: async ({ pageParam, signal }) => {
      const cursorQuery = pageParam === noCursor ? '' : `?before=${pageParam}`
      const options = { signal, quiet: true }
      return (await call<HistoryEntry[]>('GET', `${path}/${id}/history${cursorQuery}`, options)).body
    },
    initialPageParam: noCursor,
    getNextPageParam: (page) => (page.length < entriesPerAnswer ? undefined : page.at(-1)?.id),
  })
  const entries = history.data?.pages.flat()
  return (
    <>
      {entries && entries.length > 0 && <HistoryDays {...{ resource, entries, row, onRestored }} />}
      {entries?.length === 0 && (
        <EmptyState
          outline="empty"
          title={text('resource.history.empty')}
          description={text('resource.history.empty_text')}
        />
      )}
      {!entries && (history.isError ? <FailedTable onRetry={() => void history.refetch()} /> : <FormSkeleton />)}
      {history.isFetchNextPageError && <p role="alert">{text('ui.table.failed')}</p>}
      {history.hasNextPage && (
        <Button variant="secondary" disabled={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {text('resource.history.more')}
        </Button>
      )}
    </>
  )
}

type HistoryDaysProps = Pick<HistoryListProps, 'resource' | 'row'> & {
  entries: readonly HistoryEntry[]
  onRestored: (() => void) | undefined
}

function HistoryDays({ resource, entries, row, onRestored }: HistoryDaysProps) {
  const language = useLanguage()
  // Renders again as time goes by: a page that is open at midnight gets another day.
  useNow()
  const restore = useConfirmedRestore(resource, onRestored)
  const refusal = useFindRefusal(resource)
  const days = Map.groupBy(entries, ({ at }) => formatDayInWords(at, language))
  return [...days].map(([day, dayEntries]) => (
    <section key={day}>
      <h3 className="timeline-day">{day}</h3>
      <ol className="timeline">
        {dayEntries.map((entry) => (
          <HistoryLine
            key={entry.id}
            {...{ resource, entry }}
            findRefusal={(field) => (row ? refusal(row, 'update', field) : null)}
            onRestore={(field) => restore(entry, field)}
          />
        ))}
      </ol>
    </section>
  ))
}
