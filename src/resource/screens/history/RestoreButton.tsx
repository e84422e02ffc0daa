import { useText } from '#src/platform/i18n/i18n.tsx'
import type { HistoryEntry } from '#src/resource/history/history-entry.ts'
import { RefusableButton } from '#src/ui/button/refusable-button.tsx'

type RestoreButtonProps = {
  entry: Pick<HistoryEntry, 'action' | 'changes'>
  /** Why a field may not be put back; null where it may. */
  refused: (field: string) => string | null
  onRestore: () => void
}

/** Puts back all of an entry, unless one of its fields may not be. */
export function RestoreButton({ entry: { action, changes }, refused, onRestore }: RestoreButtonProps) {
  const text = useText()
  const isUpdate = action === 'updated'
  return (
    <RefusableButton
      refused={isUpdate ? changes.map(({ field }) => refused(field)).find((why) => why !== null) : null}
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
