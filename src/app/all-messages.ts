import { keysWithoutScreen } from '#src/access/keys-without-screen.ts'
import { accessMessages, accessScreenMessages } from '#src/access/messages.ts'
import { appMessages } from '#src/app/messages.ts'
import { catalogMessages } from '#src/catalog/messages.ts'
import { directoryMessages } from '#src/directory/messages.ts'
import { inboxMessages } from '#src/inbox/messages.ts'
import type { Messages } from '#src/platform/i18n/define-messages.ts'
import { platformMessages } from '#src/platform/messages.ts'
import { resourceMessages } from '#src/resource/messages.ts'
import { screenMessages } from '#src/resource/screens/messages.ts'
import { safetyMessages } from '#src/safety/messages.ts'
import { storefrontMessages } from '#src/storefront/messages.ts'
import { fieldMessages } from '#src/ui/fields/messages.ts'
import { frameMessages } from '#src/ui/frame/messages.ts'
import { uiMessages } from '#src/ui/messages.ts'
import { workforceMessages } from '#src/workforce/messages.ts'

/**
 * Texts by room. Vite makes a bundle of them per language; the storefront's are left out of the admin's, as its pages
 * come rendered.
 */
export const roomMessages: Readonly<Record<string, Messages>> = {
  platform: platformMessages,
  ui: { ...uiMessages, ...frameMessages, ...fieldMessages },
  resource: { ...resourceMessages, ...screenMessages },
  catalog: catalogMessages,
  access: { ...accessMessages, ...accessScreenMessages, ...keysWithoutScreen },
  directory: directoryMessages,
  workforce: workforceMessages,
  safety: safetyMessages,
  storefront: storefrontMessages,
  inbox: inboxMessages,
  app: appMessages,
}

export const allMessages: Messages = Object.assign({}, ...Object.values(roomMessages))
