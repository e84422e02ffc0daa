import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { addDays } from '#src/platform/days/add-days.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { useCard } from '#src/resource/cards/use-card.ts'
import type { StartPagePart } from '#src/resource/registration/screen-manifest.ts'
import { buildFormAddress, buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { openRoundsCard, overdueEquipmentCard } from '#src/safety/start-page/cards.ts'
import { DeedLine } from '#src/ui/dashboard/deed-line.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'

/** True for a reader who may make rounds and have them signed. */
function useMayGive(): boolean {
  const { user } = useSession()
  return hasAccess(createPermissionHolder(user?.permissions), 'create_ppe_deliveries')
}

/** Equipment that is overdue: leads to these items in the list from which a round is made. */
function GiveOverdueDeed() {
  const text = useText()
  const format = useWholeNumberFormat()
  const due = useOutline('due')
  const mayGive = useMayGive()
  const load = useCard(overdueEquipmentCard)
  if (load.state !== 'ready') return null
  const { people, overdue, never, in_rounds: inRounds } = load.value
  if (overdue + never === 0) return null
  const notes = [
    ...(overdue > 0 ? [text('safety.deeds.overdue', { count: overdue, figure: format(overdue) })] : []),
    ...(never > 0 ? [text('safety.deeds.never', { count: never, figure: format(never) })] : []),
    ...(inRounds > 0 ? [text('safety.deeds.in_rounds', { count: inRounds, figure: format(inRounds) })] : []),
  ]
  return (
    <DeedLine
      icon="shield-check"
      title={text('safety.deeds.give', { count: people, figure: format(people) })}
      note={notes.join(' · ')}
      to={buildListScreenAddress(due, `until=${addDays(readShopDay(), -1)}`)}
      label={text(mayGive ? 'safety.deeds.see_due' : 'safety.deeds.see')}
    />
  )
}

/** The oldest open round: leads to its signatures. Nothing for readers who may not have it signed. */
function SignRoundDeed() {
  const text = useText()
  const language = useLanguage()
  const rounds = useOutline('ppe_rounds')
  const load = useCard(openRoundsCard)
  const maySign = useMayGive()
  const round = load.state === 'ready' ? load.value.rows[0] : undefined
  if (!round || !maySign) return null
  return (
    <DeedLine
      icon="pencil"
      title={text('safety.deeds.sign', { name: round.label })}
      note={formatDate(round.note, language)}
      to={buildFormAddress(rounds, round.id)}
      label={text('safety.deeds.go_on')}
    />
  )
}

export const safetyDeeds: readonly StartPagePart[] = [
  { card: overdueEquipmentCard, Component: GiveOverdueDeed },
  { card: openRoundsCard, Component: SignRoundDeed },
]
