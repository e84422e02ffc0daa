import type { Notice } from '#src/agenda/notices/notice.ts'
import { noticeUrgencies } from '#src/agenda/notices/notices.ts'
import { describeSelection, type NoticeSelection } from '#src/agenda/notices/renew/use-notice-selection.ts'
import { NoticeLine } from '#src/agenda/notices/screen/NoticeLine.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type NoticeSectionsProps = {
  rows: readonly Notice[]
  selection: NoticeSelection
  onDismiss: (notice: Notice, isDismissed: boolean) => void
}

/** The notices by urgency. A press on a section's button chooses all that can be renewed there. */
export function NoticeSections({ rows, selection, onDismiss }: NoticeSectionsProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const hasCheckboxes = rows.some(selection.isChoosable)
  return Object.entries(noticeUrgencies).map(([urgency, caption]) => {
    const notices = rows.filter(({ when }) => when === urgency)
    if (notices.length === 0) return null
    const figure = formatCount(notices.filter(selection.isChoosable).length)
    const isChosen = describeSelection(selection, notices) === 'all'
    return (
      <section key={urgency} aria-label={text(caption)}>
        <header>
          <h2>
            {text(caption)} <span className="soft">{formatCount(notices.length)}</span>
          </h2>
          {notices.some(selection.isChoosable) && (
            <Button
              variant="quiet"
              size="small"
              aria-pressed={isChosen}
              aria-label={text('agenda.renew.choose_of', { figure, section: text(caption) })}
              onClick={() => selection.toggle(notices, !isChosen)}
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
              isChosen={selection.has(notice)}
              onChoose={
                selection.isChoosable(notice)
                  ? (isOn, isRange) => selection.toggleRow(notice, isOn, isRange)
                  : undefined
              }
              onDismiss={(isDismissed) => onDismiss(notice, isDismissed)}
            />
          ))}
        </ul>
      </section>
    )
  })
}
