import type { Sql } from '#src/platform/database/sql.server.ts'

/**
 * Runs at each start. Inserts the permissions of this version that the database lacks, and grants permissions that
 * nobody holds. Removes none.
 */
export async function insertMissingAndGrantUnheldPermissions(sql: Sql, names: readonly string[]): Promise<void> {
  await sql`
    insert into permissions (name)
    select given.name from unnest(${names}::text[]) with ordinality given (name, at)
    where not exists (select 1 from permissions p where p.name = given.name) order by given.at
    on conflict (name) do nothing`
  await grantUnheldPermissions(sql, names)
}

/**
 * Grants each permission that no active user holds, for example a new one, to the active users without company or
 * client who may assign permissions. Users can give only permissions that they hold, so otherwise nobody could ever
 * give such a permission.
 */
async function grantUnheldPermissions(sql: Sql, names: readonly string[]): Promise<void> {
  await sql`
    insert into user_permissions (user_id, permission_id)
    select u.id, p.id from permissions p cross join users u
    where p.name = any(${names}::text[]) and u.active and u.company_id is null and u.client_id is null
      and exists (
        select 1 from user_permissions held join permissions own on own.id = held.permission_id
        where held.user_id = u.id and own.name = 'update_permissions')
      and not exists (
        select 1 from user_permissions held join users holder on holder.id = held.user_id
        where held.permission_id = p.id and holder.active)
    on conflict do nothing`
}
