import { type ChoiceField, choice } from '#src/resource/kinds/choice/choice.ts'
import { detail } from '#src/resource/kinds/kind.ts'

/** The states of a licence or a medical check. */
const expiryStates = {
  valid: 'workforce.expiry_state.valid',
  soon: 'workforce.expiry_state.soon',
  expired: 'workforce.expiry_state.expired',
  missing: 'workforce.expiry_state.missing',
}

const tones = { valid: 'ok', soon: 'warn', expired: 'danger', missing: 'neutral' } as const

/** Declares the state of something that expires. `subject` describes it for `/api/docs`. */
export const defineExpiryStateField = (subject: string): ChoiceField =>
  detail(choice(expiryStates, { tones }), `How ${subject} stands today; \`soon\` within the days of the parameters`)

/** Kinds of things of an employee that expire, with their words. */
export const expiryKinds = {
  license: 'workforce.expiry_kind.license',
  medical_check: 'workforce.expiry_kind.medical_check',
  ppe_delivery: 'workforce.expiry_kind.ppe_delivery',
  training: 'workforce.expiry_kind.training',
  quality: 'workforce.expiry_kind.quality',
}
