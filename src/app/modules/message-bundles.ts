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
import { outlines } from '#src/app/modules/outlines.ts'
import { catalogMessages } from '#src/catalog/messages.ts'
import { directoryMessages } from '#src/directory/messages.ts'
import { importMessages } from '#src/importer/messages.ts'
import { loaderMessages } from '#src/importer/screen/messages.ts'
import { sheetMessages } from '#src/importer/template/messages.ts'
import { inboxMessages } from '#src/inbox/messages.ts'
import { fileMessages } from '#src/platform/files/messages.ts'
import { answerMessages } from '#src/platform/http/messages.ts'
import type { Messages } from '#src/platform/i18n/define-messages.ts'
import { platformMessages } from '#src/platform/messages.ts'
import { pictureMessages } from '#src/platform/pictures/messages.ts'
import { spreadsheetMessages } from '#src/platform/spreadsheets/messages.ts'
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
import { attachmentMessages } from '#src/workforce/attachments/attachment-messages.ts'
import { employeeFormMessages } from '#src/workforce/employee-form-messages.ts'
import { employeeMessages } from '#src/workforce/employee-messages.ts'
import { workforceMessages } from '#src/workforce/messages.ts'

const outlineTexts = JSON.stringify(outlines)

/**
 * Texts that menu, palette and start page show of a resource: what its screens are called, what the last changes tell
 * of it, its cards, and whatever its outline names.
 */
const isOfOutline = (key: string) =>
  /^pages\.\w+\.(?:list|create)$|\.the$|^\w+\.cards\./.test(key) || outlineTexts.includes(`"${key}"`)

/** Texts of users, the audit and the profile, but for two: the sign-in asks for a dni, the guide names the profile. */
const isOfAccount = (key: string) =>
  /^(?:users|audit|pages\.users|access\.(?:users|audit|profile))\.|^[A-Z]+$/.test(key) &&
  !['access.users.dni_invalid', 'access.profile.title'].includes(key)

/** Refusals and checks of what is sent. */
const isOfSending = (key: string) => /^platform\.(?:answers|numbers)\./.test(key)

const only = (messages: Messages, fits: (key: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => fits(key)))

type Room = { messages: Messages; isOfRecords: (key: string) => boolean }

/** Rooms whose texts are parted: what the first screens show comes with the frame, all else with the first record. */
const parted: Readonly<Record<string, Room>> = {
  platform: { messages: platformMessages, isOfRecords: isOfSending },
  resource: { messages: resourceMessages, isOfRecords: (key) => !key.startsWith('resource.history.') },
  access: {
    messages: { ...accessMessages, ...accessScreenMessages },
    isOfRecords: (key) => isOfAccount(key) && !isOfOutline(key),
  },
  ...Object.fromEntries(
    Object.entries({
      catalog: catalogMessages,
      directory: directoryMessages,
      workforce: { ...workforceMessages, ...employeeMessages, ...attachmentMessages },
      safety: safetyMessages,
      inbox: inboxMessages,
    }).map(([room, messages]) => [room, { messages, isOfRecords: (key: string) => !isOfOutline(key) }]),
  ),
}

/** Texts by room, and those of screens that load their own. Vite makes a bundle of them per language. */
export const roomMessages: Readonly<Record<string, Messages>> = {
  ui: { ...uiMessages, ...frameMessages },
  ...Object.fromEntries(
    Object.entries(parted).map(([room, { messages, isOfRecords }]) => [
      room,
      only(messages, (key) => !isOfRecords(key)),
    ]),
  ),
  records: Object.assign(
    { ...fieldMessages, ...filterMessages, ...fileMessages, ...pictureMessages, ...screenMessages, ...bulkMessages },
    ...Object.values(parted).map(({ messages, isOfRecords }) => only(messages, isOfRecords)),
  ),
  withoutScreen: keysWithoutScreen,
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
  importing: { ...loaderMessages, ...spreadsheetMessages },
  guide: guideMessages,
  find: { ...findMessages, ...paletteMessages },
  answers: answerMessages,
}

/**
 * Left out of the bundle of the admin: the storefront's pages and the server's answers come in words, what no screen
 * shows stays on the server, the others load theirs themselves.
 */
export const apart: readonly string[] = [
  'storefront',
  'withoutScreen',
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
