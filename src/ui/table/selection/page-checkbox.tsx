import { useText } from '#src/platform/i18n/i18n.tsx'

type PageCheckboxProps = {
  pageSelection: 'all' | 'some' | 'none'
  /** Selects or deselects the rows of the page. Undefined while the page has no rows. */
  onSelectPage: ((isOn: boolean) => void) | undefined
}

/** Selects or deselects all rows of the page. */
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
