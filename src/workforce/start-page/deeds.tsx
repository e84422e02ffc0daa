import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCard } from '#src/resource/cards/use-card.ts'
import type { StartPagePart } from '#src/resource/registration/screen-manifest.ts'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { DeedLine } from '#src/ui/dashboard/deed-line.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'
import { buildActiveAndStateFilter, expiringCard } from '#src/workforce/start-page/cards.ts'

/** Trainings that expired, else those that expire soon: leads to these people on the board. */
function TrainDeed() {
  const text = useText()
  const format = useWholeNumberFormat()
  const board = useOutline('certifications')
  const load = useCard(expiringCard)
  const trainings = load.state === 'ready' ? load.value.kinds.find(({ kind }) => kind === 'training') : undefined
  if (!trainings || trainings.expired + trainings.soon === 0) return null
  const state = trainings.expired > 0 ? 'expired' : 'soon'
  const count = trainings[state]
  return (
    <DeedLine
      icon="mortarboard"
      title={text('workforce.deeds.train', { count, figure: format(count) })}
      note={text(`workforce.deeds.${state}`)}
      to={buildListScreenAddress(board, `active=1&state=${state}`)}
      label={text('workforce.deeds.see_board')}
    />
  )
}

const renewedKinds = { medical_check: 'heart-pulse', license: 'car-front' } as const

/** Medical checks or licenses that expired, else those that expire soon: leads to these people in their list. */
function RenewDeed({ renewedKind }: { renewedKind: keyof typeof renewedKinds }) {
  const text = useText()
  const format = useWholeNumberFormat()
  const employees = useOutline('employees')
  const load = useCard(expiringCard)
  const figures = load.state === 'ready' ? load.value.kinds.find(({ kind }) => kind === renewedKind) : undefined
  if (!figures || figures.expired + figures.soon === 0) return null
  const state = figures.expired > 0 ? 'expired' : 'soon'
  const count = figures[state]
  return (
    <DeedLine
      icon={renewedKinds[renewedKind]}
      title={text(`workforce.deeds.renew_${renewedKind}`, { count, figure: format(count) })}
      note={text(`workforce.deeds.renew_${state}`, { count })}
      to={buildListScreenAddress(employees, buildActiveAndStateFilter(renewedKind, state))}
      label={text('workforce.deeds.see_people')}
    />
  )
}

export const workforceDeeds: readonly StartPagePart[] = [
  { card: expiringCard, Component: () => <RenewDeed renewedKind="medical_check" /> },
  { card: expiringCard, Component: TrainDeed },
  { card: expiringCard, Component: () => <RenewDeed renewedKind="license" /> },
]
