import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { HistoryEntry } from '#src/resource/history/history-entry.ts'
import { HistoryLine } from '#src/resource/screens/history/HistoryLine.tsx'
import { useRestore } from '#src/resource/screens/history/use-restore.ts'
import { useRefusal } from '#src/resource/screens/use-may.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Drawer } from '#src/ui/dialog/drawer.tsx'
import { dayInWords } from '#src/ui/figures/figures.ts'
import { useNow } from '#src/ui/figures/use-now.ts'
import { FormBones } from '#src/ui/skeletons.tsx'
import { Stand } from '#src/ui/stand.tsx'
import { FailedTable } from '#src/ui/table/states.tsx'
import '#src/ui/timeline.css'

/** Entries of one answer of the server. */
const perAnswer = 50
const newest = 0

type HistoryDrawerProps = {
  resource: Resource
  id: number | string
  /** The record as the screen has it, for what it refuses to have put back. */
  row: Entity | undefined
  /** The record's name; '' where it is not known. */
  name: string
  onClose: () => void
  onRestored?: (() => void) | undefined
  /** Where the API has the resource; of one under a parent below that. */
  path?: string
}

/** What happened to a record, newest first, by day; what was before can be put back. */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const { resource, id, row, name, onClose, onRestored, path = resource.name } = props
  const text = useText()
  const history = useInfiniteQuery({
    queryKey: [resource.name, 'history', String(id)],
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam === newest ? '' : `?before=${pageParam}`
      const options = { signal, quiet: true }
      return (await call<HistoryEntry[]>('GET', `${path}/${id}/history${before}`, options)).body
    },
    initialPageParam: newest,
    getNextPageParam: (page) => (page.length < perAnswer ? undefined : page.at(-1)?.id),
  })
  const entries = history.data?.pages.flat()
  return (
    <Drawer title={text('resource.history.title')} note={name} onClose={onClose}>
      {entries && entries.length > 0 && <Days {...{ resource, entries, row, onRestored }} />}
      {entries?.length === 0 && (
        <Stand outline="empty" title={text('resource.history.empty')} says={text('resource.history.empty_text')} />
      )}
      {!entries && (history.isError ? <FailedTable onRetry={() => void history.refetch()} /> : <FormBones />)}
      {history.isFetchNextPageError && <p role="alert">{text('ui.table.failed')}</p>}
      {history.hasNextPage && (
        <Button variant="secondary" disabled={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {text('resource.history.more')}
        </Button>
      )}
    </Drawer>
  )
}

type DaysProps = Pick<HistoryDrawerProps, 'resource' | 'row'> & {
  entries: readonly HistoryEntry[]
  onRestored: (() => void) | undefined
}

function Days({ resource, entries, row, onRestored }: DaysProps) {
  const language = useLanguage()
  const now = useNow()
  const restore = useRestore(resource, onRestored)
  const refusal = useRefusal(resource)
  const days = Map.groupBy(entries, ({ at }) => dayInWords(at, language, now))
  return [...days].map(([day, lines]) => (
    <section key={day}>
      <h3 className="timeline-day">{day}</h3>
      <ol className="timeline">
        {lines.map((entry) => (
          <HistoryLine
            key={entry.id}
            {...{ resource, entry }}
            refused={(field) => (row ? refusal(row, 'update', field) : null)}
            onRestore={(field) => restore(entry, field)}
          />
        ))}
      </ol>
    </section>
  ))
}
