import { useText } from '#src/platform/i18n/i18n.tsx'
import type { HistoryEntry } from '#src/resource/history/history-entry.ts'
import { RefusableButton } from '#src/ui/button/refusable-button.tsx'

type RestoreButtonProps = {
  entry: Pick<HistoryEntry, 'action' | 'changes'>
  /** Why a field cannot be restored; null if it can. */
  findRefusal: (field: string) => string | null
  onRestore: () => void
}

/** Restores a whole entry. Disabled if it is an update and one of its fields cannot be restored. */
export function RestoreButton({ entry: { action, changes }, findRefusal, onRestore }: RestoreButtonProps) {
  const text = useText()
  const isUpdate = action === 'updated'
  return (
    <RefusableButton
      refusal={isUpdate ? changes.map(({ field }) => findRefusal(field)).find((refusal) => refusal !== null) : null}
      variant="secondary"
      size="small"
      icon="arrow-counterclockwise"
      className="history-act"
      onClick={onRestore}
    >
      {text(isUpdate && changes.length > 1 ? 'resource.history.restore_all' : 'resource.history.restore')}
    </RefusableButton>
  )
}
