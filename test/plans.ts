import type { Queryable, Sql } from '#src/platform/database/sql.server.ts'

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** How many rows of a table a plan read, those that its filters removed included. */
function countReadRows(node: PlanNode, table: string): number {
  const ownRows =
    node['Relation Name'] === table
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
        node['Actual Loops']
      : 0
  return (node.Plans ?? []).reduce((sum, plan) => sum + countReadRows(plan, table), ownRows)
}

/**
 * A database that explains each query before it sends it, unless it is an explanation itself. `heaviest` is the query
 * that read most rows of `table` so far.
 */
export function recordHeaviestQuery(sql: Sql, table: string) {
  const heaviest = { readRows: 0, text: '' }
  const query: Sql['query'] = async (text, parameters, options) => {
    if (text.startsWith('explain')) return sql.query(text, parameters, options)
    const [row] = await sql.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `explain (analyze, format json) ${text}`,
      parameters,
    )
    const readRows = row ? countReadRows(row['QUERY PLAN'][0].Plan, table) : 0
    if (readRows > heaviest.readRows) Object.assign(heaviest, { readRows, text })
    return sql.query(text, parameters, options)
  }
  const db: Queryable = Object.assign((...parameters: Parameters<Sql>) => sql(...parameters), {
    query,
    json: sql.json,
  }) as Queryable
  return { db, heaviest }
}
