import * as z from 'zod/mini'
import { passwordLength } from '#src/access/passwords/password-length.ts'
import { forgotSchema } from '#src/access/sign-in/credentials.ts'

const password = () =>
  z
    .string()
    .check(
      z.minLength(1, { error: 'Required', abort: true }),
      z.minLength(passwordLength.min, { error: 'Must be 5 characters or more', abort: true }),
      z.maxLength(passwordLength.max, 'Must be 30 characters or less'),
    )

/** The two passwords are not compared, as the specification says of these forms. */
export const registerSchema = z.object({
  email: forgotSchema.shape.email,
  password: password(),
  passwordRetype: password(),
  terms: z.literal(true, 'Required'),
})

export const recoverSchema = z.object({ password: password(), confirmPassword: password() })

/** Redacts the passwords of a registration before it is logged. */
export function withoutPasswords<V extends { password: string; passwordRetype: string }>(values: V): V {
  return { ...values, password: '•••', passwordRetype: '•••' }
}
