import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'

/** A message, in place of options that could not be loaded, with a button that loads them again. */
export function FailedOptions({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <span className="form-text" role="alert">
      {text('ui.table.failed')}{' '}
      <Button variant="secondary" size="small" onClick={onRetry}>
        {text('ui.retry')}
      </Button>
    </span>
  )
}
