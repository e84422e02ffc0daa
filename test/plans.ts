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

/** How many rows a plan read of a table: those that it kept, and those that it looked at in vain. */
function countReadRows(node: PlanNode, table: string): number {
  const ownRows =
    node['Relation Name'] === table
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
        node['Actual Loops']
      : 0
  return (node.Plans ?? []).reduce((sum, plan) => sum + countReadRows(plan, table), ownRows)
}

/** Statements as they are sent, each explained beside it: the most rows that one of them read of `table`. */
export function explainStatements(sql: Sql, table: string) {
  const seen = { most: 0, text: '' }
  const query: Sql['query'] = async (text, parameters, options) => {
    const [row] = await sql.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `explain (analyze, format json) ${text}`,
      parameters,
    )
    const read = row ? countReadRows(row['QUERY PLAN'][0].Plan, table) : 0
    if (read > seen.most) Object.assign(seen, { most: read, text })
    return sql.query(text, parameters, options)
  }
  const db: Queryable = Object.assign((...given: Parameters<Sql>) => sql(...given), {
    query,
    json: sql.json,
  }) as Queryable
  return { db, seen }
}
