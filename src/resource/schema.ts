import * as z from 'zod/mini'
import { packRef } from '#src/platform/i18n/message-ref.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { ReadResult } from '#src/resource/kinds/kind.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { isBlank, readWithKind } from '#src/resource/kinds/read-with-kind.ts'

export type WriteMode = 'create' | 'update'

/** Parses a field's wire or form value into the stored value, or reports what is wrong. */
type FieldSchema = z.ZodMiniType<unknown, unknown>

type Context = { issues: unknown[] }

/**
 * Validation schema of a resource, shared by the form (on blur) and the API (on every write). Files are checked as they
 * arrive. A field that is not sent is left out of the result; on `create` a missing required one is refused. One that
 * stays when empty is then null.
 */
export function resourceSchema(resource: Resource, mode: WriteMode): z.ZodMiniObject<Record<string, FieldSchema>> {
  const shape: Record<string, FieldSchema> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.readOnly || kindOf(field).read === null) continue
    const schema = z.pipe(z.unknown(), z.transform(transforming(field, mode)))
    shape[name] = mode === 'create' && field.required ? schema : z.optional(schema)
  }
  return z.object(shape)
}

/** True for a field that stays as it is where an update leaves it empty: nobody could read it back. */
export const staysWhenEmpty = (field: Field, mode: WriteMode): boolean => mode === 'update' && field.writeOnly === true

const transforming = (field: Field, mode: WriteMode) => (raw: unknown, context: Context) => {
  const result = staysWhenEmpty(field, mode) && isBlank(raw) ? { value: null } : readField(field, raw)
  if ('value' in result) return result.value
  for (const [path, problem] of Object.entries(result.problemsByPath ?? { '': result.problem })) {
    const within = path === '' ? [] : path.split('.')
    context.issues.push({ code: 'custom', message: packRef(problem), input: raw, continue: false, path: within })
  }
  return z.NEVER
}

/** Reads one field: its stored value, or what is wrong; null and blank text count as empty. */
export const readField = (field: Field, raw: unknown): ReadResult => readWithKind(kindOf(field), field, raw)
