import type { MessageRef } from '#src/platform/errors.ts'
import { emailPattern } from '#src/platform/text/email-address.ts'

export const contactFields = ['name', 'email', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactMessage = Record<ContactField, string>
export type ContactProblems = Partial<Record<ContactField, MessageRef>>

/** A field that people do not see and programs fill in. */
export const trapField = 'website'

export const contactRules: Record<ContactField, { max: number; required: string }> = {
  name: { max: 200, required: 'No ingresaste ningun nombre' },
  email: { max: 254, required: 'No ingresaste ningun email' },
  message: { max: 10_000, required: 'No ingresaste ningun mensaje' },
}

/** One field's judgement, for the browser on blur and for the server again; null when it is good. */
export function checkContactField(field: ContactField, value: string): MessageRef | null {
  const text = value.trim()
  const { max, required } = contactRules[field]
  if (!text) return required
  if (text.length > max) return { key: 'storefront.contact.too_long', params: { qty: max } }
  if (text.includes('\u0000')) return 'storefront.contact.unreadable'
  if (field === 'email' && !emailPattern.test(text)) return 'Ingresaste un email no válido'
  return null
}

/** What was given, as texts whose lines end alike (a browser without scripts sends CRLF), and what is wrong with it. */
export function checkContact(given: Record<string, unknown>): { message: ContactMessage; problems: ContactProblems } {
  const message: ContactMessage = { name: '', email: '', message: '' }
  const problems: ContactProblems = {}
  for (const field of contactFields) {
    const value = given[field]
    message[field] = typeof value === 'string' ? value.toWellFormed().replaceAll('\r\n', '\n').trim() : ''
    const problem = checkContactField(field, message[field])
    if (problem) problems[field] = problem
  }
  return { message, problems }
}
