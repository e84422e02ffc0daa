import * as z from 'zod/mini'
import { type PasswordMessages, passwordLength, passwordMessages } from '#src/access/passwords/password-length.ts'
import { encodeMessageRef } from '#src/platform/i18n/message-ref.ts'
import { emailPattern } from '#src/platform/text/email-address.ts'
import { parseId } from '#src/resource/record-id.ts'

/** Schema of a password: its length within bounds, with the form's own messages. */
export const buildPasswordSchema = ({ required, tooShort, tooLong }: PasswordMessages = passwordMessages) =>
  z
    .string(required)
    .check(
      z.minLength(1, { error: required, abort: true }),
      z.minLength(passwordLength.min, { error: encodeMessageRef(tooShort), abort: true }),
      z.maxLength(passwordLength.max, encodeMessageRef(tooLong)),
    )

const stringifyIfNumber = (value: unknown) => (typeof value === 'number' ? String(value) : value)
/**
 * Parses a company's id, which may be a text. 0 means the account without a company. Any other value is returned as it
 * is, so that the schema refuses it.
 */
const parseCompanyIdOrKeepValue = (value: unknown) => (value === '0' ? 0 : (parseId(value) ?? value))

const companyIdSchema = z
  .int('access.sign_in.company_wrong')
  .check(z.gte(0, 'access.sign_in.company_wrong'), z.lte(2_147_483_647, 'access.sign_in.company_wrong'))

/** Body of a sign-in. `company_id` is sent after COMPANY_REQUIRED. 0 means the account without a company. */
export const signInSchema = z.strictObject({
  dni: z.pipe(
    z.transform(stringifyIfNumber),
    z
      .string('validation.user.required')
      .check(
        z.trim(),
        z.minLength(1, { error: 'validation.user.required', abort: true }),
        z.maxLength(60, 'access.users.dni_invalid'),
      ),
  ),
  password: buildPasswordSchema(),
  company_id: z.optional(z.nullable(z.pipe(z.transform(parseCompanyIdOrKeepValue), companyIdSchema))),
})
export type SignInBody = z.infer<typeof signInSchema>

/** Schema of an email, with the message key of an address that is not one. */
export const buildEmailSchema = (invalidMessage: string) =>
  z
    .string('Required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'Required', abort: true }),
      z.maxLength(254, invalidMessage),
      z.regex(emailPattern, invalidMessage),
    )

export const forgotSchema = z.strictObject({ email: buildEmailSchema('Invalid email address') })

/** Body of a new password by a mailed link. As specified, the two passwords are not compared. */
export const resetSchema = z.strictObject({
  token: z.string('access.reset.link_wrong').check(z.regex(/^[\w-]{43}$/, 'access.reset.link_wrong')),
  password: buildPasswordSchema(),
  confirmPassword: z.optional(buildPasswordSchema()),
})
