import { defineCard } from '#src/resource/cards/card.ts'
import type { expiryKinds } from '#src/workforce/expiry/expiry-states.ts'

/**
 * A month's figures. Headcount and terminations are null for users who may not see terminations, because the headcounts
 * of past months would reveal them.
 */
export type MonthFigures = {
  /** The month's first day. */
  month: string
  /** People employed on the month's last day. Of the current month: people employed today. */
  headcount: number | null
  admissions: number
  terminations: number | null
}

export type HeadcountFigures = {
  /** People employed today. */
  total: number
  /** The last twelve months, the current one last. */
  months: readonly MonthFigures[]
  /** People employed today in the largest sectors. `id` is null for those without a sector. */
  sectors: readonly { id: number | null; name: string | null; headcount: number }[]
  /** The other sectors together. */
  others: { sectors: number; headcount: number }
}

/** The kinds by whose state the list of employees is filtered. */
export type ExpiryKind = Exclude<keyof typeof expiryKinds, 'ppe_delivery'>

/** Numbers of employees, counted up to 10,000. */
export type ExpiringFigures = { kinds: readonly { kind: ExpiryKind; soon: number; expired: number }[] }

/** For each kind, the filter by its state in the list of employees. */
const stateFilters: Readonly<Record<ExpiryKind, string>> = {
  license: 'license_state',
  medical_check: 'medical_check_state',
  training: 'training_state',
  quality: 'quality_state',
}

export const countedKinds = Object.keys(stateFilters) as ExpiryKind[]

/** The query of the list whose rows a card counts: active employees with this state. */
export const buildActiveAndStateFilter = (kind: ExpiryKind, state: 'soon' | 'expired'): string =>
  `active=1&${stateFilters[kind]}=${state}`

export const headcountCard = defineCard<HeadcountFigures>('headcount', 'see_employees')
export const expiringCard = defineCard<ExpiringFigures>('expiring', 'see_employees')
