import { emailPattern } from '#src/platform/email-address.ts'

/** How the kinds of text are spelt that have a shape. Without flags: the API's document gives them to other programs. */
export const patterns = {
  email: emailPattern,
  color: /^#[0-9a-fA-F]{6}$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  url: /^[hH][tT][tT][pP][sS]?:\/\/\S+$/,
} as const
