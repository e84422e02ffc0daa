/** True if a condition on `t` needs no column but the id. */
export const asksForIdAlone = (condition: string): boolean => !/\bt\.(?!id\b)/.test(condition)

/** SQL of the number of rows under the alias `t` that meet a condition, up to a limit. */
export const buildLimitedCount = (rows: string, condition: string, limit: number): string =>
  `(select count(*)::int from (select 1 from ${rows} t where ${condition} limit ${limit}) counted)`

/**
 * SQL of the number of a table's rows that are in a sample and meet a condition, up to a limit. The sample is a select
 * of the column `id`. Where the condition asks for the id alone no row is looked up.
 */
export const buildSampleCount = (table: string, sample: string, condition: string, limit: number): string =>
  asksForIdAlone(condition)
    ? buildLimitedCount(`(select distinct id from (${sample}) sampled)`, condition, limit)
    : buildLimitedCount(table, `t.id = any(array(${sample})) and ${condition}`, limit)
