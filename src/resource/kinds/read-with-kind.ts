import type { FieldOptions, Kind, ReadResult } from '#src/resource/kinds/kind.ts'

/**
 * Reads one field by its kind. A missing value, null and blank text are empty: a problem if the field is required, else
 * the kind's empty value.
 */
export function readWithKind<F extends FieldOptions>(kind: Kind<F>, field: F, raw: unknown): ReadResult {
  if (!isMissingOrBlankText(raw)) return kind.read?.(field, raw) ?? { problem: 'resource.fields.text' }
  return field.required ? { problem: field.required } : { value: kind.emptyValue(field) }
}

/** True for no value, and for text of white space and invisible format characters. */
export function isMissingOrBlankText(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && raw.replace(/[\p{Cf}\s]/gu, '') === '')
}
