import type { MessageRef } from '#src/platform/errors.ts'

export type PasswordMessages = { required: string; tooShort: MessageRef; tooLong: MessageRef }

/** Bounds of a password's length, in UTF-16 code units. */
export const passwordLength = { min: 5, max: 30 }
export const passwordMessages = {
  required: 'validation.password.required',
  tooShort: { key: 'validation.password.minLength', params: { qty: passwordLength.min } },
  tooLong: { key: 'validation.password.maxLength', params: { qty: passwordLength.max } },
} as const satisfies PasswordMessages
