import { Invalid, type Refusal } from '#src/platform/errors.ts'
import { joinLabel } from '#src/platform/text/label.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import { type PreparedResource, requirePrepared } from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { lockRows } from '#src/resource/write/lock-rows.server.ts'
import { deleteRowsWithChildren } from '#src/resource/write/rows/delete-rows.server.ts'
import { fieldsOfRefusal, writeOrRefuseOwners } from '#src/resource/write/rows/row-refusals.server.ts'
import { saveRows } from '#src/resource/write/rows/save-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'
import { buildPeopleExpression, deliveryCounts } from '#src/safety/rounds/deliveries-of-round.server.ts'

export const roundsRules: ResourceRules = {
  computedExpressions: ({ reader }) => ({
    ...deliveryCounts,
    people: buildPeopleExpression(reader),
  }),

  choiceConditions: () => ({
    conditions: { status: { open: 't.closed_at is null', closed: 't.closed_at is not null' } },
    constants: {},
  }),

  conflictCodes: ['ALREADY_GIVEN'],

  addLinks(entity, buildUrl) {
    const people = entity['people']
    if (!Array.isArray(people)) return entity
    return {
      ...entity,
      people: people.map((person) => ({ ...person, image_url: person.image_url && buildUrl(person.image_url) })),
    }
  },

  actions: {
    close: {
      undo: null,
      run: ({ tx, actor }, rounds) => tx`
        update ppe_rounds
        set closed_at = now(), closed_by = ${actor.id}, closed_by_name = ${joinLabel([actor.surname, actor.name])}
        where id = any(${rounds.map(({ id }) => id)}::int[])`,
    },
    absent: {
      undo: null,
      // It changes deliveries alone.
      isAlwaysRecorded: true,
      async run(context, rounds, { employee_id: employeeId, absent }, prepared) {
        const openRows = await lockOpenDeliveries(context, prepared, rounds)
        const ownRows = openRows.filter((row) => row['employee_id'] === employeeId)
        if (ownRows.length === 0) throw new Invalid({ employee_id: 'safety.ppe_rounds.nothing_open' })
        await saveDeliveries(context, prepared, { rounds, openRows: ownRows }, () => ({ absent }))
      },
    },
  },

  /** Open deliveries have the date of their round. A signed one stays, and so does a round in which all are signed. */
  async beforeRows(context, changes, prepared) {
    for (const { before, values } of changes) if (before) refuseNewTermsOnceSigned(before, values)
    const rounds = changes.map(({ before }) => before)
    const newDates = new Map(
      changes.flatMap(({ before, values: { date } }) =>
        before && date !== undefined && date !== before['date'] ? [[before.id, date] as const] : [],
      ),
    )
    if (newDates.size > 0) {
      const openRows = await lockOpenDeliveries(
        context,
        prepared,
        [...newDates.keys()].map((id) => ({ id })),
      )
      await saveDeliveries(context, prepared, { rounds, openRows }, (row) => ({
        delivery_date: newDates.get(Number(row['round_id'])),
      }))
    }
    return changes.map(({ values }) => values)
  },

  /** Open deliveries are deleted with their round. */
  async beforeDeletes(context, rounds, prepared) {
    const openRows = await lockOpenDeliveries(context, prepared, rounds)
    await writeOrRefuseOwners(openRows, describeOwners(rounds), () =>
      deleteRowsWithChildren(context, requireDeliveries(prepared), openRows),
    )
  },
}

/** Throws Invalid for another date or way of signing, if nobody has anything left to sign. */
function refuseNewTermsOnceSigned(before: Entity, values: Readonly<Record<string, unknown>>): void {
  const isUnfinished = Number(before['open']) + Number(before['absent']) > 0
  if (isUnfinished || Number(before['signed']) + Number(before['annulled']) === 0) return
  const changedNames = ['date', 'signature'].filter((name) => (values[name] ?? before[name]) !== before[name])
  if (changedNames.length === 0) return
  throw new Invalid(Object.fromEntries(changedNames.map((name) => [name, 'safety.ppe_rounds.all_signed'])))
}

const requireDeliveries = ({ registry }: PreparedResource): PreparedResource =>
  requirePrepared(registry, 'ppe_deliveries')

async function lockOpenDeliveries(
  context: WriteContext,
  prepared: PreparedResource,
  rounds: readonly { id: number }[],
): Promise<Entity[]> {
  const rows = await lockRows(context, requireDeliveries(prepared), {
    column: 'round_id',
    ids: rounds.map(({ id }) => id),
    lock: 'for update of t',
  })
  return rows.filter((row) => row['signed_at'] === null)
}

type RoundsWithDeliveries = { rounds: readonly (Entity | null)[]; openRows: readonly Entity[] }

/** Saves open deliveries of rounds. If one is refused, its round is: with Conflict if a person gets an item twice. */
const saveDeliveries = (
  context: WriteContext,
  prepared: PreparedResource,
  { rounds, openRows }: RoundsWithDeliveries,
  buildValues: (row: Entity) => CheckedValues,
): Promise<void> => {
  const deliveries = requireDeliveries(prepared)
  const describe = (refusal: Refusal, row: Entity) =>
    'next_delivery_date' in fieldsOfRefusal(refusal)
      ? new Invalid({
          date: { key: 'safety.ppe_rounds.next_before', params: { delivery: labelOf(deliveries.resource, row) } },
        })
      : refusal
  return writeOrRefuseOwners(openRows, { ...describeOwners(rounds), describe }, () =>
    saveRows(
      context,
      deliveries,
      openRows.map((row) => ({ before: row, values: buildValues(row) })),
    ),
  )
}

const describeOwners = (rounds: readonly (Entity | null)[]) => ({
  findOwnerIndex: (row: Entity) => rounds.findIndex((round) => round?.id === row['round_id']),
  ownerCount: rounds.length,
})
