import type { RowRule } from '#src/resource/declaration.ts'

/** A closed round changes no more. A round with a signed delivery is not deleted. */
export const findRoundRefusal: RowRule = ({ status, signed, annulled }, verb) => {
  if (verb === 'delete') return Number(signed) + Number(annulled) > 0 ? 'safety.ppe_rounds.has_signed' : null
  return status === 'closed' ? 'safety.ppe_rounds.closed_already' : null
}
