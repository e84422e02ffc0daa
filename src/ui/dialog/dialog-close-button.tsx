import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'

/** The X at the top of a dialog. */
export function DialogCloseButton({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <Button variant="quiet" size="small" className="modal-x" aria-label={text('ui.modal.close')} onClick={onClose}>
      X
    </Button>
  )
}
