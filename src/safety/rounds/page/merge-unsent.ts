import type { WaitingWrite } from '#src/platform/browser/waiting-writes/user-database.ts'
import type { DeliveryOfRound, PersonOfRound, Round } from '#src/safety/rounds/round-answer.ts'
import type { Strokes } from '#src/safety/signing/strokes.ts'

/**
 * Where a delivery stands on this device: `unsent` is signed here and not yet answered, `refused` was signed here and
 * not taken.
 */
export type StandingOfDelivery = 'open' | 'unsent' | 'refused' | 'signed' | 'annulled' | 'absent'

export type ShownDelivery = DeliveryOfRound & {
  standing: StandingOfDelivery
  /** The signature's strokes, while this device has them. */
  strokes: Strokes | null
  /** The refused write of the signature. */
  refusedWrite: WaitingWrite | null
}

export type ShownPerson = Omit<PersonOfRound, 'deliveries'> & {
  deliveries: readonly ShownDelivery[]
  /** How many deliveries count: an annulled one is neither signed nor open. */
  countedCount: number
  openCount: number
  isAbsent: boolean
}

/** The write that marks a person of a round absent, or present again. */
export const buildAbsence = (roundId: number, employeeId: number, isAbsent: boolean) => ({
  path: `ppe_rounds/${roundId}/absent`,
  body: { employee_id: employeeId, absent: isAbsent },
})

export const isAbsence = ({ path }: Pick<WaitingWrite, 'path'>): boolean => path.endsWith('/absent')

export const nameRoundRecord = (roundId: number): string => `ppe_rounds/${roundId}`

/** The round's people as this device shows them: what the server answered, with what waits here laid over it. */
export function mergeUnsent(
  round: Round,
  writes: readonly WaitingWrite[],
  drawnStrokes: ReadonlyMap<number, Strokes>,
): ShownPerson[] {
  const writesOfRound = writes.filter(({ about }) => about === nameRoundRecord(round.id))
  return round.people.map((person) => {
    const absence = writesOfRound.findLast(
      (write) => isAbsence(write) && !write.refusal && write.body['employee_id'] === person.employee_id,
    )
    const deliveries = person.deliveries.map((delivery) => {
      const write = writesOfRound.findLast(({ body }) => isAbout(body, delivery.id))
      const isAbsent = absence ? absence.body['absent'] === true : delivery.absent
      return {
        ...delivery,
        standing: findStanding(delivery, write, isAbsent),
        strokes: (write?.body['strokes'] as Strokes | undefined) ?? drawnStrokes.get(delivery.id) ?? null,
        refusedWrite: write?.refusal ? write : null,
      }
    })
    return {
      ...person,
      deliveries,
      countedCount: deliveries.filter(isCounted).length,
      openCount: deliveries.filter(isUnsigned).length,
      isAbsent: deliveries.some(({ standing }) => standing === 'absent'),
    }
  })
}

const isCounted = ({ status }: ShownDelivery): boolean => status !== 'annulled'

/** True for a delivery that may still be signed. A refused one may have been signed elsewhere meanwhile. */
const isUnsigned = ({ standing, status }: ShownDelivery): boolean =>
  standing === 'open' || (standing === 'refused' && status === 'open')

const isAbout = (body: WaitingWrite['body'], deliveryId: number): boolean =>
  Array.isArray(body['ids']) && body['ids'].includes(deliveryId)

function findStanding(
  { status }: DeliveryOfRound,
  write: WaitingWrite | undefined,
  isAbsent: boolean,
): StandingOfDelivery {
  if (write?.refusal) return 'refused'
  if (status !== 'open') return status
  if (write) return 'unsent'
  return isAbsent ? 'absent' : 'open'
}

/** How far the round is, over all people of whom something counts. */
export type RoundProgress = { rows: number; signed: number; unsent: number; people: number; finishedPeople: number }

export function measureProgress(people: readonly ShownPerson[]): RoundProgress {
  const countedPeople = people.filter(({ countedCount }) => countedCount > 0)
  const deliveries = countedPeople.flatMap((person) => person.deliveries).filter(isCounted)
  return {
    rows: deliveries.length,
    signed: deliveries.filter(({ status }) => status === 'signed').length,
    unsent: deliveries.filter(({ standing }) => standing === 'unsent').length,
    people: countedPeople.length,
    finishedPeople: countedPeople.filter(({ openCount, isAbsent }) => openCount === 0 && !isAbsent).length,
  }
}

/** The person to sign next: the first after `personId` who has something open, then from the beginning. */
export function findNextPerson(people: readonly ShownPerson[], personId: number | null): ShownPerson | undefined {
  const index = people.findIndex(({ employee_id: id }) => id === personId)
  return [...people.slice(index + 1), ...people.slice(0, index + 1)].find(({ openCount }) => openCount > 0)
}

/** Lays the server's answer to a write over a round: the deliveries that it names, or all people. */
export function applyAnswer(round: Round, answer: unknown): Round {
  if (typeof answer !== 'object' || answer === null) return round
  if ('people' in answer && Array.isArray(answer.people)) return { ...round, ...(answer as Round) }
  if (!('deliveries' in answer) || !Array.isArray(answer.deliveries)) return round
  const answered = new Map((answer.deliveries as DeliveryOfRound[]).map((delivery) => [delivery.id, delivery]))
  const takeAnswered = (delivery: DeliveryOfRound): DeliveryOfRound => {
    const newer = answered.get(delivery.id)
    if (!newer) return delivery
    const { status, absent, signature, signed_at, updated_at } = newer
    return { ...delivery, status, absent, signature, signed_at, updated_at }
  }
  return {
    ...round,
    people: round.people.map((person) => ({ ...person, deliveries: person.deliveries.map(takeAnswered) })),
  }
}
