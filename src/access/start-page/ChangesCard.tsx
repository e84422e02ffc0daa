import { AuditEntryLine } from '#src/access/audit/entries/AuditEntryLine.tsx'
import { changesCard } from '#src/access/start-page/cards.ts'
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
              <AuditEntryLine key={entry.id} entry={entry} />
            ))}
          </ul>
        )
      }
    </DashboardCard>
  )
}
