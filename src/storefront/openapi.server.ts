import { documented, objectSchema as object } from '#src/platform/openapi.server.ts'

const string = { type: 'string' }

export const contactDocs = documented({
  tags: ['contact'],
  summary: 'Keeps a message of the contact form, and mails it where mail is set up; 429 after five in ten minutes',
  body: object({ name: string, email: string, message: string }),
  answer: object({ success: { type: 'boolean' } }),
})

export const wantDocs = documented({
  tags: ['products'],
  summary: "Counts a press of 'Lo quiero', by product and day",
})
