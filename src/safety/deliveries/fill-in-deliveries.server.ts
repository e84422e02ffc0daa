import type { Tx } from '#src/platform/database/sql.server.ts'
import { addMonths } from '#src/platform/days/add-months.ts'
import { Invalid } from '#src/platform/errors.ts'
import type { Change, CheckedValues } from '#src/resource/registration/rules.server.ts'
import { type EmployerAndPersonCopy, lockEmployeesAndReadCopies } from '#src/safety/deliveries/copies.server.ts'
import { type Delivery, type GivenFacts, readGivenFacts } from '#src/safety/deliveries/given-facts.server.ts'

/**
 * A delivery with everything that it leaves out. `lacksSize` is true if the item has sizes and no size of this person
 * is known; `isAlreadyGiven`, if the person already gets the item on that day.
 */
export type FilledDelivery = { columns: CheckedValues; lacksSize: boolean; isAlreadyGiven: boolean }

/**
 * Locks the people of these deliveries and reads what they are filled in from, in two statements. `fillIn` takes the
 * changes one by one, in order, and throws Invalid for a delivery that cannot be written.
 */
export async function createDeliveryFiller(
  tx: Tx,
  changes: readonly Change[],
): Promise<{ fillIn(change: Change): FilledDelivery }> {
  const copies = await lockEmployeesAndReadCopies(tx, changes.map(readEmployeeId))
  const facts = await readGivenFacts(tx, changes.map(buildDelivery))
  const sameDay = facts.sameDay()
  return {
    fillIn(change) {
      const columns = fillInColumns(change, { copies, facts })
      const delivery = { ...change.before, ...columns }
      return {
        columns,
        lacksSize: !delivery['size'] && facts.findItem(delivery)?.has_sizes === true,
        isAlreadyGiven: sameDay.isAlreadyGiven(delivery, change.before),
      }
    },
  }
}

const readEmployeeId = (change: Change): number => Number(buildDelivery(change)['employee_id'])

type Sources = { copies: ReadonlyMap<number, EmployerAndPersonCopy>; facts: GivenFacts }

/** The values of a delivery after the change. */
const buildDelivery = ({ values, before }: Change): Delivery => ({ ...before, ...values })

/** The columns of a new delivery, or of a changed one with names and employer copied anew. */
function fillInColumns(change: Change, { copies, facts }: Sources): CheckedValues {
  const { values, before } = change
  const delivery = buildDelivery(change)
  const copy = copies.get(Number(delivery['employee_id']))
  if (!copy) throw new Invalid({ employee_id: 'resource.fields.ref' })
  const item = facts.findItem(delivery)
  if (!item) throw new Invalid({ ppe_id: 'resource.fields.ref' })
  const day = String(delivery['delivery_date'])
  const columns: CheckedValues = { ...values, ...copy, ppe_name: item.name, delivery_date: day }
  if (isMovedToAnotherRound(change)) columns.absent = false
  if (needsProposedNextDelivery(change, day, item.useful_life_months))
    columns.next_delivery_date = addMonths(day, item.useful_life_months)
  if (before === null)
    fillInProposals(columns, {
      size: facts.findSize(delivery),
      brand: item.brand,
      model: item.model,
      certification: item.certification,
      quantity: 1,
    })
  if (columns.quantity === null) columns.quantity = 1
  return requireNextNotBefore(columns, { ...delivery, ...columns })
}

/** An absent value is proposed; an explicit null stays. */
function fillInProposals(columns: CheckedValues, proposals: CheckedValues): void {
  for (const [name, proposal] of Object.entries(proposals)) if (columns[name] === undefined) columns[name] = proposal
}

/**
 * True for a new delivery that leaves out the next date, and for one whose day changes while its next date is still the
 * proposed one. A typed date and an explicit null stay.
 */
function needsProposedNextDelivery({ values, before }: Change, day: string, lifeMonths: number | null): boolean {
  const { next_delivery_date: next } = values
  if (before === null) return next === undefined
  const [formerDay, formerNext] = [String(before['delivery_date']), before['next_delivery_date']]
  if (next !== undefined && next !== formerNext) return false
  return day !== formerDay && formerNext === addMonths(formerDay, lifeMonths)
}

const isMovedToAnotherRound = ({ values, before }: Change): boolean =>
  before !== null && values.round_id !== undefined && values.round_id !== before['round_id']

function requireNextNotBefore(columns: CheckedValues, { delivery_date: day, next_delivery_date: next }: CheckedValues) {
  if (typeof next === 'string' && next < String(day))
    throw new Invalid({ next_delivery_date: 'safety.ppe_deliveries.next_before' })
  return columns
}
