import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import { buildBeginning, buildSelectBeginnings } from '#src/resource/read/options/label-beginnings.server.ts'
import { buildLabelStartConditions, isOrderedByLabel } from '#src/resource/read/options/label-starts.server.ts'
import { buildOrder } from '#src/resource/read/order.server.ts'
import type { ReadableResource } from '#src/resource/read/read-rows.server.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'

/** A row to choose from: its id and its label. */
export type RecordOption = { id: number; label: string }

/** Builds SQL conditions on the alias `t`, any of which is enough. */
type BuildConditions = (parameters: SqlParameters) => string[]

/** Up to so many rows with a word are read by the index of labels and sorted, without a walk along the list. */
const maxRareRows = 1000
/** So many rows are walked along the list: fifty of them have a word that one row in a hundred has. */
const maxWalkedRows = 10_000
/** Up to so many rows with a word are all read and sorted where that walk did not find enough. */
const maxSortedRows = 30_000
/** With so many beginnings the rows are read without these: a text of one or two letters has them in a large shop. */
const maxBeginnings = 100

/** Reads the options of one resource, in the order of its list, of the rows that `buildScope` leaves. */
export class OptionReader {
  private readonly db: Queryable
  private readonly readable: ReadableResource
  private readonly buildScope: (parameters: SqlParameters) => string
  private readonly order: ReturnType<typeof buildOrder>

  constructor(db: Queryable, readable: ReadableResource, buildScope: (parameters: SqlParameters) => string) {
    this.db = db
    this.readable = readable
    this.buildScope = buildScope
    this.order = buildOrder(readable, { sort: null, dir: 'asc' })
  }

  /** Reads the first rows in the order of the list that meet any of the conditions. */
  read(limit: number, buildConditions: BuildConditions): Promise<RecordOption[]> {
    return this.readPage(limit, (parameters) =>
      buildConditions(parameters)
        .map(
          (condition) => `(${this.buildSelectIds(condition, parameters)} order by ${this.order.text} limit ${limit})`,
        )
        .join(' union '),
    )
  }

  /** Reads the rows whose label begins with the words. */
  async readStarting(words: readonly string[], limit: number): Promise<RecordOption[]> {
    if (isOrderedByLabel(this.readable, this.order.keys))
      return this.read(limit, (parameters) =>
        buildLabelStartConditions(this.readable, this.order.keys, words, parameters),
      )
    const text = words.join(' ')
    const { normalizedLabel } = this.readable.select
    const buildStart: BuildConditions = (parameters) => [
      `${normalizedLabel} like substr(containing(${parameters.add(text)}), 2)`,
    ]
    if (this.readable.resource.hasIndexOfLabelBeginnings) {
      const beginnings = await this.readBeginnings(text)
      if (beginnings.length === 0) return []
      if (beginnings.length < maxBeginnings) return this.readWithBeginnings(limit, beginnings, buildStart)
    }
    return this.readMatching(limit, await this.estimateRows(buildStart), buildStart)
  }

  /** Reads the rows whose label contains each word, without the options in `without`. */
  async readContaining(
    words: readonly string[],
    limit: number,
    without: readonly RecordOption[],
  ): Promise<RecordOption[]> {
    const buildWords: BuildConditions = (parameters) => [
      words
        .map((word) => `${this.readable.select.normalizedLabel} like containing(${parameters.add(word)})`)
        .join(' and '),
    ]
    const buildOthers: BuildConditions = (parameters) => {
      const isOther = `t.id <> all(${parameters.add(without.map(({ id }) => id))}::int[])`
      return buildWords(parameters).map((condition) => `${condition} and ${isOther}`)
    }
    return this.readMatching(limit, await this.estimateRows(buildWords), buildOthers)
  }

  /**
   * Reads the rows that meet the conditions. What many rows have is met soon on the walk along the list, unless they
   * stand late in it: then all of them are read and sorted.
   */
  private async readMatching(
    limit: number,
    expectedRows: number,
    buildConditions: BuildConditions,
  ): Promise<RecordOption[]> {
    if (expectedRows <= maxRareRows) return this.readSorted(limit, buildConditions)
    const walked = await this.readWalked(limit, buildConditions)
    if (walked.length === limit) return walked
    return expectedRows <= maxSortedRows ? this.readSorted(limit, buildConditions) : this.read(limit, buildConditions)
  }

