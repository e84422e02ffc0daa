import type { RowRule } from '#src/resource/declaration.ts'

/** Fields of an account that identify its user, let them in or bound their reach. */
const guardedFields = ['dni', 'email', 'password', 'confirmPassword', 'active', 'company_id', 'client_id']

/**
 * Privilege escalation: whoever sets a user's password can act as them, so these fields, deleting them and ending their
 * sessions are for who holds all of their permissions and sees all that they see.
 */
export const reachRule: RowRule = (user, verb, field = '') => {
  if (verb === 'update' && !guardedFields.includes(field)) return null
  if (!user.out_of_reach) return null
  return user.reaches_further ? 'access.users.reaches_further' : 'access.users.stronger'
}
