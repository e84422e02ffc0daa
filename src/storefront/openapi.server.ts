import { documentRoute, jsonContent } from '#src/platform/openapi/operation.server.ts'
import { idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import { componentRef, objectSchema as object, type Schema } from '#src/platform/openapi/schema.server.ts'
import { emailPattern } from '#src/platform/text/email-address.ts'
import { type ContactField, contactRules } from '#src/storefront/contact/contact-message.ts'

const buildTextSchema = (field: ContactField): Schema => ({
  type: 'string',
  minLength: 1,
  maxLength: contactRules[field].max,
})
const emailSchema = { format: 'email', pattern: emailPattern.source, examples: ['ana@example.com'] }

export const contactTag = { name: 'contact', description: 'Messages of visitors to the shop.' }

export const storefrontSchemas: Record<string, Schema> = {
  ContactMessage: object({
    name: buildTextSchema('name'),
    email: { ...buildTextSchema('email'), ...emailSchema },
    message: buildTextSchema('message'),
  }),
}

export const contactDocs = documentRoute(() => ({
  id: 'sendContactMessage',
  tag: contactTag.name,
  summary: 'Keeps a message of the contact form, and mails it where mail is set up',
  description: 'Five messages in ten minutes from one address.',
  parameters: [keyParameter],
  body: jsonContent(componentRef('ContactMessage')),
  responseSchema: object({ success: { type: 'boolean', const: true } }),
  refusals: [429],
  extraResponses: { 409: buildErrorResponse('The state forbids it', buildCodedErrorSchema(['KEY_REUSED'])) },
}))

export const wantDocs = documentRoute(() => ({
  id: 'countWant',
  tag: 'products',
  summary: "Counts a press of 'Lo quiero', by product and day",
  parameters: [idParameter],
  refusals: [404, 429],
}))
