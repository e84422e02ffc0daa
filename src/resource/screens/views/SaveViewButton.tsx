import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'

/** Button beside the active filters that saves them as a view. */
export function SaveViewButton({ onPress }: { onPress: () => void }) {
  const text = useText()
  return (
    <Button variant="quiet" size="small" icon="bookmark" onClick={onPress}>
      {text('resource.views.save')}
    </Button>
  )
}
