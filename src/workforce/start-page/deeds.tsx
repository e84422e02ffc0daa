import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCard } from '#src/resource/cards/use-card.ts'
import type { StartPagePart } from '#src/resource/registration/screen-manifest.ts'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { DeedLine } from '#src/ui/dashboard/deed-line.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'
import { expiringCard } from '#src/workforce/start-page/cards.ts'

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

export const workforceDeeds: readonly StartPagePart[] = [{ card: expiringCard, Component: TrainDeed }]
