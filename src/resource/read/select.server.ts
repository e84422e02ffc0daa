import { buildTodayExpression } from '#src/platform/database/statements/today-expression.server.ts'
import { readShopTimeZone } from '#src/platform/settings/shop-day.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { type EntityProperty, findField, type Model, type ResourcesByName } from '#src/resource/model.ts'
import { dependsOnReader } from '#src/resource/read/bind-reader.server.ts'
import { buildFilters, type Filter, type RowFilter, type ValueFilter } from '#src/resource/read/filters.ts'
import { type ForeignSearchColumn, listForeignSearchColumns } from '#src/resource/read/search.server.ts'
import type { ChoiceConditions } from '#src/resource/registration/rules.server.ts'
import type { SqlParameters } from '#src/resource/scope/scope.server.ts'

/**
 * SQL fragments of a resource, built once at start. `t` is the alias of its table. The columns of entities and cells
 * may contain placeholders for the reader, so they pass through `bindReaderPlaceholders` before they are used.
 */
export type SelectFragments = {
  /** Select list of a whole entity, without details. */
  entityColumns: string
  /** Select list of what a list shows of each row: an entity without what the record alone shows. */
  listColumns: string
  /**
   * Select list of the details, which a single record always has, and a list only if its request names them; empty for
   * a resource without details.
   */
  detailColumns: string
  /** The column of each property with its alias, for select lists of some properties. */
  columnsByProperty: ReadonlyMap<string, string>
  /** The expression of each property in an export's select list. */
  cellsByProperty: ReadonlyMap<string, string>
  /** The joins that the other fragments need. */
  joins: string
  /** The expression of each property by which the declaration may order the list. */
  ordersByProperty: ReadonlyMap<string, OrderExpression>
  /** Names of the properties by which a request may sort the list. */
  sortableNames: ReadonlySet<string>
  /** The list's filters by parameter. */
  filters: ReadonlyMap<string, SqlFilter>
  /** Columns of other tables that a search looks into, besides the row's search column. */
  foreignSearchColumns: readonly ForeignSearchColumn[]
  /** Select list of the properties in a row's label. */
  labelColumns: string
  /** SQL expressions of the properties in a row's label. */
  labelExpressions: readonly string[]
  /** True if the label has a property of a joined table. */
  labelHasJoins: boolean
  /** The label as one text without accents and case, as the index for options has it. */
  normalizedLabel: string
  /** The shop's time zone. */
  timeZone: string
}

/** A filter with the SQL of its condition. `description` is for `/api/docs`, for a filter that a module adds. */
export type SqlFilter = {
  filter: Filter
  buildCondition: ConditionBuilder
  description?: string
  /** SQL of the values that stand for placeholders in the condition. */
  constants?: Readonly<Record<string, string>> | undefined
  /** Builds the select of a sample: the column `id` of a part of the filter's rows that is found fast. */
  buildSampleSelect?: ConditionBuilder | undefined
}

type ConditionBuilder = (value: unknown, parameters: SqlParameters) => string

/** The server side of a filter that a module adds to lists. */
export type RowFilterRule = {
  filter: RowFilter
  description: string
  buildCondition: RowConditionBuilder
  /** SQL of the values that stand for placeholders in the conditions. */
  constants?: Readonly<Record<string, string>>
  /** Builds the select of a sample: the column `id` of a part of the filter's rows that is found fast. */
  buildSampleSelect?: RowConditionBuilder
}

export type RowConditionBuilder = (row: FilteredRow, value: string, parameters: SqlParameters) => string
/** SQL of a row's id and of the shop's day. */
export type FilteredRow = { id: string; resource: string; today: string }

/** The SQL expression of an order. `join` is set for a joined property. */
export type OrderExpression = { expression: string; join: ReferenceJoin | null }

/** The join of a reference: the row's column, the other table, its alias, and whether the column may be null. */
export type ReferenceJoin = { column: string; table: string; alias: string; isNullable: boolean }

type SelectOptions = {
  /** SQL by property: of computed fields, and of columns whose stored value is not the one that answers contain. */
  computedExpressions?: Readonly<Record<string, string>> | undefined
  choiceConditions?: ChoiceConditions | undefined
  rowFilters?: readonly RowFilterRule[]
  /** The time zone that decides which day is today. */
  timeZone?: string
}

