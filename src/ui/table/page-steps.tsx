import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'

type PageStepsProps = {
  page: number
  last: number
  /** No page follows. */
  isLast: boolean
  /** How many pages there are is not known. */
  isOpenEnded?: boolean
  onPage: (page: number) => void
}

/** First, previous, next and last page. */
export function PageSteps({ page, last, isLast, isOpenEnded = false, onPage }: PageStepsProps) {
  const text = useText()
  const steps = [
    { icon: 'chevron-double-left', key: 'ui.table.first_page', to: 1, off: page <= 1 },
    { icon: 'chevron-left', key: 'ui.table.previous_page', to: page - 1, off: page <= 1 },
    { icon: 'chevron-right', key: 'ui.table.next_page', to: page + 1, off: isLast },
    { icon: 'chevron-double-right', key: 'ui.table.last_page', to: last, off: isLast || isOpenEnded },
  ]
  return (
    <div className="pages">
      {steps.map(({ icon, key, to, off }) => (
        <Button
          key={key}
          variant="quiet"
          size="small"
          icon={icon}
          aria-label={text(key)}
          title={text(key)}
          disabled={off}
          onClick={() => onPage(to)}
        />
      ))}
    </div>
  )
}
