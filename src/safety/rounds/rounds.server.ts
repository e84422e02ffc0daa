import { Conflict, Invalid } from '#src/platform/errors.ts'
import { joinLabel } from '#src/platform/text/label.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { type PreparedResource, requirePrepared } from '#src/resource/registration/prepared.server.ts'
import type { ResourceRules } from '#src/resource/registration/rules.server.ts'
import { lockRows } from '#src/resource/write/lock-rows.server.ts'
import { deleteRowsWithChildren } from '#src/resource/write/rows/delete-rows.server.ts'
import { RowsRefused } from '#src/resource/write/rows/row-refusals.server.ts'
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
      async run(context, rounds, { employee_id: employeeId, absent }, prepared) {
        const openRows = await lockOpenDeliveries(context, prepared, rounds)
        const rows = openRows.filter((row) => row['employee_id'] === employeeId)
        if (rows.length === 0) throw new Invalid({ employee_id: 'safety.ppe_rounds.nothing_open' })
        await saveDeliveries(
          context,
          prepared,
          rows.map((before) => ({ before, values: { absent } })),
        )
      },
    },
  },

  /** Open deliveries have the date of their round. A signed one stays, and so does a round in which all are signed. */
  async beforeRows(context, changes, prepared) {
    for (const { before, values } of changes) if (before) refuseNewTermsOnceSigned(before, values)
    const redatedRounds = changes.flatMap(({ before, values }) =>
      before && values.date !== undefined && values.date !== before['date'] ? [{ before, date: values.date }] : [],
    )
    for (const { before, date } of redatedRounds) {
      const openRows = await lockOpenDeliveries(context, prepared, [before])
      await saveDeliveries(
        context,
        prepared,
        openRows.map((row) => ({ before: row, values: { delivery_date: date } })),
      )
    }
    return changes.map(({ values }) => values)
  },

  /** Open deliveries are deleted with their round. */
  async beforeDeletes(context, rounds, prepared) {
    const openRows = await lockOpenDeliveries(context, prepared, rounds)
    if (openRows.length > 0) await deleteRowsWithChildren(context, requireDeliveries(prepared), openRows)
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

/** Saves deliveries of a round. Throws Conflict if a person already gets an item on the new day. */
async function saveDeliveries(
  context: WriteContext,
  prepared: PreparedResource,
  changes: Parameters<typeof saveRows>[2],
): Promise<void> {
  if (changes.length === 0) return
  try {
    await saveRows(context, requireDeliveries(prepared), changes)
  } catch (error) {
    throw findAlreadyGivenRefusal(error) ?? error
  }
}

function findAlreadyGivenRefusal(error: unknown): Conflict | undefined {
  const refusals = error instanceof RowsRefused ? [...error.refusals.values()] : [error]
  return refusals.find((refusal) => refusal instanceof Conflict && refusal.code === 'ALREADY_GIVEN') as
    | Conflict
    | undefined
}
