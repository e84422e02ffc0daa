import * as z from 'zod/mini'
import { encodeMessageRef } from '#src/platform/i18n/message-ref.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { ReadResult } from '#src/resource/kinds/kind.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { isMissingOrBlankText, readWithKind } from '#src/resource/kinds/read-with-kind.ts'

export type WriteMode = 'create' | 'update'

/** Parses a field's value from a request or a form into the value to store, or reports its problems. */
type FieldSchema = z.ZodMiniType<unknown, unknown>

type IssueContext = { issues: unknown[] }

/**
 * Builds the validation schema of a resource for the form (on blur) and the API (on every write). Files are not in it,
 * as they are checked when they arrive. The result leaves out fields that are not sent; on `create` a missing required
 * field is refused.
 */
export function buildWriteSchema(resource: Resource, mode: WriteMode): z.ZodMiniObject<Record<string, FieldSchema>> {
  const shape: Record<string, FieldSchema> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.readOnly || kindOf(field).read === null) continue
    const schema = z.pipe(z.unknown(), z.transform(createFieldTransform(field, mode)))
    shape[name] = mode === 'create' && field.required ? schema : z.optional(schema)
  }
  return z.object(shape)
}

/** True if an update with an empty field keeps the stored value: a form cannot show a write-only value to send back. */
export const keepsValueWhenEmpty = (field: Field, mode: WriteMode): boolean =>
  mode === 'update' && field.writeOnly === true

const createFieldTransform = (field: Field, mode: WriteMode) => (raw: unknown, context: IssueContext) => {
  const result = keepsValueWhenEmpty(field, mode) && isMissingOrBlankText(raw) ? { value: null } : readField(field, raw)
  if ('value' in result) return result.value
  for (const [path, problem] of Object.entries(result.problemsByPath ?? { '': result.problem })) {
    const issuePath = path === '' ? [] : path.split('.')
    context.issues.push({
      code: 'custom',
      message: encodeMessageRef(problem),
      input: raw,
      continue: false,
      path: issuePath,
    })
  }
  return z.NEVER
}

/** Reads one field's input: the value to store, or its problem. Null and blank text count as empty. */
export const readField = (field: Field, raw: unknown): ReadResult => readWithKind(kindOf(field), field, raw)
