import { demoSignature } from '#seeds/signatures.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { buildSignatureColumns, writeSignatures } from '#src/safety/signing/signature-columns.server.ts'

/**
 * Inserts deliveries of equipment that the titles of the demo shop's employees need, most of them signed. Of every 20
 * or so pairs of a person and an item, one was never delivered, two are due or past, one is not signed. An open round
 * waits for the signatures of the workshop.
 */
export async function insertDemoDeliveries(tx: Tx, today: string): Promise<void> {
  await insertDemoSizes(tx)
  await tx.query(
    `insert into ppe_rounds (title, date, signature, closed_at, closed_by_name, company_id)
    select 'Depósito y reparto', $1::date - 45, 'person', now() - interval '45 days', 'General, Administración',
      (select min(company_id) from employees)
    union all select 'Taller', $1::date, 'row', null, null, (select min(company_id) from employees)`,
    [today],
  )
  await tx.query(
    `insert into ppe_deliveries (employee_id, ppe_id, round_id, delivery_date, next_delivery_date, size, quantity,
      brand, model, certification, ppe_name, employee_name, employee_dni, job_title, company_name, company_cuit,
      company_street, company_city, company_zip_code, company_province)
    select e.id, i.id, d.round_id, d.day, (d.day + make_interval(months => i.useful_life_months))::date, s.size, 1,
      i.brand, i.model, i.certification, i.name, e.name || ' ' || e.surname, e.dni, j.name, c.name, c.cuit,
      nullif(concat_ws(' ', c.address_street, c.address_number), ''), nullif(c.city, ''), nullif(c.zip_code, ''),
      nullif(c.province, '')
    from employees e
    join job_titles j on j.id = e.job_title_id
    join ppe_job_titles n on n.job_title_id = e.job_title_id
    join ppes i on i.id = n.ppe_id
    left join companies c on c.id = e.company_id
    left join employee_ppe_sizes s on s.employee_id = e.id and s.ppe_id = i.id
    cross join lateral (select (e.id * 7 + i.id * 3) % 20 as place, coalesce(i.useful_life_months, 12) as life) p
    cross join lateral (
      select (case p.place
        when 1 then $1::date - make_interval(months => p.life, days => 6)
        when 2 then $1::date - make_interval(months => p.life, days => -9)
        when 3 then $1::date
        when 4 then $1::date - 45
        else $1::date - make_interval(days => 15 + p.place * 4) end)::date as day,
        case p.place when 3 then (select max(id) from ppe_rounds) when 4 then (select min(id) from ppe_rounds) end
          as round_id) d
    where p.place <> 0 and e.active and e.admission_date <= d.day
      and (e.termination_date is null or e.termination_date >= d.day)`,
    [today],
  )
  await signDemoDeliveries(tx)
}

/** Inserts a size of each person for each item that their title needs and that has sizes. A few are not known. */
const insertDemoSizes = (tx: Tx) =>
  tx.query(
    `insert into employee_ppe_sizes (employee_id, ppe_id, size, position)
    select e.id, i.id, i.sizes[1 + (e.id * 3) % cardinality(i.sizes)],
      row_number() over (partition by e.id order by i.name) - 1
    from employees e
    join ppe_job_titles n on n.job_title_id = e.job_title_id
    join ppes i on i.id = n.ppe_id
    where cardinality(i.sizes) > 0 and (e.id + i.id) % 9 <> 0`,
    [],
  )

/** Signs all deliveries but those of the open round and a few others. */
async function signDemoDeliveries(tx: Tx): Promise<void> {
  const deliveries = await tx.query<{ id: number; employee_id: number; signed_at: string }[]>(
    `select id, employee_id, ppe_name, size, quantity, brand, model, certification, delivery_date, comments,
      employee_name, employee_dni, job_title, company_name, company_cuit,
      nullif(concat_ws(' · ', company_street, company_city, company_zip_code, company_province), '') as company_address,
      to_char(delivery_date, 'YYYY-MM-DD"T"13:20:00Z') as signed_at
    from ppe_deliveries d where (employee_id + ppe_id) % 11 <> 0
      and not exists (select from ppe_rounds r where r.id = d.round_id and r.closed_at is null)`,
    [],
  )
  const [operator] = await tx<{ id: number; name: string }[]>`
    select id, surname || ', ' || name as name from users order by id limit 1`
  if (!operator) throw new Error('The first start inserts the administrator before the demo shop.')
  await writeSignatures(
    tx,
    deliveries.map((delivery) =>
      buildSignatureColumns(operator, delivery, {
        signature: { strokes: demoSignature(delivery.employee_id) },
        deviceTime: null,
        proof: {
          address: '127.0.0.1',
          device: 'Mostrador',
          sentence: translate('es', 'safety.signing.sentence'),
          signedAt: new Date(delivery.signed_at),
        },
      }),
    ),
  )
}
