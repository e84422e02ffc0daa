import { SqlParameters } from '#src/resource/scope/scope.server.ts'
import type { DueNeed, DueSummary, OverdueEquipmentFigures } from '#src/safety/due/due.ts'
import {
  buildDueConditions,
  type DueConditions,
  type DueQuery,
  type DueReader,
  holdings,
} from '#src/safety/due/read-due.server.ts'

/** SQL of all rows of both parts, with the columns that sums need. */
const buildAllRowsSelect = ({ never, dated }: DueConditions): string => `
  select t.employee_id, t.ppe_id, t.size, t.pending_round_id, null::date as due from ${holdings} where ${never}
  union all
  select t.employee_id, t.ppe_id, t.size, t.pending_round_id, t.next_delivery_date from ${holdings} where ${dated}`

/** Reads the sums over the list, in at most two statements. What was due before `today` is overdue. */
export async function readDueSummary(reader: DueReader, query: DueQuery, today: string): Promise<DueSummary> {
  const conditions = await buildDueConditions(reader, query)
  const parameters = new SqlParameters(conditions.parameters.values)
  const isOverdue = `due < ${parameters.add(today)}::date`
  const [row] = await reader.db.query<DueSummary[]>(
    `select count(*)::int as people, coalesce(sum(rows), 0)::int as rows, coalesce(sum(never), 0)::int as never,
      coalesce(sum(overdue), 0)::int as overdue
    from (select count(*) as rows, count(*) filter (where due is null) as never,
        count(*) filter (where ${isOverdue}) as overdue
      from (${buildAllRowsSelect(conditions)}) listed group by employee_id) of_person`,
    parameters.values,
    { prepare: false },
  )
  return row ?? { people: 0, rows: 0, never: 0, overdue: 0 }
}

/** Reads how many of each item and size are needed for the list, without what an open round will bring. */
export async function readDueNeeds(reader: DueReader, query: DueQuery): Promise<DueNeed[]> {
  const conditions = await buildDueConditions(reader, query)
  return reader.db.query<DueNeed[]>(
    `select p.id as ppe_id, p.name as ppe_name, needed.size,
      needed.size is null and cardinality(p.sizes) > 0 as missing_size, needed.quantity
    from (select ppe_id, size, count(*)::int as quantity from (${buildAllRowsSelect(conditions)}) listed
      where pending_round_id is null group by ppe_id, size) needed
    join ppes p on p.id = needed.ppe_id
    order by p.name collate "es-x-icu", p.id, array_position(p.sizes, needed.size), needed.size nulls last`,
    conditions.parameters.values,
    { prepare: false },
  )
}

/**
 * Reads how many items of how many people are overdue or were never given, and how many more an open round will bring:
 * together the rows of the list.
 */
export async function readOverdueSums(reader: DueReader, query: DueQuery): Promise<OverdueEquipmentFigures> {
  const conditions = await buildDueConditions(reader, query)
  const [row] = await reader.db.query<OverdueEquipmentFigures[]>(
    `select count(distinct employee_id) filter (where is_open)::int as people,
      count(due) filter (where is_open)::int as overdue,
      count(*) filter (where is_open and due is null)::int as never,
      count(*) filter (where not is_open)::int as in_rounds
    from (select *, pending_round_id is null as is_open from (${buildAllRowsSelect(conditions)}) due_rows) listed`,
    conditions.parameters.values,
    { prepare: false },
  )
  return row ?? { people: 0, overdue: 0, never: 0, in_rounds: 0 }
}
