import type { MessageRef } from '#src/platform/errors.ts'
import { emailPattern } from '#src/platform/text/email-address.ts'

export const contactFields = ['name', 'email', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactMessage = Record<ContactField, string>
export type ContactProblems = Partial<Record<ContactField, MessageRef>>

/** Honeypot: a field that people do not see and bots fill in. */
export const trapField = 'website'

export const contactRules: Record<ContactField, { max: number; required: string }> = {
  name: { max: 200, required: 'No ingresaste ningun nombre' },
  email: { max: 254, required: 'No ingresaste ningun email' },
  message: { max: 10_000, required: 'No ingresaste ningun mensaje' },
}

/** Checks one field, in the browser and on the server. Null if it is valid. */
export function checkContactField(field: ContactField, value: string): MessageRef | null {
  const text = value.trim()
  const { max, required } = contactRules[field]
  if (!text) return required
  if (text.length > max) return { key: 'storefront.contact.too_long', params: { qty: max } }
  if (text.includes('\u0000')) return 'storefront.contact.unreadable'
  if (field === 'email' && !emailPattern.test(text)) return 'Ingresaste un email no válido'
  return null
}

/** Trims the fields, turns CRLF into LF (forms send CRLF), and checks them. */
export function cleanAndCheckContact(fields: Record<string, unknown>): {
  message: ContactMessage
  problems: ContactProblems
} {
  const message: ContactMessage = { name: '', email: '', message: '' }
  const problems: ContactProblems = {}
  for (const field of contactFields) {
    const value = fields[field]
    message[field] = typeof value === 'string' ? value.toWellFormed().replaceAll('\r\n', '\n').trim() : ''
    const problem = checkContactField(field, message[field])
    if (problem) problems[field] = problem
  }
  return { message, problems }
}
