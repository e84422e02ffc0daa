import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#src/access/audit/audit-entry.ts'
import { ChangeLine, ChangeWords } from '#src/access/audit/ChangeLine.tsx'
import { profile } from '#src/access/profile/profile.ts'
import { call } from '#src/platform/browser/client.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { formatDayInWords, formatTime } from '#src/ui/figures/format-values.ts'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import '#src/ui/dashboard/dashboard.css'
import '#src/ui/timeline.css'

const perPage = 20
const newest = 0

type OwnChangesProps = { as: 'list' | 'timeline' }

/** What one did oneself, newest first: as a list, or by day and time. */
export function OwnChanges({ as }: OwnChangesProps) {
  const text = useText()
  const own = useInfiniteQuery({
    queryKey: [profile.name, profile.ownAddress, 'changes'],
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam === newest ? '' : `?before=${pageParam}`
      return (await call<AuditEntry[]>('GET', `${profile.ownAddress}/changes${before}`, { signal, quiet: true })).body
    },
    initialPageParam: newest,
    getNextPageParam: (page) => (page.length < perPage ? undefined : page.at(-1)?.id),
  })
  if (own.isError && !own.data) return <FailedTable onRetry={() => void own.refetch()} />
  if (!own.data) return <FormSkeleton />
  const changes = own.data.pages.flat()
  if (changes.length === 0)
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
        <Timeline changes={changes} />
      ) : (
        <ul className="lines">
          {changes.map((change) => (
            <ChangeLine key={change.id} change={change} />
          ))}
        </ul>
      )}
      {own.hasNextPage && (
        <div className="p-3">
          {own.isFetchNextPageError && <p role="alert">{text('ui.table.failed')}</p>}
          <Button variant="secondary" disabled={own.isFetchingNextPage} onClick={() => void own.fetchNextPage()}>
            {text('access.profile.more')}
          </Button>
        </div>
      )}
    </>
  )
}

const icons: Readonly<Record<string, string>> = { created: 'plus-lg', updated: 'pencil', deleted: 'trash' }

function Timeline({ changes }: { changes: readonly AuditEntry[] }) {
  const language = useLanguage()
  const days = Map.groupBy(changes, ({ at }) => formatDayInWords(at, language))
  return (
    <div className="card-body">
      {[...days].map(([day, entries]) => (
        <section key={day}>
          <h2 className="timeline-day">{day}</h2>
          <ol className="timeline">
            {entries.map((change) => (
              <li key={change.id}>
                <span className="mark" aria-hidden="true">
                  <i className={`bi bi-${icons[change.action] ?? 'check2'}`} />
                </span>
                <span className="small">
                  <time dateTime={change.at}>{formatTime(change.at, language)}</time> <ChangeWords change={change} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
