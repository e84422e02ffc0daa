import type { ReactNode } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { HistoryList, type HistoryListProps } from '#src/resource/screens/history/HistoryList.tsx'
import { Drawer } from '#src/ui/dialog/drawer.tsx'

type HistoryDrawerProps = HistoryListProps & {
  /** The record's name, or its `RecordCell` if the resource declares a display; '' if it is not known. */
  name: ReactNode
  onClose: () => void
}

/** A record's history in a drawer. */
export function HistoryDrawer({ name, onClose, ...listProps }: HistoryDrawerProps) {
  const text = useText()
  return (
    <Drawer title={text('resource.history.title')} note={name} onClose={onClose}>
      <HistoryList {...listProps} />
    </Drawer>
  )
}
