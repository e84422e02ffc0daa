import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { Button } from '#src/ui/button/button.tsx'

/** Line above a list that offers to undo the last deletion or bulk change, as long as that is possible. */
export function UndoLine({ resource }: { resource: Resource }) {
  const text = useText()
  const { offer: undoOffer, undo: undoWrite, dismiss } = useUndo(resource)
  if (!undoOffer) return null
  return (
    <div className="undo-line no-print">
      <span>{undoOffer.says}</span>
      <Button variant="secondary" size="small" icon="arrow-counterclockwise" onClick={undoWrite}>
        {text('resource.screens.undo')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon="x-lg"
        aria-label={text('resource.screens.dismiss')}
        title={text('resource.screens.dismiss')}
        onClick={dismiss}
      />
    </div>
  )
}
