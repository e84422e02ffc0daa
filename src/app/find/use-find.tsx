import { type ReactNode, useCallback, useState } from 'react'
import type { FindDialogProps } from '#src/app/find/FindDialog.tsx'
import { useFindKeys } from '#src/ui/keyboard/shortcuts.ts'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

const load = async () => (await import('#src/app/find/FindDialog.tsx')).findDialog()

/** The search for everything, opened by its keys or its button. */
export function useFind(given: Omit<FindDialogProps, 'onClose'> | null): { open: () => void; dialog: ReactNode } {
  const { loadedValue: Dialog, load: come } = useLazyLoad(load)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(async () => {
    setOpen(true)
    if (!(await come())) setOpen(false)
  }, [come])
  useFindKeys(open)
  const close = useCallback(() => setOpen(false), [])
  return { open, dialog: isOpen && Dialog && given ? <Dialog {...given} onClose={close} /> : null }
}
