import type { MessageRef } from '#src/platform/errors.ts'

export type PasswordMessages = { required: string; tooShort: MessageRef; tooLong: MessageRef }

/** Password length in UTF-16 code units, and the messages for breaking it. */
export const passwordLength = { min: 5, max: 30 }
export const passwordMessages = {
  required: 'validation.password.required',
  tooShort: { key: 'validation.password.minLength', params: { qty: passwordLength.min } },
  tooLong: { key: 'validation.password.maxLength', params: { qty: passwordLength.max } },
} as const satisfies PasswordMessages
