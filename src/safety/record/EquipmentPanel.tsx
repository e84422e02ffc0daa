import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '#src/platform/browser/client.ts'
import { loadScreenTexts, useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { ChangedElsewhereContext } from '#src/resource/screens/form/form-context.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { deliveries } from '#src/safety/deliveries/deliveries.ts'
import { DeliverySection } from '#src/safety/record/DeliverySection.tsx'
import { NeedTiles } from '#src/safety/record/NeedTiles.tsx'
import type { PpeNeed } from '#src/safety/record/ppe-needs.ts'
import { useGiveItem } from '#src/safety/record/use-give-item.ts'
import { buttonClass } from '#src/ui/button/button.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import { employees } from '#src/workforce/record/employees.ts'
import './equipment.css'

const equipmentTextLoaders = {
  es: () => import('virtual:messages/equipment/es'),
  en: () => import('virtual:messages/equipment/en'),
  pt: () => import('virtual:messages/equipment/pt'),
}

/** Lazy loading: loads the panel's own texts and returns the panel. */
export async function loadEquipmentPanelAndTexts(): Promise<typeof EquipmentPanel> {
  await loadScreenTexts(equipmentTextLoaders)
  return EquipmentPanel
}

type EmployeeProps = { entity: Entity }

/** Protective equipment in the record of an employee: what the job title needs, and what was delivered. */
function EquipmentPanel({ entity }: EmployeeProps) {
  const employee = useContext(ChangedElsewhereContext) ?? entity
  return (
    <>
      <NeedSection entity={employee} />
      <DeliverySection employeeId={employee.id} />
    </>
  )
}

function NeedSection({ entity }: EmployeeProps) {
  const text = useText()
  const { create: mayGive } = useOfferedActions(deliveries)
  const { update: mayEdit } = useOfferedActions(employees)
  const giveItem = useGiveItem(entity.id)
  const isActive = entity['active'] === true
  const { state } = useLocation()
  const needs = useQuery({
    // Another job title needs other items.
    queryKey: ['ppe_needs', entity.id, entity.updated_at],
    queryFn: async ({ signal }) => (await call<PpeNeed[]>('GET', `employees/${entity.id}/ppe_needs`, { signal })).body,
  })
  const title = text('safety.needs.title')
  return (
    <section aria-label={title} aria-busy={needs.isPending}>
      <header className="ppe-bar">
        <h2>{title}</h2>
        {mayEdit && (
          <Link className={buttonClass('secondary', 'small')} to="?tab=sizes" state={state} replace preventScrollReset>
            <i className="bi bi-pencil" aria-hidden="true" />
            {text('safety.needs.edit_sizes')}
          </Link>
        )}
      </header>
      {needs.isError && <FailedTable onRetry={() => void needs.refetch()} />}
      {needs.isPending && <FormSkeleton />}
      {needs.data?.length === 0 && (
        <p className="ppe-note">{text(entity['job_title_id'] ? 'safety.needs.none' : 'safety.needs.no_title')}</p>
      )}
      {needs.data && needs.data.length > 0 && (
        <NeedTiles needs={needs.data} onGive={mayGive && isActive ? (need) => void giveItem(need) : undefined} />
      )}
    </section>
  )
}
