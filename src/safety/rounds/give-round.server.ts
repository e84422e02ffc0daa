import { Conflict, Invalid, type MessageRef, type Refusal } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { requireRow } from '#src/resource/read/read-rows.server.ts'
import { type PreparedResource, type Registry, requirePrepared } from '#src/resource/registration/prepared.server.ts'
import type { Change, CheckedValues } from '#src/resource/registration/rules.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'
import { lockRowOrRefuseStale } from '#src/resource/write/edit-conflict.server.ts'
import { lockRows } from '#src/resource/write/lock-rows.server.ts'
import { extractRowRefusalsOrRethrow } from '#src/resource/write/rows/row-refusals.server.ts'
import { saveRow, saveRows } from '#src/resource/write/rows/save-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'
import { createDeliveryFiller } from '#src/safety/deliveries/fill-in-deliveries.server.ts'

/** A delivery to put into a round: the values of a new one, or the id of an open one of no open round. */
export type RoundDelivery = { id: number } | { values: CheckedValues }

export type RoundResources = { rounds: PreparedResource; deliveries: PreparedResource; employees: PreparedResource }

export const requireRoundResources = (registry: Registry): RoundResources => ({
  rounds: requirePrepared(registry, 'ppe_rounds'),
  deliveries: requirePrepared(registry, 'ppe_deliveries'),
  employees: requirePrepared(registry, 'employees'),
})

/**
 * Creates a round with its deliveries. It has the company and the client that all of its people share, else those of
 * the actor. Throws Invalid or Conflict with the refused deliveries.
 */
export async function createRound(
  context: WriteContext,
  resources: RoundResources,
  values: CheckedValues,
  roundDeliveries: readonly RoundDelivery[],
): Promise<Entity> {
  const people = await readVisiblePeople(
    context,
    resources,
    await listChanges(context, resources, roundDeliveries, null),
  )
  const round = await saveRow(context, resources.rounds, { ...values, ...findSharedOwners(context, people) }, null)
  return addDeliveries(context, resources, round, roundDeliveries)
}

/** Adds deliveries to an open round. */
export async function addDeliveriesToRound(
  context: WriteContext,
  resources: RoundResources,
  { id, stamp }: { id: number; stamp: string | null },
  roundDeliveries: readonly RoundDelivery[],
): Promise<Entity> {
  const round = await lockRowOrRefuseStale(context, resources.rounds, id, { stamp })
  if (round['closed_at'] !== null) throw new Conflict('safety.ppe_rounds.closed_already', 'ROUND_CLOSED')
  await readVisiblePeople(context, resources, await listChanges(context, resources, roundDeliveries, round))
  return addDeliveries(context, resources, round, roundDeliveries)
}

/** A delivery as the preview of a round fills it in. */
export type PreviewedDelivery = CheckedValues & { missing_size: boolean; already_given: boolean }

/** Fills in the deliveries of a round as they would be written on its date. Writes nothing. */
export async function previewRound(
  context: WriteContext,
  resources: RoundResources,
  date: string,
  roundDeliveries: readonly RoundDelivery[],
): Promise<PreviewedDelivery[]> {
  const changes = await listChanges(context, resources, roundDeliveries, { date })
  await readVisiblePeople(context, resources, changes)
  const filler = await createDeliveryFiller(context.tx, changes)
  return changes.map((change, index) => {
    try {
      const { columns, lacksSize, isAlreadyGiven } = filler.fillIn(change)
      const { absent: _, ...shownColumns } = columns
      return {
        ...change.before,
        ...shownColumns,
        missing_size: lacksSize,
        already_given: isAlreadyGiven,
      }
    } catch (error) {
      throw describeRefusalsOfDeliveries(new Map([[index, error as Refusal]]), changes)
    }
  })
}

async function addDeliveries(
  context: WriteContext,
  resources: RoundResources,
  round: Entity,
  roundDeliveries: readonly RoundDelivery[],
): Promise<Entity> {
  const changes = await listChanges(context, resources, roundDeliveries, round)
  try {
    const deliveries = await saveRows(context, resources.deliveries, changes)
    return { ...(await requireRow(context.tx, resources.rounds, context.actor, round.id)), deliveries }
  } catch (error) {
    throw describeRefusalsOfDeliveries(extractRowRefusalsOrRethrow(error, changes.length), changes)
  }
}

/**
 * The changes that put the deliveries into a round, whose date they have. Locks the stored ones. Throws Invalid if one
 * is signed, or belongs to an open round.
 */
