import { BackupsCard } from '#src/operations/screen/BackupsCard.tsx'
import { ErrorsCard } from '#src/operations/screen/ErrorsCard.tsx'
import { JobsCard } from '#src/operations/screen/JobsCard.tsx'
import { OperationsFigures } from '#src/operations/screen/OperationsFigures.tsx'
import { InstancesCard, LinksCard, RoomCard } from '#src/operations/screen/SideCards.tsx'
import {
  useBackups,
  useMayManageBackups,
  useOperations,
  useStartBackup,
} from '#src/operations/screen/use-operations.ts'
import { listThingsToLookAt } from '#src/operations/state/look-at.ts'
import type { OperationsState } from '#src/operations/state/operations-state.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useNow } from '#src/ui/figures/use-now.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import '#src/ui/dashboard/dashboard.css'
import '#src/ui/frame/layout/page-columns.css'
import './operations.css'

/** Page of operations: how the program runs, its backups, and what is to be looked at. */
export function OperationsPage() {
  const text = useText()
  const operations = useOperations()
  const backups = useBackups()
  const { start, isStarting } = useStartBackup()
  const mayManage = useMayManageBackups()
  const refresh = () => void Promise.all([operations.refetch(), backups.list.refetch()])
  const state = operations.data
  return (
    <Page
      title={text('pages.operations.list')}
      note={<span role="status">{state ? <ThingsToLookAt {...{ state }} /> : '\u00a0'}</span>}
      actions={
        <>
          <Button variant="secondary" icon="arrow-clockwise" title={text('operations.page.refresh')} onClick={refresh}>
            {text('operations.page.refresh')}
          </Button>
          {mayManage && (
            <Button
              icon="file-zip"
              title={text('operations.copies.make')}
              disabled={isStarting || backups.pendingBackup !== undefined}
              onClick={start}
            >
              {text('operations.copies.make')}
            </Button>
          )}
        </>
      }
    >
      {state ? (
        <div className="operations stack">
          <OperationsFigures {...{ state }} />
          <div className="page-columns">
            <div className="stack">
              <BackupsCard plan={state.backups} {...{ backups, mayManage }} />
              <JobsCard {...{ state }} />
              <ErrorsCard {...{ state }} />
            </div>
            <div className="stack">
              <InstancesCard {...{ state }} />
              <RoomCard {...{ state }} />
              <LinksCard {...{ state }} />
            </div>
          </div>
        </div>
      ) : operations.isError ? (
        <EmptyState outline="broken" title={text('operations.page.failed')} isAlert>
          <Button variant="secondary" icon="arrow-clockwise" onClick={refresh}>
            {text('ui.retry')}
          </Button>
        </EmptyState>
      ) : (
        <FormSkeleton />
      )}
    </Page>
  )
}

/** 'Todo anda.', or 'Para mirar: la última copia de seguridad falló y un trabajo falla.' */
function ThingsToLookAt({ state }: { state: OperationsState }) {
  const text = useText()
  const language = useLanguage()
  const things = listThingsToLookAt(state, useNow()).map((thing) => text(thing))
  if (things.length === 0) return text('operations.look.nothing')
  return text('operations.look.at', { things: new Intl.ListFormat(language).format(things) })
}