export function buildSelectFragments(
  model: Model,
  resources: ResourcesByName,
  options: SelectOptions = {},
): SelectFragments {
  const { choiceConditions = noChoiceConditions, rowFilters = [], timeZone = readShopTimeZone() } = options
  const today = buildTodayExpression(timeZone)
  const computedExpressions = { ...options.computedExpressions, ...buildChoiceExpressions(choiceConditions) }
  const { resource } = model
  const properties = [...model.properties.values()]
  const tableOf = (name: string) => resources.get(name)?.table ?? name
  const joinedTables = new Map(
    properties.flatMap(({ source }) => (source.from === 'joined' ? [[source.through, tableOf(source.to)]] : [])),
  )
  const expressionOf = (property: EntityProperty) => computedExpressions[property.name] ?? columnExpressionOf(property)
  const buildColumn = (property: EntityProperty) =>
    `${buildReadExpression(property, expressionOf(property), model, tableOf)} as ${property.name}`
  const labelProperties = resource.label.flatMap((name) => model.properties.get(name) ?? [])
  const isReaderDependent = ({ name, source }: EntityProperty) =>
    source.from === 'computed' && dependsOnReader(computedExpressions[name])
  const orderableProperties = properties.filter((property) => property.isOrderable && !isReaderDependent(property))
  return {
    entityColumns: properties
      .filter(({ field }) => !field.isDetail)
      .map(buildColumn)
      .join(', '),
    listColumns: properties
      .filter(({ field }) => !field.isDetail && !field.isRecordOnly)
      .map(buildColumn)
      .join(', '),
    detailColumns: properties
      .filter(({ field }) => field.isDetail)
      .map(buildColumn)
      .join(', '),
    columnsByProperty: new Map(properties.map((property) => [property.name, buildColumn(property)])),
    cellsByProperty: new Map(
      properties.map((property) => [
        property.name,
        buildReadExpression(property, expressionOf(property), model, tableOf, 'cell'),
      ]),
    ),
    joins: [...joinedTables]
      .map(
        ([through, table]) => `left join ${table} ${joinAliasOf(through)} on ${joinAliasOf(through)}.id = t.${through}`,
      )
      .join(' '),
    ordersByProperty: new Map(
      orderableProperties.map((property) => [
        property.name,
        buildOrderExpressionAndJoin(property, expressionOf(property), model, tableOf),
      ]),
    ),
    sortableNames: new Set(orderableProperties.filter(({ isSortable }) => isSortable).map(({ name }) => name)),
    filters: new Map(
      [...buildFilters(model)].map(([name, filter]) => [
        name,
        filter.operator === 'row'
          ? buildRowFilter(filter, rowFilters, { id: expressionOf(filter.property), resource: resource.name, today })
          : {
              filter,
              buildCondition: createConditionBuilder(filter, expressionOf(filter.property), choiceConditions),
              constants: choiceConditions.constants,
            },
      ]),
    ),
    foreignSearchColumns: listForeignSearchColumns(model, tableOf),
    labelColumns: labelProperties.map(buildColumn).join(', '),
    labelExpressions: labelProperties.map(columnExpressionOf),
    labelHasJoins: labelProperties.some(({ source }) => source.from === 'joined'),
    normalizedLabel: buildNormalizedLabel(labelProperties.map(columnExpressionOf)),
    timeZone,
  }
}

function buildNormalizedLabel(expressions: readonly string[]): string {
  if (expressions.length === 1) return `norm(${expressions[0]}::text)`
  return `norm(${expressions.map((expression) => `coalesce(${expression}::text, '')`).join(" || ' ' || ")})`
}

const joinAliasOf = (field: string) => `j_${field}`

/** The SQL column of a property. Linked properties have none. */
function columnExpressionOf({ name, source }: EntityProperty): string {
  if (source.from === 'joined') return `${joinAliasOf(source.through)}.${source.column}`
  return `t.${source.from === 'alias' ? source.fieldName : name}`
}

