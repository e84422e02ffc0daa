import { useQueryClient } from '@tanstack/react-query'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { ActionRoute, Resource } from '#src/resource/declaration.ts'
import { type RowSelector, runBulkAction } from '#src/resource/screens/bulk/bulk-calls.ts'
import { useBulkWrite } from '#src/resource/screens/bulk/use-bulk-write.ts'
import { translateNames } from '#src/resource/screens/resource-names.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type BulkActionsProps = {
  resource: Resource
  /** Returns a request's selection of the chosen rows. */
  readRowSelector: () => Promise<RowSelector>
  onDone: () => void
}

/** Buttons of the record actions that need no input and can run on many records, if the reader may run them. */
export function BulkActions({ resource, readRowSelector, onDone }: BulkActionsProps) {
  const { user } = useSession()
  const actor = createPermissionHolder(user?.permissions)
  return Object.entries(resource.actions).flatMap(([name, { access, bulk, input }]) =>
    bulk && !input && access !== 'never' && hasAccess(actor, access)
      ? [<BulkActionButton key={name} {...{ resource, name, readRowSelector, onDone }} {...bulk} />]
      : [],
  )
}

type BulkActionButtonProps = BulkActionsProps & { name: string; route: ActionRoute; icon: string }

function BulkActionButton({ resource, name, route, icon, readRowSelector, onDone }: BulkActionButtonProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const queries = useQueryClient()
  const { reportWrite } = useUndo(resource)
  const names = translateNames(resource, text)
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
