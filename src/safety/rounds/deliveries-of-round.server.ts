import { labelSeparator } from '#src/platform/text/label.ts'
import { datetimeColumn } from '#src/resource/kinds/datetime/datetime.server.ts'
import type { ReaderPlaceholders } from '#src/resource/read/bind-reader.server.ts'

/**
 * SQL of where a delivery `d` of a round stands. An annulled one is neither signed nor open, and counts for nobody's
 * part of the round.
 */
const conditions = {
  open: 'd.signed_at is null and not d.absent',
  absent: 'd.signed_at is null and d.absent',
  signed: 'd.signed_at is not null and d.annulled_at is null',
  annulled: 'd.annulled_at is not null',
}

/**
 * SQL that is true for an annulled delivery `d` whose item the person was not given since: no later delivery of it
 * counts, and the round itself has no other that is open or was made after it.
 */
const isToGiveAgain = `(d.annulled_at is not null and not exists (select from ppe_deliveries o
  where o.employee_id = d.employee_id and o.ppe_id = d.ppe_id and o.id <> d.id
    and (o.annulled_at is null and (o.id > d.id or o.delivery_date > d.delivery_date)
      or o.round_id = d.round_id and (o.signed_at is null or o.id > d.id))))`

const countDeliveries = (condition: string, counted = '*'): string =>
  `(select count(${counted})::int from ppe_deliveries d where d.round_id = t.id and ${condition})`

/** SQL of a round's counts. `missing` is what the next round would have. */
export const deliveryCounts = {
  people_count: countDeliveries('d.annulled_at is null', 'distinct d.employee_id'),
  open: countDeliveries(conditions.open),
  signed: countDeliveries(conditions.signed),
  absent: countDeliveries(conditions.absent),
  absent_people: countDeliveries(conditions.absent, 'distinct d.employee_id'),
  annulled: countDeliveries(conditions.annulled),
  missing: countDeliveries(`(d.signed_at is null or ${isToGiveAgain})`),
}

const formatMoment = datetimeColumn.select

/** SQL of a round's people within the reader's scope, each with their deliveries. `image_url` is the picture's key. */
export const buildPeopleExpression = ({ company_id: company, client_id: client }: ReaderPlaceholders): string => `
  coalesce((select json_agg(json_build_object('employee_id', e.id, 'name', e.surname || '${labelSeparator}' || e.name,
      'employee_file_number', e.employee_file_number, 'employee_dni', e.dni, 'job_title', j.name, 'image_url', e.image,
      'deliveries', given.deliveries) order by e.surname collate "es-x-icu", e.name collate "es-x-icu", e.id)
    from (select d.employee_id, json_agg(json_build_object('id', d.id, 'ppe_id', d.ppe_id, 'ppe_name', d.ppe_name,
        'size', d.size, 'missing_size', d.size is null and cardinality(p.sizes) > 0, 'quantity', d.quantity, 'brand', d.brand, 'model', d.model, 'certification', d.certification,
        'delivery_date', d.delivery_date, 'next_delivery_date', d.next_delivery_date, 'comments', d.comments,
        'status', case when ${conditions.annulled} then 'annulled' when ${conditions.signed} then 'signed' else 'open' end,
        'give_again', ${isToGiveAgain},
        'absent', d.absent, 'signature', d.signature, 'signed_at', ${formatMoment('d.signed_at')},
        'updated_at', ${formatMoment('d.updated_at')}) order by d.ppe_name, d.id) as deliveries
      from ppe_deliveries d join ppes p on p.id = d.ppe_id where d.round_id = t.id group by d.employee_id) given
    join employees e on e.id = given.employee_id left join job_titles j on j.id = e.job_title_id
    where (${company} is null or e.company_id = ${company}) and (${client} is null or e.client_id = ${client})), '[]')`
