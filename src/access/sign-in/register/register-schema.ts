import * as z from 'zod/mini'
import { forgotSchema, passwordCheck } from '#src/access/sign-in/credentials.ts'

const password = passwordCheck({
  required: 'Required',
  tooShort: 'Must be 5 characters or more',
  tooLong: 'Must be 30 characters or less',
})

/** The two passwords are not compared, as the specification says of these forms. */
export const registerSchema = z.object({
  email: forgotSchema.shape.email,
  password,
  passwordRetype: password,
  terms: z.literal(true, 'Required'),
})

export const recoverSchema = z.object({ password, confirmPassword: password })

/** Redacts the passwords of a registration before it is logged. */
export function redactPasswords<V extends { password: string; passwordRetype: string }>(values: V): V {
  return { ...values, password: '•••', passwordRetype: '•••' }
}
