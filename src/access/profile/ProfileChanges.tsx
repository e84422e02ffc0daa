import { useInfiniteQuery } from '@tanstack/react-query'
import { AuditEntryLine, AuditEntryText } from '#src/access/audit/entries/AuditEntryLine.tsx'
import type { AuditEntry } from '#src/access/audit/entries/audit-entry.ts'
import { profile } from '#src/access/profile/profile.ts'
import { call } from '#src/platform/browser/client.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { formatDayInWords } from '#src/ui/figures/format-day-in-words.ts'
import { formatTime } from '#src/ui/figures/format-values.ts'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import '#src/ui/dashboard/dashboard.css'
import '#src/ui/timeline.css'

const perPage = 20
const firstPage = 0

type ProfileChangesProps = { as: 'list' | 'timeline' }

/** The signed-in user's own changes, newest first, as a list or as a timeline. */
export function ProfileChanges({ as }: ProfileChangesProps) {
  const text = useText()
  const changesQuery = useInfiniteQuery({
    queryKey: [profile.name, profile.readersAddress, 'changes'],
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam === firstPage ? '' : `?before=${pageParam}`
      return (await call<AuditEntry[]>('GET', `${profile.readersAddress}/changes${before}`, { signal, quiet: true }))
        .body
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => (page.length < perPage ? undefined : page.at(-1)?.id),
  })
  if (changesQuery.isError && !changesQuery.data) return <FailedTable onRetry={() => void changesQuery.refetch()} />
  if (!changesQuery.data) return <FormSkeleton />
  const entries = changesQuery.data.pages.flat()
  if (entries.length === 0)
    return (
      <EmptyState
        outline="empty"
        title={text('access.profile.nothing')}
        description={text('access.profile.nothing_text')}
      />
    )
  return (
    <>
      {as === 'timeline' ? (
        <Timeline entries={entries} />
      ) : (
        <ul className="lines">
          {entries.map((entry) => (
            <AuditEntryLine key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {changesQuery.hasNextPage && (
        <div className="p-3">
          {changesQuery.isFetchNextPageError && <p role="alert">{text('ui.table.failed')}</p>}
          <Button
            variant="secondary"
            disabled={changesQuery.isFetchingNextPage}
            onClick={() => void changesQuery.fetchNextPage()}
          >
            {text('access.profile.more')}
          </Button>
        </div>
      )}
    </>
  )
}

const icons: Readonly<Record<string, string>> = { created: 'plus-lg', updated: 'pencil', deleted: 'trash' }

function Timeline({ entries }: { entries: readonly AuditEntry[] }) {
  const language = useLanguage()
  const days = Map.groupBy(entries, ({ at }) => formatDayInWords(at, language))
  return (
    <div className="card-body">
      {[...days].map(([day, entriesOfDay]) => (
        <section key={day}>
          <h2 className="timeline-day">{day}</h2>
          <ol className="timeline">
            {entriesOfDay.map((entry) => (
              <li key={entry.id}>
                <span className="mark" aria-hidden="true">
                  <i className={`bi bi-${icons[entry.action] ?? 'check2'}`} />
                </span>
                <span className="small">
                  <time dateTime={entry.at}>{formatTime(entry.at, language)}</time> <AuditEntryText entry={entry} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
