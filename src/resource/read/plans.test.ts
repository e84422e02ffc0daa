import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registrations } from '#src/app/modules/modules.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { readListPage } from '#src/resource/read/list-page.server.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

test('a filtered page is planned for its value; a page without a filter is a prepared statement', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 1 })
  t.after(() => sql.end())
  const products = prepareResources(registrations).get('products')
  assert.ok(products)
  const preparedFor = async (query: Record<string, string>) => {
    await sql.query('deallocate all')
    await readListPage(sql, products, null, parseListQuery(products, { page: '1', ...query }))
    const statements = await sql.query<{ statement: string }[]>('select statement from pg_prepared_statements')
    return statements.filter(({ statement }) => statement.includes('from products t')).length
  }
  assert.equal(await preparedFor({}), 2)
  assert.equal(await preparedFor({ price_from: '100' }), 0)
})
