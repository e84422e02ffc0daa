import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { HistoryDrawer } from '#src/resource/screens/history/HistoryDrawer.tsx'
import { Button } from '#src/ui/button/button.tsx'

type HistoryButtonProps = {
  resource: Resource
  id: string
  row: Entity | undefined
  name: string
  onRestored: () => void
}

/** Button beside a form's title that opens the record's history. */
export function HistoryButton({ resource, id, row, name, onRestored }: HistoryButtonProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" icon="clock-history" onClick={() => setOpen(true)}>
        {text('resource.history.title')}
      </Button>
      {isOpen && <HistoryDrawer {...{ resource, id, row, name, onRestored }} onClose={() => setOpen(false)} />}
    </>
  )
}
