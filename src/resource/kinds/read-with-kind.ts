import type { FieldOptions, Kind, ReadResult } from '#src/resource/kinds/kind.ts'

/** Reads one field by its kind. Null and blank text count as empty. */
export function readWithKind<F extends FieldOptions>(kind: Kind<F>, field: F, raw: unknown): ReadResult {
  if (!isValueBlank(raw)) return kind.read?.(field, raw) ?? { problem: 'resource.fields.text' }
  return field.required ? { problem: field.required } : { value: kind.emptyValue(field) }
}

/** True for no value, and for text of white space and invisible format characters. */
export function isValueBlank(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && raw.replace(/[\p{Cf}\s]/gu, '') === '')
}
