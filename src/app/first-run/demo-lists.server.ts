import { generalData } from '#seeds/general-data.ts'
import { ppes, qualityItems, trainingItems } from '#seeds/safety.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'

type NamedRow = { name: string; description: string | null }

/** Inserts the demo shop's general data, training items, quality items and protective equipment. */
export async function insertDemoLists(tx: Tx): Promise<void> {
  for (const [table, rows] of Object.entries(generalData)) await insertNamedRows(tx, table, rows)
  await insertItemsWithJobTitles(tx, 'training_item', trainingItems)
  await insertItemsWithJobTitles(tx, 'quality_item', qualityItems)
  await insertPpesWithJobTitles(tx)
}

/** Inserts rows of names into a table. SQL injection: `table` is a constant of the seeds. */
async function insertNamedRows(tx: Tx, table: string, rows: readonly NamedRow[]): Promise<void> {
  const statement = `
    insert into ${table} (name, description)
    select name, description from unnest($1::text[], $2::text[]) as given (name, description)`
  await tx.query(statement, [rows.map(({ name }) => name), rows.map(({ description }) => description)])
}

/** Inserts items with the job titles that need them. SQL injection: `item`, which names both tables, is a constant. */
async function insertItemsWithJobTitles(
  tx: Tx,
  item: 'training_item' | 'quality_item',
  rows: readonly { name: string; job_titles: string[] }[],
): Promise<void> {
  const statement = `
    with given as (
      select * from jsonb_to_recordset($1::text::jsonb) as g (
        name text, description text, validity_months integer, job_titles text[])
    ), made as (
      insert into ${item}s (name, description, validity_months)
      select name, description, validity_months from given returning id, name
    )
    insert into ${item}_job_titles (${item}_id, job_title_id, position)
    select made.id, t.id, listed.at - 1
    from made join given on given.name = made.name
    cross join unnest(given.job_titles) with ordinality as listed (name, at)
    join job_titles t on t.name = listed.name`
  await tx.query(statement, [JSON.stringify(rows)])
}

async function insertPpesWithJobTitles(tx: Tx): Promise<void> {
  await tx`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(ppes)}::text::jsonb) as g (
        name text, description text, useful_life_months integer, brand text, model text, certification text,
        sizes text[], job_titles text[])
    ), made as (
      insert into ppes (name, description, useful_life_months, brand, model, certification, sizes)
      select name, description, useful_life_months, brand, model, certification, sizes from given
      returning id, name
    )
    insert into ppe_job_titles (ppe_id, job_title_id, position)
    select made.id, t.id, listed.at - 1
    from made join given on given.name = made.name
    cross join unnest(given.job_titles) with ordinality as listed (name, at)
    join job_titles t on t.name = listed.name`
}
