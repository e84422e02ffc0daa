import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'

type PageButtonsProps = {
  page: number
  lastPage: number
  /** True if no page follows. */
  isLast: boolean
  /** True if the number of pages is unknown. */
  isOpenEnded?: boolean
  onPage: (page: number) => void
}

/** First, previous, next and last page. */
export function PageButtons({ page, lastPage, isLast, isOpenEnded = false, onPage }: PageButtonsProps) {
  const text = useText()
  const buttons = [
    { icon: 'chevron-double-left', key: 'ui.table.first_page', targetPage: 1, isDisabled: page <= 1 },
    { icon: 'chevron-left', key: 'ui.table.previous_page', targetPage: page - 1, isDisabled: page <= 1 },
    { icon: 'chevron-right', key: 'ui.table.next_page', targetPage: page + 1, isDisabled: isLast },
    {
      icon: 'chevron-double-right',
      key: 'ui.table.last_page',
      targetPage: lastPage,
      isDisabled: isLast || isOpenEnded,
    },
  ]
  return (
    <div className="pages">
      {buttons.map(({ icon, key, targetPage, isDisabled }) => (
        <Button
          key={key}
          variant="quiet"
          size="small"
          icon={icon}
          aria-label={text(key)}
          title={text(key)}
          disabled={isDisabled}
          onClick={() => onPage(targetPage)}
        />
      ))}
    </div>
  )
}
