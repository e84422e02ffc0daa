import { useText } from '#src/platform/i18n/i18n.tsx'

type PageCheckboxProps = {
  pageSelection: 'all' | 'some' | 'none'
  /** Absent where the page has no rows, or none yet. */
  onSelectPage: ((isOn: boolean) => void) | undefined
}

/** Chooses all rows of the page, or lets them go. */
export function PageCheckbox({ pageSelection, onSelectPage }: PageCheckboxProps) {
  const text = useText()
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={text('ui.table.select_page')}
      checked={pageSelection === 'all'}
      ref={(checkbox) => {
        if (checkbox) checkbox.indeterminate = pageSelection === 'some'
      }}
      disabled={onSelectPage === undefined}
      onChange={(event) => onSelectPage?.(event.target.checked)}
    />
  )
}
