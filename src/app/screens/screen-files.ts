import { permissionsAddress } from '#src/access/permissions/permissions.ts'
import { audit, screened } from '#src/app/modules/resources.ts'
import { imports } from '#src/importer/imports.ts'
import { listAddress } from '#src/resource/screen-addresses.ts'

const list = 'src/resource/screens/list/ListScreen.tsx'
const form = 'src/resource/screens/record/RecordScreen.tsx'
const profile = 'src/access/profile/ProfilePage.tsx'
const loads = 'src/importer/screen/importer-screen.tsx'
const changes = 'src/access/audit/page/audit-screen.tsx'

const permissionsPage = 'src/access/permissions/page/permissions-screen.tsx'

/** Screens that load the declarations, too, and the texts of fields, lists and forms, which are a bundle of its own. */
export const recordScreens: readonly string[] = [list, form, profile, changes, loads, permissionsPage]

const declarations = 'src/app/modules/declarations.tsx'

/** Modules of screens by their addresses. */
const screens = new Map<string, string>([
  ['/login', 'src/access/sign-in/page/LoginPage.tsx'],
  ['/register', 'src/access/sign-in/register/RegisterPage.tsx'],
  ['/forgot-password', 'src/access/passwords/ForgotPage.tsx'],
  ['/recover-password', 'src/access/passwords/RecoverPage.tsx'],
  ['/admin', 'src/app/start-page/Dashboard.tsx'],
  ['/admin/profile', profile],
  ...screened.flatMap(({ screens }) =>
    Object.entries(screens ?? {}).map(([name, { path }]): [string, string] => [
      `/admin/${path}`,
      name === 'list' ? list : form,
    ]),
  ),
  [permissionsAddress(), permissionsPage],
  [listAddress(imports), loads],
  [listAddress(audit), changes],
])

/**
 * The module that the router will load for an address, which may go on with a record's id: its page links to it, so
 * that it comes beside the frame's script and not after it. Undefined for other addresses.
 */
export function screenFile(address: string): string | undefined {
  const plain = address.replace(/\/$/, '')
  return screens.get(plain) ?? screens.get(plain.replace(/\/[^/]*$/, ''))
}

/** Every module that the router loads for a screen. */
export const modulesOf = (screen: string): readonly string[] =>
  recordScreens.includes(screen) ? [screen, declarations] : [screen]
