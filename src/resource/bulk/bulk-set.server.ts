import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import type { NumberField } from '#src/resource/kinds/number/number.ts'
import {
  canIncreaseByPercent,
  increaseByPercent,
  parseIncreasePercent,
  type Rounding,
  roundings,
} from '#src/resource/kinds/number/percent.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import { parseFieldsOrRefuse, parseRecordFieldsOrRefuse } from '#src/resource/write/check-input.server.ts'

/** The changes of a bulk edit: values, the same for every row, and percentages by which numbers increase. */
export type BulkSet = {
  values: CheckedValues
  percents: readonly { name: string; field: NumberField; percent: number; rounding: Rounding }[]
}

/**
 * True for a field that a bulk edit may set: a writable one that is not unique, fixed after creation, write-only or of
 * files.
 */
export const isBulkEditable = (field: Field): boolean =>
  !field.readOnly && !field.writeOnly && !field.unique && !field.fixed && serverKindOf(field).files === null

/** Parses the `set` of a bulk edit's body. Throws Invalid with every wrong field. */
export function parseBulkSet(prepared: PreparedResource, raw: unknown): BulkSet {
  const { resource } = prepared
  const changes = typeof raw === 'string' ? parseJsonOrNull(raw) : raw
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes) || Object.keys(changes).length === 0)
    throw new Invalid({ set: 'resource.bulk.nothing_set' })
  const problems: Record<string, MessageRef> = {}
  const plainValues: Record<string, unknown> = {}
  const percents: BulkSet['percents'][number][] = []
  for (const [name, value] of Object.entries(changes)) {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
    if (!field || !isBulkEditable(field)) problems[name] = 'resource.bulk.not_settable'
    else if (!isPercentChange(value)) plainValues[name] = value
    else if (!canIncreaseByPercent(field)) problems[name] = 'resource.bulk.no_percent'
    else {
      const percent = parseIncreasePercent(typeof value.percent === 'number' ? value.percent : String(value.percent))
      const { round = 'none', percent: _, ...unknown } = value
      const rounding = roundings.find((known) => known === round)
      if ('problem' in percent) problems[name] = percent.problem
      else if (!rounding || Object.keys(unknown).length > 0) problems[name] = 'resource.bulk.no_rounding'
      else percents.push({ name, field, percent: percent.value, rounding })
    }
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
  return { values: parseRecordFieldsOrRefuse(prepared, 'update', { fields: plainValues, uploads: [] }), percents }
}

const isPercentChange = (value: unknown): value is { percent: unknown; round?: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'percent' in value

/**
 * The values that the bulk edit gives one row. An empty number is not increased, and is left out. Throws Invalid if an
 * increased number leaves its field's bounds.
 */
export function computeRowValues({ values, percents }: BulkSet, row: Entity): CheckedValues {
  const increasedFields = percents.flatMap(({ name, field, percent, rounding }) => {
    const value = row[name]
    if (typeof value !== 'number') return []
    return [[name, field, increaseByPercent(value, percent, field.decimals, rounding)] as const]
  })
  return { ...values, ...parseFieldsOrRefuse(increasedFields) }
}

/**
 * Names of the properties that the bulk edit changes, among the resource's fields and the columns of its list. A
 * changed reference changes the properties joined by it too.
 */
export function listChangedPropertyNames(
  { resource, model }: PreparedResource,
  { values, percents }: BulkSet,
): string[] {
  const setFields = new Set([...Object.keys(values), ...percents.map(({ name }) => name)])
  return [...model.properties.values()]
    .flatMap(({ name, source }) => {
      if (setFields.has(name)) return [name]
      if (source.from === 'joined') return setFields.has(source.through) ? [name] : []
      return (source.from === 'linked' || source.from === 'rows') && setFields.has(source.fieldName) ? [name] : []
    })
    .filter((name) => name in resource.fields || resource.columns.includes(name))
}

export const hasBulkEditableField = ({ fields }: Resource): boolean => Object.values(fields).some(isBulkEditable)
