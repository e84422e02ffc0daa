import { typedNumber } from '#src/platform/typed-number.ts'
import { linkedOf } from '#src/resource/columns.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { Field } from '#src/resource/fields.ts'

/** What a form holds, by field: text as typed, ids, stored pictures by name, new ones as files. */
export type FormValues = Record<string, unknown>

/** The fields that a form shows and sends. */
export function formFields(resource: Resource): [string, Field][] {
  return Object.entries(resource.fields).filter(([, field]) => !field.hidden && !field.readOnly)
}

/** A row as its form shows it; without one, an empty form. */
export function valuesOf(resource: Resource, entity: Entity | null): FormValues {
  return Object.fromEntries(formFields(resource).map(([name, field]) => [name, typedValue(name, field, entity)]))
}

function typedValue(name: string, field: Field, entity: Entity | null): unknown {
  const value = entity?.[name]
  switch (field.kind) {
    case 'number':
      return typeof value === 'number' ? typedNumber(value) : ''
    case 'boolean':
      return typeof value === 'boolean' ? value : field.byDefault
    case 'ref':
      return typeof value === 'number' ? String(value) : ''
    case 'refs':
      return entity ? linkedOf(entity, field.as).map(({ id }) => id) : []
    case 'picture':
      return typeof value === 'string' ? value : null
    case 'pictures':
      return Array.isArray(value) ? value : []
    default:
      return typeof value === 'string' ? value : ''
  }
}

/**
 * What is sent: the checked values, the pictures in their order, and the stamp of the row that the reader saw, so that
 * nobody's later change is overwritten unseen. `checked` comes from the resource's schema, `values` from the form.
 */
export function bodyOf(resource: Resource, checked: FormValues, values: FormValues, base: Entity | null): FormValues {
  const body: FormValues = {}
  for (const [name, field] of formFields(resource)) {
    if (field.kind === 'picture') Object.assign(body, onePicture(name, values[name], base))
    else if (field.kind === 'pictures') Object.assign(body, manyPictures(name, field, values[name]))
    else if (checked[name] !== undefined) body[name] = checked[name]
  }
  if (base) body['updated_at'] = base.updated_at
  return body
}

function onePicture(name: string, value: unknown, base: Entity | null): FormValues {
  if (value instanceof Blob) return { [name]: value }
  return value === null && base?.[name] ? { [`remove_${name}`]: true } : {}
}

function manyPictures(name: string, field: { kept: string; sequence: string }, value: unknown): FormValues {
  const items: unknown[] = Array.isArray(value) ? value : []
  const kept = items.filter((item) => typeof item === 'string')
  const files = items.filter((item) => item instanceof Blob)
  if (files.length === 0) return { [field.kept]: kept }
  const order = items.map((item) => (item instanceof Blob ? `new:${files.indexOf(item)}` : item))
  return { [field.kept]: kept, [field.sequence]: order, [name]: files }
}

/** The picture fields without what the server has stored: a new record can only bring its own. */
export function withoutStored(resource: Resource, values: FormValues): FormValues {
  const isFile = (item: unknown) => item instanceof Blob
  const pictures = formFields(resource).filter(([, { kind }]) => kind === 'picture' || kind === 'pictures')
  return Object.fromEntries(
    pictures.map(([name, { kind }]) => {
      const value = values[name]
      if (kind === 'picture') return [name, isFile(value) ? value : null]
      return [name, Array.isArray(value) ? value.filter(isFile) : []]
    }),
  )
}

/** Whether two values of a field say the same; a file is only itself. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  return Object.is(a, b)
}
