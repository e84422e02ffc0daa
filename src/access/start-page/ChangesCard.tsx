import { AuditEntryLine } from '#src/access/audit/entries/AuditEntryLine.tsx'
import { type ChangeSummary, changesCard } from '#src/access/start-page/cards.ts'
import { shortenAmounts } from '#src/access/start-page/shorten-amounts.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCard } from '#src/resource/cards/use-card.ts'
import { DashboardCard } from '#src/ui/dashboard/dashboard-card.tsx'

/** Card of the latest changes: who did what to which record, and when. */
export function ChangesCard() {
  const text = useText()
  return (
    <DashboardCard title={text('access.changes.title')} load={useCard(changesCard)}>
      {({ changes }) =>
        changes.length === 0 ? (
          <p className="card-body soft">{text('access.changes.none')}</p>
        ) : (
          <ul className="lines">
            {changes.map((entry) => (
              <AuditEntryLine key={entry.id} entry={entry}>
                {entry.summary && <ChangeSummaryText summary={entry.summary} />}
              </AuditEntryLine>
            ))}
          </ul>
        )
      }
    </DashboardCard>
  )
}

function ChangeSummaryText({ summary: { captions, values } }: { summary: ChangeSummary }) {
  const text = useText()
  if (!values) return <small>{captions.join(', ')}</small>
  const nothing = text('access.changes.nothing')
  const [before, after] = shortenAmounts(values.before ?? nothing, values.after ?? nothing)
  return (
    <small>
      {captions[0]}: {before} <i className="bi bi-arrow-right" role="img" aria-label={text('access.changes.became')} />{' '}
      {after}
    </small>
  )
}
