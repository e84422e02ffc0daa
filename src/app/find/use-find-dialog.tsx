import { type ReactNode, useCallback, useState } from 'react'
import type { FindDialogProps } from '#src/app/find/FindDialog.tsx'
import { useFindShortcuts } from '#src/ui/keyboard/shortcuts.ts'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

const loadDialog = async () => (await import('#src/app/find/FindDialog.tsx')).loadFindDialogWithTexts()

/**
 * The command palette. It opens by a keyboard shortcut, or by a button that calls `open`, and loads when it is opened
 * for the first time.
 */
export function useFindDialogWithShortcuts(dialogProps: Omit<FindDialogProps, 'onClose'> | null): {
  open: () => void
  dialog: ReactNode
} {
  const { loadedValue: Dialog, load } = useLazyLoad(loadDialog)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(async () => {
    setOpen(true)
    if (!(await load())) setOpen(false)
  }, [load])
  useFindShortcuts(open)
  const close = useCallback(() => setOpen(false), [])
  return { open, dialog: isOpen && Dialog && dialogProps ? <Dialog {...dialogProps} onClose={close} /> : null }
}
