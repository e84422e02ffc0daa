/** The currency before an amount, with the space between them. */
const leadingUnit = /^[^\d\s-]+\s(?=-?\d)/u
const zeroCents = /(?<=\d)[.,]00$/

/**
 * Shortens two amounts of one currency: 'USD 1.249,00' and 'USD 1.199,00' become 'USD 1.249' and '1.199'. Cents stay
 * unless both are zero. Other values are returned unchanged.
 */
export function shortenAmounts(before: string, after: string): [before: string, after: string] {
  const [unit] = leadingUnit.exec(after) ?? []
  if (unit === undefined || !before.startsWith(unit)) return [before, after]
  const amounts: [string, string] = [before, after.slice(unit.length)]
  if (!amounts.every((amount) => zeroCents.test(amount))) return amounts
  return [before.replace(zeroCents, ''), amounts[1].replace(zeroCents, '')]
}