function buildReadExpression(
  property: EntityProperty,
  expression: string,
  { resource }: Model,
  tableOf: (name: string) => string,
  target?: 'cell',
): string {
  const { source } = property
  const { select, cell } = serverKindOf(property.field)
  if (source.from !== 'linked' && source.from !== 'first' && source.from !== 'rows')
    return target === 'cell' && cell?.select ? cell.select(expression, property.field, tableOf) : select(expression)
  const field = findField(resource, source.fieldName)
  const { links } = field ? serverKindOf(field) : { links: null }
  if (!field || !links) throw new Error(`${resource.name}.${source.fieldName} links to no other rows.`)
  if (source.from === 'first') return links.selectFirst(field)
  return (target === 'cell' ? links.selectNames : links.select)(field, tableOf)
}

/** Finds the rule of a module's filter, and builds its condition for one resource. Throws if no rule has the filter. */
function buildRowFilter(
  filter: Extract<Filter, { operator: 'row' }>,
  rules: readonly RowFilterRule[],
  row: FilteredRow,
): SqlFilter {
  const rule = rules.find((candidate) => candidate.filter === filter.rowFilter)
  if (!rule) throw new Error(`The filter ${filter.name} of ${row.resource} has no rule.`)
  const { description, constants } = rule
  const bindRow =
    (build: RowConditionBuilder): ConditionBuilder =>
    (value, parameters) =>
      build(row, String(value), parameters)
  return {
    filter,
    description,
    constants,
    buildCondition: bindRow(rule.buildCondition),
    buildSampleSelect: rule.buildSampleSelect && bindRow(rule.buildSampleSelect),
  }
}

/** Builds the SQL expression of each computed choice: it gives the value whose condition holds. */
function buildChoiceExpressions({ conditions, constants }: ChoiceConditions): Record<string, string> {
  const fillIn = (condition: string) =>
    Object.entries(constants).reduce((text, [placeholder, sql]) => text.replaceAll(placeholder, sql), condition)
  return Object.fromEntries(
    Object.entries(conditions).map(([name, conditionsByValue]) => {
      const cases = Object.entries(conditionsByValue).map(
        ([value, condition]) => `when ${fillIn(condition)} then '${value}'`,
      )
      return [name, `(case ${cases.join(' ')} end)`]
    }),
  )
}

const noChoiceConditions: ChoiceConditions = { conditions: {}, constants: {} }

/**
 * Creates the function that builds a filter's condition. `is true` and `is false` are constants, exactly as in the
 * partial indexes.
 */
function createConditionBuilder(
  { property, operator }: ValueFilter,
  expression: string,
  { conditions, unions = {}, negations = {} }: ChoiceConditions,
): ConditionBuilder {
  const conditionsByValue = conditions[property.name]
  const buildUnion = (choices: readonly string[]) =>
    choices.map((choice) => `(${conditionsByValue?.[choice]})`).join(' or ')
  if (conditionsByValue && (operator === 'equals' || operator === 'in'))
    return (value) => `(${(unions[property.name] ?? buildUnion)([value].flat().map(String))})`
  const kind = serverKindOf(property.field)
  if (operator === 'empty') return (value) => `${kind.isEmpty(expression)} is ${value === true}`
  const compare = { equals: kind.equals, in: kind.isOneOf, from: kind.isAtLeast, to: kind.isAtMost }[operator]
  return (value, parameters) => {
    const [firstValue, ...otherValues] = Array.isArray(value) ? value : [value]
    // Yes and no are constants too: with a parameter the planner could not use a partial index.
    if (typeof firstValue === 'boolean')
      return otherValues.some((otherValue) => otherValue !== firstValue)
        ? 'true'
        : firstValue
          ? expression
          : (negations[property.name] ?? `not ${expression}`)
    return compare(expression, parameters.add(value))
  }
}

/**
 * Texts are ordered by the Spanish collation: ñ after n, then accents, then case. An id that is a text is ordered by
 * its bytes, which takes a fraction of the time.
 */
function buildOrderExpressionAndJoin(
  property: EntityProperty,
  columnExpression: string,
  { resource }: Model,
  tableOf: (name: string) => string,
): OrderExpression {
  const { source, field } = property
  const collation = kindOf(field).order === 'text' ? ` collate "${property.name === 'id' ? 'C' : 'es-x-icu'}"` : ''
  const expression = (serverKindOf(field).sortExpression?.(columnExpression, field) ?? columnExpression) + collation
  if (source.from !== 'joined') return { expression, join: null }
  const { through, to } = source
  const isNullable = resource.fields[through]?.required === undefined
  return { expression, join: { column: through, table: tableOf(to), alias: joinAliasOf(through), isNullable } }
}
