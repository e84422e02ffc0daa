import type { Tx } from '#src/platform/database/sql.server.ts'

/** Inserts rows as their table held them; generated columns are worked out anew. */
export async function insertAll(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const columns = await tx.query<{ name: string }[]>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = columns.map(({ name }) => name).join(', ')
  const text = `
    insert into ${table} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`
  await tx.query(text, [JSON.stringify(rows)])
}
