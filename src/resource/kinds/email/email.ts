import { emailPattern } from '#src/platform/text/email-address.ts'
import { textField, textKind } from '#src/resource/kinds/text/text.ts'

export const email = textField('email', 254)

export const emailKind = textKind<'email'>({
  namesRecords: true,
  spelling: (text) => (emailPattern.test(text) ? { value: text } : { problem: 'resource.fields.email' }),
})
