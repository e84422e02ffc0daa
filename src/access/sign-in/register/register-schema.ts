import * as z from 'zod/mini'
import { buildEmailSchema, buildPasswordSchema } from '#src/access/sign-in/credentials.ts'

const password = buildPasswordSchema({
  required: 'Required',
  tooShort: 'Must be 5 characters or more',
  tooLong: 'Must be 30 characters or less',
})

/** Values of the registration form. As specified, the two passwords are not compared. */
export const registerSchema = z.object({
  email: buildEmailSchema('access.register.invalid_email'),
  password,
  passwordRetype: password,
  terms: z.literal(true, 'Required'),
})

export const recoverSchema = z.object({ password, confirmPassword: password })

/** Replaces the passwords of a registration before it is logged. */
export function redactPasswords<V extends { password: string; passwordRetype: string }>(values: V): V {
  return { ...values, password: '•••', passwordRetype: '•••' }
}
