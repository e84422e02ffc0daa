import { buildPermissionsAddress } from '#src/access/permissions/permissions.ts'
import { events } from '#src/agenda/events/events.ts'
import { notices } from '#src/agenda/notices/notices.ts'
import { allResources, audit } from '#src/app/modules/resources.ts'
import { imports } from '#src/importer/imports.ts'
import { operationsScreen } from '#src/operations/operations-screen.ts'
import { buildFormAddress, buildListScreenAddress, buildNewRecordAddress } from '#src/resource/screen-addresses.ts'
import { dueScreen } from '#src/safety/due/due-screen.ts'
import { rounds } from '#src/safety/rounds/rounds.ts'
import { certificationsScreen } from '#src/workforce/trainings/board/certifications-screen.ts'

const listScreen = 'src/resource/screens/list/ListScreen.tsx'
const recordScreen = 'src/resource/screens/record/RecordScreen.tsx'
const profileScreen = 'src/access/profile/ProfilePage.tsx'
const importScreen = 'src/importer/screen/importer-screen.tsx'
const auditScreen = 'src/access/audit/page/audit-screen.tsx'
const boardScreen = 'src/workforce/trainings/board/board-screen.tsx'
const dueFile = 'src/safety/due/screen/create-due-screen.tsx'
const eventScreens = 'src/agenda/calendar/event-screens.tsx'
const operationsFile = 'src/operations/screen/create-operations-screen.tsx'
const noticesFile = 'src/agenda/notices/screen/create-notices-screen.tsx'
const roundScreens = 'src/safety/rounds/round-screens.tsx'
const permissionsPage = 'src/access/permissions/page/permissions-screen.tsx'

/** Screens that need the declarations, and the texts of fields, lists and forms. */
export const recordScreens: readonly string[] = [
  listScreen,
  recordScreen,
  profileScreen,
  auditScreen,
  importScreen,
  permissionsPage,
  boardScreen,
  roundScreens,
  eventScreens,
  dueFile,
  noticesFile,
]

/** The pages of a visitor besides sign-in. */
const visitorPages = 'src/access/sign-in/visitor-pages.ts'

const declarations = 'src/app/modules/declarations.tsx'

/** The script of each screen, by the screen's address. */
const screens = new Map<string, string>([
  ['/login', 'src/access/sign-in/page/LoginPage.tsx'],
  ['/register', visitorPages],
  ['/forgot-password', visitorPages],
  ['/recover-password', visitorPages],
  ['/digest/stop', 'src/agenda/digest/StopDigestPage.tsx'],
  ['/admin', 'src/app/start-page/Dashboard.tsx'],
  ['/admin/profile', profileScreen],
  ...allResources.flatMap(({ screens }) =>
    Object.entries(screens ?? {}).map(([name, { path }]): [string, string] => [
      `/admin/${path}`,
      name === 'list' ? listScreen : recordScreen,
    ]),
  ),
  [buildPermissionsAddress(), permissionsPage],
  [buildListScreenAddress(imports), importScreen],
  [buildListScreenAddress(audit), auditScreen],
  [buildListScreenAddress(certificationsScreen), boardScreen],
  [buildListScreenAddress(rounds), roundScreens],
  [buildNewRecordAddress(rounds), roundScreens],
  [buildFormAddress(rounds, ':id'), roundScreens],
  [buildListScreenAddress(events), eventScreens],
  [buildNewRecordAddress(events), eventScreens],
  [buildFormAddress(events, ':id'), eventScreens],
  [buildListScreenAddress(dueScreen), dueFile],
  [buildListScreenAddress(notices), noticesFile],
  [buildListScreenAddress(operationsScreen), operationsFile],
])

/**
 * The script that the router loads for an address, with or without a record's id. Undefined for other addresses. The
 * HTML page preloads it, so that it arrives together with the frame's script.
 */
export function findScreenFile(address: string): string | undefined {
  const path = address.replace(/\/$/, '')
  return screens.get(path) ?? screens.get(path.replace(/[^/]*$/, ':id')) ?? screens.get(path.replace(/\/[^/]*$/, ''))
}

/** All scripts that the router loads for a screen. */
export const listScreenModules = (screen: string): readonly string[] =>
  recordScreens.includes(screen) ? [screen, declarations] : [screen]
