import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import type { NumberField } from '#src/resource/kinds/number/number.ts'
import { raisedBy, readPercent, takesPercent } from '#src/resource/kinds/number/percent.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
import { checkGiven, readFields } from '#src/resource/write/check-input.server.ts'

/** What a bulk edit sets: values, the same for every row, and percentages by which numbers are raised. */
export type BulkSet = { given: Given; percents: readonly { name: string; field: NumberField; percent: number }[] }

/** Fields that a bulk edit may set: those that a row does not have for itself alone. */
export const isSettable = (field: Field): boolean =>
  !field.readOnly && !field.writeOnly && !field.unique && !field.once && serverKindOf(field).files === null

/** Reads and checks `set` by the field's own rules. Throws Invalid at each wrong field. */
export function parseSet(prepared: Prepared, raw: unknown): BulkSet {
  const { resource } = prepared
  const set = typeof raw === 'string' ? parseJsonOrNull(raw) : raw
  if (typeof set !== 'object' || set === null || Array.isArray(set) || Object.keys(set).length === 0)
    throw new Invalid({ set: 'resource.bulk.nothing_set' })
  const problems: Record<string, MessageRef> = {}
  const plain: Record<string, unknown> = {}
  const percents: BulkSet['percents'][number][] = []
  for (const [name, value] of Object.entries(set)) {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
    if (!field || !isSettable(field)) problems[name] = 'resource.bulk.not_settable'
    else if (!isPercent(value)) plain[name] = value
    else if (!takesPercent(field)) problems[name] = 'resource.bulk.no_percent'
    else {
      const percent = readPercent(typeof value.percent === 'number' ? value.percent : String(value.percent))
      if ('problem' in percent) problems[name] = percent.problem
      else percents.push({ name, field, percent: percent.value })
    }
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
  return { given: checkGiven(prepared, 'update', { fields: plain, uploads: [] }), percents }
}

const isPercent = (value: unknown): value is { percent: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'percent' in value

/** What one row gets. Throws Invalid where a raised number leaves its field's bounds. */
export function givenOf({ given, percents }: BulkSet, row: Entity): Given {
  const raised = percents.flatMap(({ name, field, percent }) => {
    const value = row[name]
    return typeof value === 'number' ? [[name, field, raisedBy(value, percent, field.decimals)] as const] : []
  })
  return { ...given, ...readFields(raised) }
}

/** Names of an entity that a `set` changes: of a reference its joined names with it. */
export function namesSet({ resource, model }: Prepared, { given, percents }: BulkSet): string[] {
  const set = new Set([...Object.keys(given), ...percents.map(({ name }) => name)])
  return [...model.names.values()]
    .flatMap(({ name, source }) => {
      if (set.has(name)) return [name]
      if (source.from === 'joined') return set.has(source.through) ? [name] : []
      return (source.from === 'linked' || source.from === 'rows') && set.has(source.of) ? [name] : []
    })
    .filter((name) => name in resource.fields || resource.columns.includes(name))
}

export const hasSettable = ({ fields }: Resource): boolean => Object.values(fields).some(isSettable)
