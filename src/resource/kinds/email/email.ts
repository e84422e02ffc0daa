import { emailPattern } from '#src/platform/text/email-address.ts'
import { createTextField, defineTextKind } from '#src/resource/kinds/text/text.ts'

export const email = createTextField('email', 254)

export const emailKind = defineTextKind<'email'>({
  namesRecords: true,
  normalize: (text) => (emailPattern.test(text) ? { value: text } : { problem: 'resource.fields.email' }),
})
