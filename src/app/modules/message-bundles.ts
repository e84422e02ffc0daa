import { findMessages } from '#src/app/find/messages.ts'
import { guideMessages } from '#src/app/guide/messages.ts'
import { adminPageMessages, appMessages, deedMessages, recordMessages } from '#src/app/messages.ts'
import { modules } from '#src/app/modules/modules.ts'
import { outlines } from '#src/app/modules/outlines.ts'
import { fileMessages } from '#src/platform/files/messages.ts'
import { answerMessages } from '#src/platform/http/messages.ts'
import type { Messages } from '#src/platform/i18n/define-messages.ts'
import { refusalMessages } from '#src/platform/i18n/refusal-messages.ts'
import { platformMessages } from '#src/platform/messages.ts'
import { pictureMessages } from '#src/platform/pictures/messages.ts'
import { bulkMessages } from '#src/resource/bulk/messages.ts'
import { changeMessages, historyMessages } from '#src/resource/history/messages.ts'
import { resourceMessages } from '#src/resource/messages.ts'
import type { ModuleMessages } from '#src/resource/registration/manifest.ts'
import { screenMessages } from '#src/resource/screens/messages.ts'
import { viewMessages } from '#src/resource/views/messages.ts'
import { pickerMessages } from '#src/ui/fields/day-or-time/messages.ts'
import { filterMessages } from '#src/ui/fields/filters/filter-messages.ts'
import { fieldMessages } from '#src/ui/fields/messages.ts'
import { panelMessages } from '#src/ui/frame/layout/messages.ts'
import { frameMessages } from '#src/ui/frame/messages.ts'
import { uiMessages } from '#src/ui/messages.ts'
import { paletteMessages } from '#src/ui/palette/messages.ts'
import { unsentCountMessages } from '#src/ui/unsent-messages.ts'

/** Texts of the app and of the layers that every module uses. */
const sharedMessages: Readonly<Record<string, ModuleMessages>> = {
  platform: {
    first: platformMessages,
    records: { ...refusalMessages, ...fileMessages, ...pictureMessages },
    server: answerMessages,
  },
  ui: {
    first: { ...uiMessages, ...frameMessages },
    records: { ...fieldMessages, ...filterMessages, ...pickerMessages },
    bundles: { find: paletteMessages, panel: panelMessages, unsent: unsentCountMessages },
  },
  resource: {
    first: changeMessages,
    records: { ...historyMessages, ...resourceMessages, ...screenMessages, ...bulkMessages, ...viewMessages },
  },
  app: {
    first: appMessages,
    records: recordMessages,
    bundles: { guide: guideMessages, find: findMessages, staff: deedMessages },
    server: adminPageMessages,
  },
}

/** Texts of each module, and the texts that modules share. */
const messagesByModule: Readonly<Record<string, ModuleMessages>> = {
  ...sharedMessages,
  ...Object.fromEntries(Object.entries(modules).map(([name, { messages = {} }]) => [name, messages])),
}

/** Names of the modules and of the layers with shared texts. Most message keys begin with one of them. */
export const moduleNames: readonly string[] = Object.keys(messagesByModule)

const outlineTexts = JSON.stringify(outlines)

/** Titles that the menu and the command palette show. A resource without screens has titles for screens of others. */
const screenTitleKeys = new Set(
  outlines.filter(({ screens }) => screens).flatMap(({ name }) => [`pages.${name}.list`, `pages.${name}.create`]),
)

/**
 * True for a text of a resource that the menu, the command palette or the start page shows: titles of its screens,
 * descriptions of changes, its cards, and every key in its outline.
 */
const isShownOutsideOfRecords = (key: string) =>
  /\.the$|^\w+\.cards\./.test(key) || screenTitleKeys.has(key) || outlineTexts.includes(`"${key}"`)

type BundlePart = { bundle: string; messages: Messages }

/** Divides the texts of one module by the bundle that contains them. */
function splitIntoBundles({ first = {}, records = {}, bundles = {}, server = {} }: ModuleMessages): BundlePart[] {
  const pickRecords = (isForOutlines: boolean): Messages =>
    Object.fromEntries(Object.entries(records).filter(([key]) => isShownOutsideOfRecords(key) === isForOutlines))
  return [
    { bundle: 'first', messages: { ...first, ...pickRecords(true) } },
    { bundle: 'records', messages: pickRecords(false) },
    { bundle: 'server', messages: server },
    ...Object.entries(bundles).map(([bundle, messages]) => ({ bundle, messages })),
  ]
}

/** The texts of each module, divided into bundles. */
export const bundleParts: readonly BundlePart[] = Object.values(messagesByModule).flatMap(splitIntoBundles)

/**
 * Texts by the moment when a browser loads them: `first` with the first screen, `records` with the first list or form,
 * every other bundle with its screen. Vite builds one script per bundle and language, except for `server`, whose texts
 * only the server uses.
 */
export const messageBundles: Readonly<Record<string, Messages>> = Object.fromEntries(
  [...Map.groupBy(bundleParts, ({ bundle }) => bundle)].map(([bundle, parts]) => [
    bundle,
    Object.assign({}, ...parts.map(({ messages }) => messages)),
  ]),
)

export const allMessages: Messages = Object.assign({}, ...Object.values(messageBundles))
