import { defineMessages } from '#src/platform/messages.ts'

export const directoryMessages = defineMessages({})
