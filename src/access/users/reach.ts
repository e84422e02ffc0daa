import type { RowRule } from '#src/resource/declaration.ts'

/** Fields of an account that identify its user, let them sign in, or bound which rows they see. */
const guardedFields = ['dni', 'email', 'password', 'confirmPassword', 'active', 'company_id', 'client_id']

/**
 * Privilege escalation: an actor who sets a user's password can act as that user. So only actors who hold all of the
 * user's permissions and see all of the user's rows may change the guarded fields, delete the user or end sessions.
 */
export const findReachRefusal: RowRule = (user, verb, field = '') => {
  if (verb === 'update' && !guardedFields.includes(field)) return null
  if (!user.out_of_reach) return null
  return user.reaches_further ? 'access.users.reaches_further' : 'access.users.stronger'
}
