import type { DeliveryOfRound, Round } from '#src/safety/rounds/round-answer.ts'

/** What a person of a round still has to be given. */
type MissingOfPerson = {
  id: number
  name: string
  unsigned: readonly DeliveryOfRound[]
  /** Annulled ones whose item the person was not given since. */
  annulled: readonly DeliveryOfRound[]
}

/** The deliveries of a round that nobody signed, or that are to be given again, by person. */
export const listMissing = ({ people }: Pick<Round, 'people'>): MissingOfPerson[] =>
  people.flatMap(({ employee_id: id, name, deliveries }) => {
    const unsigned = deliveries.filter(({ status }) => status === 'open')
    const annulled = deliveries.filter((delivery) => delivery.give_again)
    return unsigned.length + annulled.length > 0 ? [{ id, name, unsigned, annulled }] : []
  })

/** Counts the deliveries that nobody signed, their people, and the annulled ones that were not given again. */
export function countMissing(round: Pick<Round, 'people'>) {
  const people = listMissing(round)
  const count = (lists: readonly (readonly DeliveryOfRound[])[]) => lists.reduce((sum, { length }) => sum + length, 0)
  return {
    unsigned: count(people.map(({ unsigned }) => unsigned)),
    people: people.filter(({ unsigned }) => unsigned.length > 0).length,
    annulled: count(people.map(({ annulled }) => annulled)),
  }
}

/** A delivery as the next round takes it: one that stayed open moves, the item of an annulled one is given anew. */
type NextDelivery = { id: number } | { employee_id: number; ppe_id: number; quantity: number }

/** The deliveries of the next round. Size, brand and model of what is given anew are those of today. */
export const buildNextDeliveries = (round: Pick<Round, 'people'>): NextDelivery[] =>
  listMissing(round).flatMap(({ id: employeeId, unsigned, annulled }) => [
    ...unsigned.map(({ id }) => ({ id })),
    ...annulled.map(({ ppe_id, quantity }) => ({ employee_id: employeeId, ppe_id, quantity })),
  ])
