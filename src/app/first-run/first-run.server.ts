import { insertMissingAndGrantUnheldPermissions } from '#src/access/permissions/sync-permissions.server.ts'
import { type AccountCredentials, insertAccount } from '#src/access/users/accounts.server.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'

/** Accounts that the first start creates. The clerk belongs to the demo shop. */
export type FirstRunAccounts = { administrator: AccountCredentials; clerk: AccountCredentials | null }

/**
 * Updates the table of permissions at every start. If there are no users, also inserts the administrator's account and,
 * unless `SEED` is `none`, the demo shop, in one transaction. Race: under an advisory lock, so the second of two
 * simultaneous starts finds the users of the first. A killed start leaves only files without rows, which the sweep
 * deletes. Returns null if users existed already.
 */
export async function syncPermissionsAndFillEmptyDatabase({
  sql,
  settings,
  files,
}: Pick<Services, 'sql' | 'settings' | 'files'>): Promise<FirstRunAccounts | null> {
  await insertMissingAndGrantUnheldPermissions(sql, permissions)
  if (await hasUsers(sql)) return null
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('first run', 0))`
    if (await hasUsers(tx)) return null
    const administrator = await insertAccount(tx, {
      name: 'Administración',
      surname: 'General',
      email: 'administracion@example.com',
      permissions,
      dni: settings.adminDni,
      password: settings.adminPassword,
    })
    if (settings.seed === 'none') return { administrator, clerk: null }
    // Lazy import: only the first start needs the seeds.
    const { insertDemoShopWithClerk } = await import('#src/app/first-run/demo-shop.server.ts')
    return { administrator, clerk: await insertDemoShopWithClerk(tx, files, settings) }
  })
}

/**
 * Text that the first start prints. Secrets in logs: a generated password is printed once, a password from the settings
 * never.
 */
export function describeFirstAccounts(
  { administrator, clerk }: FirstRunAccounts,
  { adminPassword }: Pick<Settings, 'adminPassword'>,
): string {
  const password = adminPassword === null ? administrator.password : 'is the one that ADMIN_PASSWORD gives'
  const sentences = [`The administrator's dni is ${administrator.dni} and the password ${password}`]
  if (clerk)
    sentences.push(`The demo shop's clerk, who sees less, has the dni ${clerk.dni} and the password ${clerk.password}`)
  if (clerk || adminPassword === null) sentences.push('What was made up is shown this once.')
  return sentences.join('\n')
}

async function hasUsers(db: Sql | Tx): Promise<boolean> {
  const rows = await db`select 1 from users limit 1`
  return rows.length > 0
}
