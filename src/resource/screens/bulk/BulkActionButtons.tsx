import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Action, ActionRoute, Resource } from '#src/resource/declaration.ts'
import { countSelectedRows, type RowSelector, runBulkAction } from '#src/resource/screens/bulk/bulk-calls.ts'
import { useBulkWriteOrRefetch } from '#src/resource/screens/bulk/use-bulk-write-or-refetch.ts'
import { translateNamesForSentence } from '#src/resource/screens/resource-names.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

type BulkActionsProps = {
  resource: Resource
  /** Returns the chosen rows as a bulk request sends them. */
  readRowSelector: () => Promise<RowSelector>
  onDone: () => void
}

/** Buttons of the resource's actions that can run on many records, if the reader may run them. */
export function BulkActionButtons({ resource, readRowSelector, onDone }: BulkActionsProps) {
  const { user } = useSession()
  const actor = createPermissionHolder(user?.permissions)
  return Object.entries(resource.actions).flatMap(([name, action]) => {
    const { access, bulk, input } = action
    if (!bulk || access === 'never' || !hasAccess(actor, access)) return []
    const buttonProps = { resource, name, readRowSelector, onDone, ...bulk }
    return [
      input ? (
        <BulkDialogButton key={name} {...buttonProps} action={action} />
      ) : (
        <ImmediateBulkActionButton key={name} {...buttonProps} />
      ),
    ]
  })
}

type BulkActionButtonProps = BulkActionsProps & { name: string; route: ActionRoute; icon: string }

function ImmediateBulkActionButton({ resource, name, route, icon, readRowSelector, onDone }: BulkActionButtonProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const queries = useQueryClient()
  const { reportWrite } = useUndo(resource)
  const names = translateNamesForSentence(resource, text)
  const { isRunning, run } = useBulkWriteOrRefetch(async () => {
    const rowSelector = await readRowSelector()
    const { body, undo } = await runBulkAction(resource, name, route, rowSelector)
    const count = body.changed
    const countParams = { count, figure: formatCount(count), name: count === 1 ? names.one : names.many }
    const sameCount = countSelectedRows(rowSelector) - count
    const sameText =
      sameCount > 0 ? text('resource.bulk.same', { count: sameCount, figure: formatCount(sameCount) }) : ''
    reportWrite(`${text('resource.bulk.changed', countParams)} ${sameText}`.trim(), undo)
    onDone()
    await queries.invalidateQueries()
  })
  const title = text(`${resource.name}.actions.${name}`)
  return (
    <Button size="small" icon={icon} title={title} disabled={isRunning} onClick={run}>
      {title}
    </Button>
  )
}

/** Lazy loading: a dialog needs the inputs of forms, which a list does not load. */
const loadBulkActionDialog = async () =>
  (await import('#src/resource/screens/action/BulkActionDialog.tsx')).BulkActionDialog

/** Button that opens the dialog of an action with input. */
function BulkDialogButton(props: BulkActionButtonProps & { action: Action }) {
  const { resource, name, action, route, icon, readRowSelector, onDone } = props
  const text = useText()
  const [rowSelector, setRowSelector] = useState<RowSelector | null>(null)
  const { loadedValue: BulkActionDialog, load } = useLazyLoad(loadBulkActionDialog)
  const openDialog = async () => {
    if (await load()) setRowSelector(await readRowSelector())
  }
  const title = text(`${resource.name}.actions.${name}`)
  return (
    <>
      <Button size="small" icon={icon} title={title} onClick={() => void openDialog()}>
        {title}
      </Button>
      {BulkActionDialog && rowSelector && (
        <BulkActionDialog
          {...{ resource, name, action, route, rowSelector }}
          onClose={() => setRowSelector(null)}
          onDone={onDone}
        />
      )}
    </>
  )
}
