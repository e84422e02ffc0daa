import { documented, jsonContent } from '#src/platform/openapi/operation.server.ts'
import { idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { codedError, refusal } from '#src/platform/openapi/refusals.server.ts'
import { named, objectSchema as object, type Schema } from '#src/platform/openapi/schema.server.ts'
import { emailPattern } from '#src/platform/text/email-address.ts'
import { type ContactField, contactRules } from '#src/storefront/contact/contact-message.ts'

const describeText = (field: ContactField): Schema => ({
  type: 'string',
  minLength: 1,
  maxLength: contactRules[field].max,
})
const emailFormat = { format: 'email', pattern: emailPattern.source, examples: ['ana@example.com'] }

export const contactTag = { name: 'contact', description: 'Messages of visitors to the shop.' }

export const storefrontSchemas: Record<string, Schema> = {
  ContactMessage: object({
    name: describeText('name'),
    email: { ...describeText('email'), ...emailFormat },
    message: describeText('message'),
  }),
}

export const contactDocs = documented(() => ({
  id: 'sendContactMessage',
  tag: contactTag.name,
  summary: 'Keeps a message of the contact form, and mails it where mail is set up',
  description: 'Five messages in ten minutes from one address.',
  parameters: [keyParameter],
  body: jsonContent(named('ContactMessage')),
  answer: object({ success: { type: 'boolean', const: true } }),
  refuses: [429],
  more: { 409: refusal('The state forbids it', codedError(['KEY_REUSED'])) },
}))

export const wantDocs = documented(() => ({
  id: 'countWant',
  tag: 'products',
  summary: "Counts a press of 'Lo quiero', by product and day",
  parameters: [idParameter],
  refuses: [404, 429],
}))
