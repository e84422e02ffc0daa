import { type DatabaseRefusal, databaseRefusal } from '#src/platform/database/database-refusal.server.ts'
import { Conflict, Duplicate, Invalid, type Refusal } from '#src/platform/errors.ts'
import { anyDuplicate } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'

/**
 * Maps constraint violations to refusals, with the database's error as their cause; other errors are returned as they
 * are. The field is read from the constraint's name: `table_column_unique`, `table_column_fkey`, `table_column_check`,
 * `table_column_overlap` (exclusion).
 */
export function mapWriteError(error: unknown, prepared: Prepared): unknown {
  const violation = databaseRefusal(error)
  const refusal = violation && mapViolation(violation, prepared)
  return refusal ? Object.assign(refusal, { cause: error }) : error
}

/** For `catch`: throws a constraint's violation as a refusal. */
export const throwAsRefusal =
  (prepared: Prepared) =>
  (error: unknown): never => {
    throw mapWriteError(error, prepared)
  }

/** True for a refusal that a constraint of the database made: its transaction is at an end, or back at a savepoint. */
export const isConstraintRefusal = (refusal: Refusal): boolean => databaseRefusal(refusal.cause) !== null

function mapViolation(violation: DatabaseRefusal, prepared: Prepared): Refusal | null {
  const { resource } = prepared
  const field = findConstraintField(violation.constraint, prepared)
  switch (violation.code) {
    case '23505': {
      const message = field && resource.fields[field]?.unique
      if (!field || !message) return new Duplicate(resource.duplicate)
      // A resource with words of its own says at the top what it says at the field; the general ones stay.
      return new Duplicate(resource.duplicate === anyDuplicate ? anyDuplicate : message, { [field]: message })
    }
    case '23503':
      return new Invalid(field ? { [field]: 'resource.fields.ref' } : {})
    case '23502':
      return new Invalid(violation.column ? { [violation.column]: 'resource.fields.required' } : {})
    case '23P01':
      return new Invalid(field ? { [field]: 'resource.fields.overlap' } : {}, 'resource.fields.overlap')
    case '23514':
      return new Invalid(field ? { [field]: 'resource.fields.out_of_range' } : {})
    case '22003':
    case '22021':
    case '22P02':
    case '22P05':
    case '22007':
    case '22008':
    case '22009':
    case '22001':
      return new Invalid({}, 'platform.answers.bad_request')
    default:
      return null
  }
}

/** The same of a delete: a foreign key refuses a row to which others refer. */
export function mapDeleteError(error: unknown): unknown {
  if (databaseRefusal(error)?.code !== '23503') return error
  return Object.assign(new Conflict('resource.delete.in_use', 'IN_USE'), { cause: error })
}

function findConstraintField(constraint: string, { resource, references }: Prepared): string | undefined {
  const reference = references.find(({ name, field, reference }) => {
    return reference.constraintName(resource.table, name, field) === constraint
  })
  if (reference) return reference.name
  const column = constraint.replace(`${resource.table}_`, '').replace(/_(unique|fkey|check|overlap)$/, '')
  return Object.hasOwn(resource.fields, column) ? column : undefined
}
