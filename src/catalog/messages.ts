import { defineMessages } from '#src/platform/messages.ts'

export const catalogMessages = defineMessages({})
