import * as z from 'zod/mini'
import type { MessageRef } from '#src/platform/errors.ts'
import { packRef } from '#src/platform/i18n/message-ref.ts'
import { emailPattern } from '#src/platform/text/email-address.ts'
import { parseId } from '#src/resource/record-id.ts'

/** Bounds of a password, and what stands under the field when they are broken. */
export const passwordLength = { min: 5, max: 30 }
export const passwordMessages = {
  required: 'validation.password.required',
  tooShort: { key: 'validation.password.minLength', params: { qty: passwordLength.min } },
  tooLong: { key: 'validation.password.maxLength', params: { qty: passwordLength.max } },
} as const satisfies Record<string, MessageRef>

const password = () =>
  z
    .string(passwordMessages.required)
    .check(
      z.minLength(1, { error: passwordMessages.required, abort: true }),
      z.minLength(passwordLength.min, { error: packRef(passwordMessages.tooShort), abort: true }),
      z.maxLength(passwordLength.max, packRef(passwordMessages.tooLong)),
    )

const asText = (given: unknown) => (typeof given === 'number' ? String(given) : given)
/** An id as text, or the 0 that stands for no company. */
const asCompany = (given: unknown) => (given === '0' ? 0 : (parseId(given) ?? given))

const company = z
  .int('access.sign_in.company_wrong')
  .check(z.gte(0, 'access.sign_in.company_wrong'), z.lte(2_147_483_647, 'access.sign_in.company_wrong'))

/**
 * What a sign-in sends; `company_id` after the answer that the dni has several accounts, 0 for the one of no company.
 */
export const signInSchema = z.strictObject({
  dni: z.pipe(
    z.transform(asText),
    z
      .string('validation.user.required')
      .check(
        z.trim(),
        z.minLength(1, { error: 'validation.user.required', abort: true }),
        z.maxLength(60, 'access.users.dni_invalid'),
      ),
  ),
  password: password(),
  company_id: z.optional(z.nullable(z.pipe(z.transform(asCompany), company))),
})
export type SignIn = z.infer<typeof signInSchema>

export const forgotSchema = z.strictObject({
  email: z
    .string('Required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'Required', abort: true }),
      z.maxLength(254, 'Invalid email address'),
      z.regex(emailPattern, 'Invalid email address'),
    ),
})

/** The two passwords are not compared: the specification says so of this form. */
export const resetSchema = z.strictObject({
  token: z.string('access.reset.link_wrong').check(z.regex(/^[\w-]{43}$/, 'access.reset.link_wrong')),
  password: password(),
  confirmPassword: z.optional(password()),
})