  private async readBeginnings(text: string): Promise<string[]> {
    const { resource, select } = this.readable
    const parameters = new SqlParameters()
    const statement = buildSelectBeginnings(resource.table, select.normalizedLabel, parameters.add(text))
    const rows = await this.db.query<{ beginning: string }[]>(
      `${statement} limit ${maxBeginnings}`,
      parameters.values,
      { prepare: false },
    )
    return rows.map(({ beginning }) => beginning)
  }

  /** Reads the first rows of each beginning in the order of the list, and of these the first. */
  private readWithBeginnings(
    limit: number,
    beginnings: readonly string[],
    buildConditions: BuildConditions,
  ): Promise<RecordOption[]> {
    return this.readPage(limit, (parameters) => {
      const condition = `${buildBeginning(this.readable.select.normalizedLabel)} = begun.beginning and ${buildConditions(parameters).join(' or ')}`
      const first = `${this.buildSelectIds(condition, parameters)} order by ${this.order.text} limit ${limit}`
      return `select first.id from unnest(${parameters.add([...beginnings])}::text[]) as begun (beginning)
        cross join lateral (${first}) first`
    })
  }

  /** The number of rows that the planner expects, scope apart. Its statistics of labels are those of their index. */
  private async estimateRows(buildConditions: BuildConditions): Promise<number> {
    const parameters = new SqlParameters()
    const text = `explain (format json) select from ${this.tables} where ${buildConditions(parameters).join(' or ')}`
    const [row] = await this.db.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }[]>(
      text,
      parameters.values,
      {
        prepare: false,
      },
    )
    return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
  }

  private get tables(): string {
    const { resource, select } = this.readable
    return `${resource.table} t ${this.order.hasJoins || select.labelHasJoins ? select.joins : ''}`
  }

  private buildSelectIds(condition: string, parameters: SqlParameters): string {
    return `select t.id from ${this.tables} where ${this.buildScope(parameters)} and (${condition})`
  }

  private readWalked(limit: number, buildConditions: BuildConditions): Promise<RecordOption[]> {
    return this.readPage(limit, (parameters) => {
      const scope = this.buildScope(parameters)
      const condition = buildConditions(parameters).join(' or ')
      return `select id from (select t.id, (${condition}) as is_found from ${this.tables} where ${scope}
        order by ${this.order.text} limit ${maxWalkedRows}) t where is_found limit ${limit}`
    })
  }

  /** `offset 0`: the planner does not see the limit, by which it would walk along the list. */
  private readSorted(limit: number, buildConditions: BuildConditions): Promise<RecordOption[]> {
    const { keys } = this.order
    const names = keys.map(({ expression }, index) => `${expression} as key_${index}`)
    const order = keys.map(({ dir }, index) => `key_${index} ${dir}`)
    return this.readPage(limit, (parameters) => {
      const scope = this.buildScope(parameters)
      const condition = buildConditions(parameters).join(' or ')
      return `select id from (select t.id, ${names.join(', ')} from ${this.tables} where ${scope} and (${condition})
        offset 0) t order by ${order.join(', ')} limit ${limit}`
    })
  }

  /** Reads the labels of the rows that the selects of ids give. */
  private async readPage(limit: number, buildIds: (parameters: SqlParameters) => string): Promise<RecordOption[]> {
    const parameters = new SqlParameters()
    const { resource, select } = this.readable
    const text = `
      with page as materialized (${buildIds(parameters)})
      select t.id, ${select.labelColumns}
      from page join ${resource.table} t on t.id = page.id ${select.joins}
      order by ${this.order.text} limit ${limit}`
    // Custom plan, as in `readListPage`: a plan that is good for a rare word is slow for a common one.
    const rows = await this.db.query<Entity[]>(text, parameters.values, { prepare: false })
    return rows.map((row) => ({ id: row.id, label: labelOf(resource, row) }))
  }
}
