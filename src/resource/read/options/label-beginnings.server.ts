/** Letters of a label's beginning, as in the index of a resource with `hasIndexOfLabelBeginnings`. */
const beginningLength = 16

/** SQL expression of a label's first letters, without accents and in lower case. */
export const buildBeginning = (normalizedLabel: string): string => `left(${normalizedLabel}, ${beginningLength})`

/**
 * Builds the statement that reads the distinct beginnings of labels that begin with a text, or of which the text begins
 * with one. Each is found by one step down the index, however many rows have it.
 */
export function buildSelectBeginnings(table: string, normalizedLabel: string, text: string): string {
  const beginning = buildBeginning(normalizedLabel)
  const buildSelectNext = (condition: string) => `
    select ${beginning} as beginning from ${table} t
    where ${beginning} like substr(containing(left(norm(${text}), ${beginningLength})), 2) and ${condition}
    order by ${beginning} using ~<~ limit 1`
  return `
    with recursive beginnings as (
      (${buildSelectNext('true')})
      union all
      select (${buildSelectNext(`${beginning} ~>~ beginnings.beginning`)}) from beginnings
      where beginnings.beginning is not null
    )
    select beginning from beginnings where beginning is not null`
}
