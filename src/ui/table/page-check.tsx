import { useText } from '#src/platform/i18n/i18n.tsx'

type PageCheckProps = {
  chosen: 'all' | 'some' | 'none'
  /** Absent where the page has no rows, or none yet. */
  onChoose: ((all: boolean) => void) | undefined
}

/** Chooses all rows of the page, or lets them go. */
export function PageCheck({ chosen, onChoose }: PageCheckProps) {
  const text = useText()
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={text('ui.table.select_page')}
      checked={chosen === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = chosen === 'some'
      }}
      disabled={onChoose === undefined}
      onChange={(event) => onChoose?.(event.target.checked)}
    />
  )
}
