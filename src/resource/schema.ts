import * as z from 'zod/mini'
import { packRef } from '#src/platform/i18n/message-ref.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Reading } from '#src/resource/kinds/kind.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'

export type WriteMode = 'create' | 'update'

/** Parses a field's wire or form value into the stored value, or reports what is wrong. */
type FieldSchema = z.ZodMiniType<unknown, unknown>

type Context = { issues: unknown[] }

/**
 * Validation schema of a resource, shared by the form (on blur) and the API (on every write). Files are checked as they
 * arrive. A field that is not sent is left out of the result; on `create` a missing required one is refused. On
 * `update` an empty write-only field is null: nobody can read it back, so empty means that it stays.
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

const transforming = (field: Field, mode: WriteMode) => (raw: unknown, context: Context) => {
  const isKept = mode === 'update' && field.writeOnly && isBlank(raw)
  const result = isKept ? { value: null } : readField(field, raw)
  if ('value' in result) return result.value
  context.issues.push({ code: 'custom', message: packRef(result.problem), input: raw, continue: false })
  return z.NEVER
}

/** Reads one field: its stored value, or what is wrong; null and blank text count as empty. */
export function readField(field: Field, raw: unknown): Reading {
  const kind = kindOf(field)
  if (!isBlank(raw)) return kind.read?.(field, raw) ?? { problem: 'resource.fields.text' }
  return field.required ? { problem: field.required } : { value: kind.empty(field) }
}

/** Empty, or made of white space and invisible format characters. */
function isBlank(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && raw.replace(/[\p{Cf}\s]/gu, '') === '')
}
