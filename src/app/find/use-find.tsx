import { type ReactNode, useCallback, useState } from 'react'
import type { FindDialogProps } from '#src/app/find/FindDialog.tsx'
import { textNow } from '#src/platform/i18n/i18n.tsx'
import { useFindKeys } from '#src/ui/slash.ts'
import { withToast } from '#src/ui/toasts-later.ts'

type Dialog = Awaited<ReturnType<typeof import('#src/app/find/FindDialog.tsx').findDialog>>

/** Lazy loading: the search for everything comes when it is first opened, by its keys or its button. */
export function useFind(given: Omit<FindDialogProps, 'onClose'> | null): { open: () => void; dialog: ReactNode } {
  const [loaded, setLoaded] = useState<{ Dialog: Dialog } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    setOpen(true)
    import('#src/app/find/FindDialog.tsx')
      .then(({ findDialog }) => findDialog())
      .then((Dialog) => setLoaded({ Dialog }))
      .catch(() => {
        setOpen(false)
        void withToast((toast) => toast.error(textNow('ui.failures.offline')))
      })
  }, [])
  useFindKeys(open)
  const close = useCallback(() => setOpen(false), [])
  return { open, dialog: isOpen && loaded && given ? <loaded.Dialog {...given} onClose={close} /> : null }
}
