import { emailPattern } from '#src/platform/email-address.ts'
import {
  documented,
  idParameter,
  jsonContent,
  keyParameter,
  named,
  objectSchema as object,
  type Schema,
} from '#src/platform/openapi.server.ts'
import { codedError, refusal } from '#src/platform/openapi-refusals.server.ts'
import { contactRules } from '#src/storefront/contact.ts'

const text = (field: keyof typeof contactRules) => ({
  type: 'string',
  minLength: 1,
  maxLength: contactRules[field].max,
})

/** Named types of the shop window. */
export const storefrontSchemas: Record<string, Schema> = {
  ContactMessage: object({
    name: text('name'),
    email: { ...text('email'), format: 'email', pattern: emailPattern.source, examples: ['ana@example.com'] },
    message: text('message'),
  }),
}

export const storefrontTags = [{ name: 'contact', description: 'Messages of visitors to the shop.' }]

export const contactDocs = documented({
  id: 'sendContactMessage',
  tag: 'contact',
  summary: 'Keeps a message of the contact form, and mails it where mail is set up',
  description: 'Five messages in ten minutes from one address.',
  parameters: [keyParameter],
  body: jsonContent(named('ContactMessage')),
  answer: object({ success: { type: 'boolean', const: true } }),
  refuses: [429],
  more: { 409: refusal('The state forbids it', codedError(['KEY_REUSED'])) },
})

export const wantDocs = documented({
  id: 'countWant',
  tag: 'products',
  summary: "Counts a press of 'Lo quiero', by product and day",
  parameters: [idParameter],
  refuses: [404, 429],
})
