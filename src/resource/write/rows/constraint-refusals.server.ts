import {
  type DatabaseErrorDetails,
  parseDatabaseError,
} from '#src/platform/database/errors/parse-database-error.server.ts'
import { Conflict, Duplicate, Invalid, type Refusal, TakenMeanwhile } from '#src/platform/errors.ts'
import { defaultDuplicateMessage } from '#src/resource/declaration.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'

/**
 * Maps a constraint violation to a refusal, with the database's error as its cause; returns other errors unchanged. The
 * constraint's name tells the field: `table_column_unique`, `table_column_fkey`, `table_column_check`,
 * `table_column_overlap` (exclusion).
 */
export function mapConstraintErrorToRefusal(error: unknown, prepared: PreparedResource): unknown {
  const violation = parseDatabaseError(error)
  const refusal = violation && mapViolationToRefusal(violation, prepared)
  return refusal ? Object.assign(refusal, { cause: error }) : error
}

/** Returns a handler for `catch`, which throws a constraint violation as a refusal. */
export const createRefusalThrower =
  (prepared: PreparedResource) =>
  (error: unknown): never => {
    throw mapConstraintErrorToRefusal(error, prepared)
  }

/** Handler for `catch` of an undo or a restore, which throws a unique violation as TakenMeanwhile. */
export function rethrowDuplicateAsTaken(error: unknown): never {
  if (!(error instanceof Duplicate)) throw error
  throw Object.assign(new TakenMeanwhile(error.key, error.fields), { cause: error.cause })
}

/** True for a refusal by a constraint of the database. Its transaction has failed, or must return to a savepoint. */
export const isConstraintRefusal = (refusal: Refusal): boolean => parseDatabaseError(refusal.cause) !== null

function mapViolationToRefusal(violation: DatabaseErrorDetails, prepared: PreparedResource): Refusal | null {
  const { resource } = prepared
  const field = findConstraintFieldName(violation.constraint, prepared)
  switch (violation.code) {
    case '23505': {
      if (!field) return new Duplicate(resource.duplicateMessage)
      const message = resource.fields[field]?.unique ?? resource.duplicateMessage
      // A resource with its own `duplicateMessage` shows the field's message at the top too. Other resources show the
      // general message there.
      return new Duplicate(resource.duplicateMessage === defaultDuplicateMessage ? defaultDuplicateMessage : message, {
        [field]: message,
      })
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

/** Maps the violation of a foreign key by a delete to Conflict `IN_USE`: other rows refer to the row. */
export function mapForeignKeyViolationToInUse(error: unknown): unknown {
  if (parseDatabaseError(error)?.code !== '23503') return error
  return Object.assign(new Conflict('resource.delete.in_use', 'IN_USE'), { cause: error })
}

function findConstraintFieldName(constraint: string, { resource, references }: PreparedResource): string | undefined {
  const reference = references.find(({ name, field, reference }) => {
    return reference.constraintName(resource.table, name, field) === constraint
  })
  if (reference) return reference.name
  const column = constraint.replace(`${resource.table}_`, '').replace(/_(unique|fkey|check|overlap)$/, '')
  return Object.hasOwn(resource.fields, column) ? column : undefined
}
