import type { Tx } from '#src/platform/database/sql.server.ts'

/**
 * Inserts trainings and qualities of the demo shop's employees. Of every 20 or so pairs of a person and a needed item,
 * one is missing, one has expired and one expires soon. Items without a validity never expire.
 */
export async function insertDemoTrainings(tx: Tx, today: string): Promise<void> {
  await insertDemoCertifications(tx, { certificationTable: 'trainings', item: 'training_item', today })
  await insertDemoCertifications(tx, { certificationTable: 'qualities', item: 'quality_item', today })
}

type CertificationTables = {
  certificationTable: 'trainings' | 'qualities'
  item: 'training_item' | 'quality_item'
  today: string
}

/** SQL injection: table and column names are constants. */
async function insertDemoCertifications(
  tx: Tx,
  { certificationTable, item, today }: CertificationTables,
): Promise<void> {
  const text = `
    insert into ${certificationTable} (employee_id, ${item}_id, date, expiration_date, instructor, hours)
    select e.id, i.id, d.day, (d.day + make_interval(months => i.validity_months))::date,
      case when i.id % 2 = 0 then 'Ing. Lucía Barrios' end, case when i.id % 2 = 0 then 2 end
    from employees e
    join ${item}_job_titles n on n.job_title_id = e.job_title_id
    join ${item}s i on i.id = n.${item}_id
    cross join lateral (select (e.id * 7 + i.id * 3) % 20 as place) p
    cross join lateral (
      select (case p.place
        when 1 then $1::date - make_interval(months => coalesce(i.validity_months, 12), days => 20)
        when 2 then $1::date - make_interval(months => coalesce(i.validity_months, 12), days => -12)
        else $1::date - make_interval(days => 20 + p.place * 12) end)::date as day) d
    where p.place <> 0`
  await tx.query(text, [today])
}
