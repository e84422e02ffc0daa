import type { Round } from '#src/safety/rounds/round-answer.ts'

/** The deliveries of a round that nobody signed, by person. */
export const listUnsigned = ({ people }: Pick<Round, 'people'>) =>
  people.flatMap(({ employee_id: id, name, deliveries }) => {
    const unsignedIds = deliveries.flatMap((delivery) => (delivery.status === 'open' ? [delivery.id] : []))
    return unsignedIds.length > 0 ? [{ id, name, unsignedIds }] : []
  })

export const listUnsignedIds = (round: Pick<Round, 'people'>) =>
  listUnsigned(round).flatMap(({ unsignedIds }) => unsignedIds)
