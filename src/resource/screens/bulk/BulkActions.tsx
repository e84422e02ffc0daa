import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Action, ActionRoute, Resource } from '#src/resource/declaration.ts'
import { type RowSelector, runBulkAction } from '#src/resource/screens/bulk/bulk-calls.ts'
import { useBulkWrite } from '#src/resource/screens/bulk/use-bulk-write.ts'
import { translateNamesForSentence } from '#src/resource/screens/resource-names.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

type BulkActionsProps = {
  resource: Resource
  /** Returns a request's selection of the chosen rows. */
  readRowSelector: () => Promise<RowSelector>
  onDone: () => void
}

/** Buttons of the record actions that can run on many records, if the reader may run them. */
export function BulkActions({ resource, readRowSelector, onDone }: BulkActionsProps) {
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
        <BulkActionButton key={name} {...buttonProps} />
      ),
    ]
  })
}

type BulkActionButtonProps = BulkActionsProps & { name: string; route: ActionRoute; icon: string }

function BulkActionButton({ resource, name, route, icon, readRowSelector, onDone }: BulkActionButtonProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const queries = useQueryClient()
  const { reportWrite } = useUndo(resource)
  const names = translateNamesForSentence(resource, text)
  const { isRunning, run } = useBulkWrite(async () => {
    const { body, undo } = await runBulkAction(resource, name, route, await readRowSelector())
    const count = body.changed
    const countParams = { count, figure: formatCount(count), name: count === 1 ? names.one : names.many }
    reportWrite(text('resource.bulk.changed', countParams), undo)
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

/** Button of an action with input, which its dialog asks for. */
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
