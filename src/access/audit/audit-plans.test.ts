import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAuditPage } from '#src/access/audit/audit-routes.server.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import { audit } from '#src/app/modules/resources.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { maxExactTotal } from '#src/platform/list-limits.ts'
import { readHistoryOrRefuse } from '#src/resource/history/read-history.server.ts'
import { createDisplayLocale } from '#src/resource/history/routes.server.ts'
import { deriveModel } from '#src/resource/model.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import { buildSelectFragments } from '#src/resource/read/select.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'
import { recordHeaviestQuery } from '#test/plans.ts'

/** Most rows of the audit that one statement may read: a count up to its limit, and the ids around a day. */
const maxRows = 2.5 * maxExactTotal

const queries = [
  {},
  { resource: 'products' },
  { resource: 'colors' },
  { resource: 'products', entity_id: '7' },
  { user_id: '7' },
  { action: 'deleted' },
  { action: 'deleted', at_from: '2020-02-01', at_to: '2020-02-01' },
  { at_from: '2020-02-01', at_to: '2020-02-01' },
  { at_to: '2020-01-02' },
  { at_to: '2019-01-01' },
  { resource: 'colors', at_to: '2020-01-20' },
]

const unfolded = { isFolded: false, requestId: null }

test('no page of the audit and no history reads more the longer the audit is', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 2, timeoutSeconds: 0 })
  t.after(() => sql.end())
  await sql`
    insert into audit (at, user_id, resource, entity_id, action, company_id, request_id)
    select timestamptz '2020-01-01' + make_interval(mins => n), n % 50,
      case when n % 500 = 0 then 'colors' else 'products' end, (n % 10000)::text,
      case when n % 1000 = 0 then 'deleted' else 'updated' end, 1 + n % 20,
      case when n > 100000 then 'load-' || n % 2 end
    from generate_series(1, 200000) n`
  await sql`insert into categories (name, description) values ('x', 'x')`
  await sql`
    insert into products (name, description, category_id, price) select 'P' || n, 'x', 1, 1 from generate_series(1, 9) n`
  await sql`vacuum analyze`
  const registry = prepareResources(registrations)
  const model = deriveModel(audit, new Map())
  const auditList = { model, select: buildSelectFragments(model, new Map()) }
  const problems: string[] = []
  for (const company_id of [null, 3]) {
    const actor = {
      ...{ id: 1, name: 'Ana', surname: 'Jefa', image: null, company_id, client_id: null },
      ...{ session_id: 1, permissions: new Set(['see_audit', 'update_products']), request_id: 'x' },
    }
    const reader = { actor, registry, words: createDisplayLocale('es') }
    for (const [query, folding] of [
      ...queries.flatMap((query) => [
        [query, unfolded] as const,
        [query, { isFolded: true, requestId: null }] as const,
      ]),
      ...(company_id === null ? [[{}, { isFolded: false, requestId: 'load-1' }] as const] : []),
    ]) {
      const { db, heaviest } = recordHeaviestQuery(sql, 'audit')
      await readAuditPage(db, audit, reader, { ...parseListQuery(auditList, { ...query, page: '2' }), folding }, 'UTC')
      if (heaviest.readRows > maxRows)
        problems.push(`${JSON.stringify([query, folding])} of ${company_id}: ${heaviest.readRows}`)
    }
    const prepared = registry.get('products')
    assert.ok(prepared)
    const { db, heaviest } = recordHeaviestQuery(sql, 'audit')
    const { hasMore } = await readHistoryOrRefuse(db, prepared, {
      ...{ actor, id: 7, parent: null, beforeId: '999999999', locale: reader.words },
    })
    assert.ok(!hasMore && heaviest.readRows <= 100, `a history reads ${heaviest.readRows}`)
  }
  assert.deepEqual(problems, [])
})
