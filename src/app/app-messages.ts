import { defineMessages } from '#src/platform/messages.ts'

/** Texts of the pieces that stand in `app` itself: the menu and the index. */
export const appMessages = defineMessages({})
