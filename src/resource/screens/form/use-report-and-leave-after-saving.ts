import { useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { buildFormAddress, buildListScreenAddress, deriveRecordScreenAccess } from '#src/resource/screen-addresses.ts'
import { DialogContext } from '#src/resource/screens/form/form-context.ts'
import { storeReturnTarget } from '#src/resource/screens/list/return-target.ts'
import { OutlinesContext } from '#src/resource/screens/outlines-context.ts'
import { formatLabelWithoutFinalPoint } from '#src/resource/screens/resource-names.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { type ToastAction, toast } from '#src/ui/toast/toasts.tsx'

/**
 * `leaveFreely` lifts the question about unsaved changes. `stays` is true if the reader stays, to type the next record.
 */
type AfterSaving = { leaveFreely: () => void; stays: boolean }

/** The query of the list after saving, from the query that the list had before. */
export type BuildListQuery = (savedEntity: Entity, formerQuery: string) => string

const keepQuery: BuildListQuery = (_, formerQuery) => formerQuery

/**
 * Returns a function to call after saving. It shows a toast, fetches all queries again, then goes to the list or, from
 * a dialog, to the form below, or where the location's state says: `goesBack` to the screen whose link opened the form,
 * `leadsTo` to an address, which replaces the form. It resolves to false if the reader stays in the form or may not see
 * the list.
 */
export function useReportAndLeaveAfterSaving(resource: Resource, buildListQuery: BuildListQuery = keepQuery) {
  const text = useText()
  const navigate = useNavigate()
  const { state } = useLocation()
  const queries = useQueryClient()
  const may = useOfferedActions(resource)
  const dialog = useContext(DialogContext)
  const nextStep = useNextStep(resource)
  return async (savedEntity: Entity, mode: 'create' | 'update', afterSaving: AfterSaving): Promise<boolean> => {
    toast.withdraw()
    toast.success(
      text(resource.notices?.saved ?? 'resource.screens.saved', {
        name: formatLabelWithoutFinalPoint(resource, savedEntity),
      }),
      mode === 'create' && !dialog ? nextStep(savedEntity) : undefined,
    )
    // Other lists show this record's name in joined columns.
    void queries.invalidateQueries()
    if (dialog) {
      afterSaving.leaveFreely()
      dialog.onSaved(savedEntity)
      return true
    }
    if (afterSaving.stays) return false
    if (state?.goesBack) {
      afterSaving.leaveFreely()
      await navigate(-1)
      return true
    }
    if (state?.leadsTo) {
      afterSaving.leaveFreely()
      await navigate(String(state.leadsTo), { replace: true })
      return true
    }
    if (!may.list) return false
    afterSaving.leaveFreely()
    // The list, with its former query, replaces the form in the browser's history: Back does not reopen the form.
    const search = buildListQuery(savedEntity, String(state?.search ?? ''))
    const listLocation = { pathname: buildListScreenAddress(resource), search }
    if (mode === 'create') storeReturnTarget(resource.name, 'new')
    await navigate(listLocation, { replace: true })
    return true
  }
}

/** Returns a function for the toast's button that leads from a created record to what usually follows. */
function useNextStep({ nextStep }: Resource): (entity: Entity) => ToastAction | undefined {
  const text = useText()
  const navigate = useNavigate()
  const { user } = useSession()
  const outline = useContext(OutlinesContext).get(nextStep?.resource ?? '')
  const mayOpen =
    outline && hasAccess(createPermissionHolder(user?.permissions ?? []), deriveRecordScreenAccess(outline))
  return ({ id }) =>
    nextStep && mayOpen
      ? {
          label: text(nextStep.label),
          icon: nextStep.icon,
          act: () => void navigate(buildFormAddress(outline, id)),
        }
      : undefined
}
