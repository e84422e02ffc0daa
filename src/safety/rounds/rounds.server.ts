import { Conflict, Invalid } from '#src/platform/errors.ts'
import { joinLabel } from '#src/platform/text/label.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { datetimeColumn } from '#src/resource/kinds/datetime/datetime.server.ts'
import type { ReaderPlaceholders } from '#src/resource/read/bind-reader.server.ts'
import { type PreparedResource, requirePrepared } from '#src/resource/registration/prepared.server.ts'
import type { ResourceRules } from '#src/resource/registration/rules.server.ts'
import { lockRows } from '#src/resource/write/lock-rows.server.ts'
import { deleteRowsWithChildren } from '#src/resource/write/rows/delete-rows.server.ts'
import { RowsRefused } from '#src/resource/write/rows/row-refusals.server.ts'
import { saveRows } from '#src/resource/write/rows/save-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

export const roundsRules: ResourceRules = {
  computedExpressions: ({ reader }) => ({
    people_count: buildCountExpression('count(distinct d.employee_id)'),
    open: buildCountExpression('count(*) filter (where d.signed_at is null and not d.absent)'),
    signed: buildCountExpression('count(*) filter (where d.signed_at is not null and d.annulled_at is null)'),
    absent: buildCountExpression('count(*) filter (where d.signed_at is null and d.absent)'),
    annulled: buildCountExpression('count(*) filter (where d.annulled_at is not null)'),
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

const buildCountExpression = (count: string): string =>
  `(select ${count}::int from ppe_deliveries d where d.round_id = t.id)`

const formatMoment = datetimeColumn.select

/** SQL of a round's people within the reader's scope, each with their deliveries. `image_url` is the picture's key. */
const buildPeopleExpression = ({ company_id: company, client_id: client }: ReaderPlaceholders): string => `
  coalesce((select json_agg(json_build_object('employee_id', e.id, 'name', e.surname || ', ' || e.name,
      'employee_file_number', e.employee_file_number, 'employee_dni', e.dni, 'job_title', j.name, 'image_url', e.image,
      'deliveries', given.deliveries) order by e.surname collate "es-x-icu", e.name collate "es-x-icu", e.id)
    from (select d.employee_id, json_agg(json_build_object('id', d.id, 'ppe_id', d.ppe_id, 'ppe_name', d.ppe_name,
        'size', d.size, 'missing_size', d.size is null and cardinality(p.sizes) > 0, 'quantity', d.quantity, 'brand', d.brand, 'model', d.model, 'certification', d.certification,
        'delivery_date', d.delivery_date, 'next_delivery_date', d.next_delivery_date, 'comments', d.comments,
        'status', case when d.annulled_at is not null then 'annulled' when d.signed_at is not null then 'signed' else 'open' end,
        'absent', d.absent, 'signature', d.signature, 'signed_at', ${formatMoment('d.signed_at')},
        'updated_at', ${formatMoment('d.updated_at')}) order by d.ppe_name, d.id) as deliveries
      from ppe_deliveries d join ppes p on p.id = d.ppe_id where d.round_id = t.id group by d.employee_id) given
    join employees e on e.id = given.employee_id left join job_titles j on j.id = e.job_title_id
    where (${company} is null or e.company_id = ${company}) and (${client} is null or e.client_id = ${client})), '[]')`
