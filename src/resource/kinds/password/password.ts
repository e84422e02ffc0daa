import { createTextField, defineTextKind } from '#src/resource/kinds/text/text.ts'

export const password = createTextField('password', 30)

export const passwordKind = defineTextKind<'password'>({ isSecret: true, isSearched: false })
