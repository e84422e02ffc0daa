import { keysWithoutScreen } from '#src/access/keys-without-screen.ts'
import { accessMessages, accessScreenMessages } from '#src/access/messages.ts'
import { accessPermissions } from '#src/access/permissions/messages/access.ts'
import { catalogPermissions } from '#src/access/permissions/messages/catalog.ts'
import { safetyPermissions } from '#src/access/permissions/messages/safety.ts'
import { workforcePermissions } from '#src/access/permissions/messages/workforce.ts'
import { permissionsPageMessages } from '#src/access/permissions/page/messages.ts'
import { findMessages } from '#src/app/find/messages.ts'
import { guideMessages } from '#src/app/guide/messages.ts'
import { appMessages } from '#src/app/messages.ts'
import { catalogMessages } from '#src/catalog/messages.ts'
import { directoryMessages } from '#src/directory/messages.ts'
import { importMessages } from '#src/importer/messages.ts'
import { loaderMessages } from '#src/importer/screen/messages.ts'
import { sheetMessages } from '#src/importer/template/messages.ts'
import { inboxMessages } from '#src/inbox/messages.ts'
import { answerMessages } from '#src/platform/http/messages.ts'
import type { Messages } from '#src/platform/i18n/define-messages.ts'
import { platformMessages } from '#src/platform/messages.ts'
import { bulkMessages } from '#src/resource/bulk/messages.ts'
import { resourceMessages } from '#src/resource/messages.ts'
import { screenMessages } from '#src/resource/screens/messages.ts'
import { safetyMessages } from '#src/safety/messages.ts'
import { storefrontMessages } from '#src/storefront/messages.ts'
import { filterMessages } from '#src/ui/fields/filter-messages.ts'
import { fieldMessages } from '#src/ui/fields/messages.ts'
import { frameMessages } from '#src/ui/frame/messages.ts'
import { uiMessages } from '#src/ui/messages.ts'
import { paletteMessages } from '#src/ui/palette/messages.ts'
import { attachmentMessages } from '#src/workforce/attachment-messages.ts'
import { employeeFormMessages } from '#src/workforce/employee-form-messages.ts'
import { employeeMessages } from '#src/workforce/employee-messages.ts'
import { workforceMessages } from '#src/workforce/messages.ts'

/** Captions of records' fields and sentences at them, which lists, forms and histories have, and no other screen. */
const isCaption = (key: string) => /^\w+\.fields\./.test(key)

const only = (messages: Messages, fits: (key: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => fits(key)))

const business: Readonly<Record<string, Messages>> = {
  catalog: catalogMessages,
  access: { ...accessMessages, ...accessScreenMessages, ...keysWithoutScreen },
  directory: directoryMessages,
  workforce: { ...workforceMessages, ...employeeMessages, ...attachmentMessages },
  safety: safetyMessages,
  inbox: inboxMessages,
}

/** Texts by room, and those of screens that load their own. Vite makes a bundle of them per language. */
export const roomMessages: Readonly<Record<string, Messages>> = {
  platform: platformMessages,
  ui: { ...uiMessages, ...frameMessages, ...fieldMessages, ...filterMessages },
  resource: resourceMessages,
  ...Object.fromEntries(Object.entries(business).map(([room, all]) => [room, only(all, (key) => !isCaption(key))])),
  records: { ...screenMessages, ...bulkMessages, ...only(Object.assign({}, ...Object.values(business)), isCaption) },
  permissions: {
    ...permissionsPageMessages,
    ...catalogPermissions,
    ...accessPermissions,
    ...workforcePermissions,
    ...safetyPermissions,
  },
  employee: employeeFormMessages,
  storefront: storefrontMessages,
  app: appMessages,
  importer: { ...importMessages, ...sheetMessages },
  importing: loaderMessages,
  guide: guideMessages,
  find: { ...findMessages, ...paletteMessages },
  answers: answerMessages,
}

/**
 * Left out of the bundle of the admin: the storefront's pages and the server's answers come in words, the others load
 * theirs themselves.
 */
export const apart: readonly string[] = [
  'storefront',
  'permissions',
  'guide',
  'find',
  'records',
  'employee',
  'importer',
  'importing',
  'answers',
]

export const allMessages: Messages = Object.assign({}, ...Object.values(roomMessages))
