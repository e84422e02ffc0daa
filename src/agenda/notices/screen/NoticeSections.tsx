import type { Notice } from '#src/agenda/notices/notice.ts'
import { noticeUrgencies } from '#src/agenda/notices/notices.ts'
import { type ChosenNotices, describeChoice } from '#src/agenda/notices/renew/use-chosen-notices.ts'
import { NoticeLine } from '#src/agenda/notices/screen/NoticeLine.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type NoticeSectionsProps = {
  rows: readonly Notice[]
  chosen: ChosenNotices
  onDismiss: (notice: Notice, isDismissed: boolean) => void
}

/** The notices by urgency. A press on a section's button chooses all that can be renewed there. */
export function NoticeSections({ rows, chosen, onDismiss }: NoticeSectionsProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const hasCheckboxes = rows.some(chosen.isChoosable)
  return Object.entries(noticeUrgencies).map(([urgency, caption]) => {
    const notices = rows.filter(({ when }) => when === urgency)
    if (notices.length === 0) return null
    const figure = formatCount(notices.filter(chosen.isChoosable).length)
    const isChosen = describeChoice(chosen, notices) === 'all'
    return (
      <section key={urgency} aria-label={text(caption)}>
        <header>
          <h2>
            {text(caption)} <span className="soft">{formatCount(notices.length)}</span>
          </h2>
          {notices.some(chosen.isChoosable) && (
            <Button
              variant="quiet"
              size="small"
              aria-pressed={isChosen}
              aria-label={text('agenda.renew.choose_of', { figure, section: text(caption) })}
              onClick={() => chosen.toggle(notices, !isChosen)}
            >
              {text('agenda.renew.choose', { figure })}
            </Button>
          )}
        </header>
        <ul className={hasCheckboxes ? 'notice-lines notice-lines-to-choose' : 'notice-lines'}>
          {notices.map((notice) => (
            <NoticeLine
              key={notice.id}
              {...{ notice }}
              isChosen={chosen.has(notice)}
              onChoose={chosen.isChoosable(notice) ? (isOn) => chosen.toggle([notice], isOn) : undefined}
              onDismiss={(isDismissed) => onDismiss(notice, isDismissed)}
            />
          ))}
        </ul>
      </section>
    )
  })
}
