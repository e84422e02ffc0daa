import { defineMessages } from '#src/platform/messages.ts'

export const accessMessages = defineMessages({})
