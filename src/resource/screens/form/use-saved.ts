import { useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { listAddress } from '#src/resource/screen-addresses.ts'
import { DialogContext } from '#src/resource/screens/form/form-context.ts'
import { noteRecord } from '#src/resource/screens/list/left-record.ts'
import { nameInSentence } from '#src/resource/screens/resource-words.ts'
import { useMay } from '#src/resource/screens/use-may.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

/** How a form goes on after saving: `stays` in an emptied one for the next record. */
type Onward = { leaveFreely: () => void; stays: boolean }

/**
 * After saving: toast, then back to the list, or to the form that lacked the record; false where the reader stays in
 * the form, or may not see the list.
 */
export function useSaved(resource: Resource) {
  const text = useText()
  const navigate = useNavigate()
  const { state } = useLocation()
  const queries = useQueryClient()
  const may = useMay(resource)
  const dialog = useContext(DialogContext)
  return async (saved: Entity, mode: 'create' | 'update', onward: Onward): Promise<boolean> => {
    toast.withdraw()
    toast.success(text(resource.notices?.saved ?? 'resource.screens.saved', { name: nameInSentence(resource, saved) }))
    // Other lists join this record's name.
    void queries.invalidateQueries()
    if (dialog) {
      onward.leaveFreely()
      dialog.onSaved(saved)
      return true
    }
    if (!may.list || onward.stays) return false
    onward.leaveFreely()
    // The list with its former query, in the form's place: Back does not reopen the form.
    const to = { pathname: listAddress(resource), search: String(state?.search ?? '') }
    if (mode === 'create') noteRecord(resource.name, 'new')
    await navigate(to, { replace: true })
    return true
  }
}
