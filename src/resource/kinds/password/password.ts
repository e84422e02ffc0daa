import { textField, textKind } from '#src/resource/kinds/text/text.ts'

export const password = textField('password', 30)

export const passwordKind = textKind<'password'>({ isSecret: true, isSearched: false })
