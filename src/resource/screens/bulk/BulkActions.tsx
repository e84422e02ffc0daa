import { useQueryClient } from '@tanstack/react-query'
import { holderOf, holds } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { ActionRoute, Resource } from '#src/resource/declaration.ts'
import { actOnMany, type Meant } from '#src/resource/screens/bulk/bulk-calls.ts'
import { useBulk } from '#src/resource/screens/bulk/use-bulk.ts'
import { wordsOf } from '#src/resource/screens/resource-words.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type BulkActionsProps = {
  resource: Resource
  /** Which rows are chosen. */
  readMeant: () => Promise<Meant>
  onDone: () => void
}

/** Buttons of the actions that take no input and can be done to many records, for who may take them. */
export function BulkActions({ resource, readMeant, onDone }: BulkActionsProps) {
  const { user } = useSession()
  const actor = holderOf(user?.permissions)
  return Object.entries(resource.actions).flatMap(([name, { access, many, input }]) =>
    many && !input && access !== 'never' && holds(actor, access)
      ? [<BulkActionButton key={name} {...{ resource, name, readMeant, onDone }} {...many} />]
      : [],
  )
}

type BulkActionButtonProps = BulkActionsProps & { name: string; route: ActionRoute; icon: string }

function BulkActionButton({ resource, name, route, icon, readMeant, onDone }: BulkActionButtonProps) {
  const text = useText()
  const figure = useCountFormat()
  const queries = useQueryClient()
  const { tell } = useUndo(resource)
  const words = wordsOf(resource, text)
  const { isRunning, run } = useBulk(async () => {
    const { body, undo } = await actOnMany(resource, name, route, await readMeant())
    const count = body.changed
    const counted = { count, figure: figure(count), name: count === 1 ? words.one : words.many }
    tell(text('resource.bulk.changed', counted), undo)
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