async function listChanges(
  context: WriteContext,
  { deliveries }: RoundResources,
  roundDeliveries: readonly RoundDelivery[],
  round: { id?: number; date?: unknown } | null,
): Promise<Change[]> {
  const ids = roundDeliveries.flatMap((delivery) => ('id' in delivery ? [delivery.id] : []))
  const rows = ids.length ? await lockRows(context, deliveries, { ids, lock: 'for no key update of t' }) : []
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const openRounds = await findOpenRounds(context, rows)
  const putIntoRound = round ? { ...(round.id && { round_id: round.id }), delivery_date: round.date } : {}
  return roundDeliveries.map((delivery, index) => {
    if (!('id' in delivery)) return { before: null, values: { ...delivery.values, ...putIntoRound } }
    const before = rowsById.get(delivery.id)
    if (!before) throw new Invalid({ [`deliveries.${index}.id`]: 'resource.fields.ref' })
    if (before['signed_at'] !== null) throw new Invalid({ [`deliveries.${index}.id`]: 'safety.signing.signed_already' })
    if (openRounds.has(Number(before['round_id'])))
      throw new Invalid({ [`deliveries.${index}.id`]: 'safety.ppe_rounds.in_open_round' })
    return { before, values: putIntoRound }
  })
}

async function findOpenRounds({ tx }: WriteContext, rows: readonly Entity[]): Promise<ReadonlySet<number>> {
  const ids = [...new Set(rows.flatMap((row) => (row['round_id'] === null ? [] : [Number(row['round_id'])])))]
  if (ids.length === 0) return new Set()
  const openRounds = await tx<{ id: number }[]>`
    select id from ppe_rounds where id = any(${ids}::int[]) and closed_at is null`
  return new Set(openRounds.map(({ id }) => id))
}

type Owners = { company_id: number | null; client_id: number | null }

/** Reads the company and client of the people. Throws Invalid for people out of the actor's scope. */
async function readVisiblePeople(
  { tx, actor }: WriteContext,
  { employees }: RoundResources,
  changes: readonly Change[],
): Promise<Owners[]> {
  const idOf = ({ before, values }: Change) => Number({ ...before, ...values }['employee_id'])
  const parameters = new SqlParameters([[...new Set(changes.map(idOf))]])
  const rows = await tx.query<(Owners & { id: number })[]>(
    `select t.id, t.company_id, t.client_id from employees t
    where t.id = any($1::int[]) and ${buildScopeCondition(employees.resource, actor, parameters)}`,
    parameters.values,
    { prepare: true },
  )
  const visibleIds = new Set(rows.map(({ id }) => id))
  const problems = changes.flatMap((change, index) =>
    visibleIds.has(idOf(change)) ? [] : [[`deliveries.${index}.employee_id`, 'resource.fields.ref'] as const],
  )
  if (problems.length > 0) throw new Invalid(Object.fromEntries(problems))
  return rows
}

/** The company and client that all people share. One that they do not share is the actor's. */
function findSharedOwners({ actor }: WriteContext, people: readonly Owners[]): Owners {
  const findShared = (name: keyof Owners) => {
    const ids = new Set(people.map((person) => person[name]))
    return ids.size === 1 ? ([...ids][0] ?? null) : actor[name]
  }
  return { company_id: findShared('company_id'), client_id: findShared('client_id') }
}

/**
 * The refusal of a round, from those of its deliveries: Conflict `ALREADY_GIVEN` with the deliveries that people
 * already get on that day, or Invalid with each problem at `deliveries.{index}.{field}`.
 */
function describeRefusalsOfDeliveries(
  refusals: ReadonlyMap<number, Refusal>,
  changes: readonly Change[],
): Conflict | Invalid | Refusal {
  const problems = [...refusals].flatMap(([index, refusal]) =>
    refusal instanceof Invalid
      ? Object.entries(refusal.fields).map(([name, problem]): [string, MessageRef] => [
          `deliveries.${index}.${name}`,
          problem,
        ])
      : [],
  )
  if (problems.length > 0) return new Invalid(Object.fromEntries(problems))
  const [firstRefusal] = refusals.values()
  if (!(firstRefusal instanceof Conflict) || firstRefusal.code !== 'ALREADY_GIVEN') return firstRefusal as Refusal
  const refused = [...refusals.keys()].map((index) => {
    const { employee_id, ppe_id } = { ...changes[index]?.before, ...changes[index]?.values }
    return { index, employee_id, ppe_id }
  })
  return new Conflict(firstRefusal.key, firstRefusal.code, { refused })
}
