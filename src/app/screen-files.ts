import { permissions } from '#src/access/permissions.ts'
import { screened } from '#src/app/resources.ts'

const list = 'src/resource/screens/ListScreen.tsx'
const form = 'src/resource/screens/RecordScreen.tsx'

/** Modules of screens by their paths below /admin; those of a record go on with its id. */
const screens = new Map<string, string>([
  ['', 'src/app/Dashboard.tsx'],
  ['profile', 'src/access/Profile.tsx'],
  ...screened.flatMap(({ screens }) =>
    Object.entries(screens ?? {}).map(([name, { path }]): [string, string] => [path, name === 'list' ? list : form]),
  ),
  [permissions.screens?.list.path ?? '', 'src/access/permissions-page/permissions-screen.tsx'],
])

/**
 * The module that the router will load for an address: its page links to it, so that it comes beside the frame's script
 * and not after it. Undefined where nothing is gained.
 */
export function screenFile(address: string): string | undefined {
  if (address === '/login') return 'src/access/LoginPage.tsx'
  const [, path = ''] = /^\/admin\/?([^/]*)/.exec(address) ?? []
  return screens.get(path)
}
