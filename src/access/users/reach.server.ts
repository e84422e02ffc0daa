import type { ReaderPlaceholders } from '#src/resource/read/bind-reader.server.ts'

/**
 * Tenant scope, where the user `t` sees more than the reader. An unbound reader sees everything, a company's user all
 * clients within it; a client's user reaches only users of the same company and client.
 */
export const reachesFurtherSql = ({ company_id, client_id }: ReaderPlaceholders): string => `(
  (${company_id} is not null or ${client_id} is not null)
  and (t.company_id is distinct from ${company_id}
    or (${client_id} is not null and t.client_id is distinct from ${client_id})))`

/** The same, or where the user `t` holds a permission that the reader lacks. */
export const outOfReachSql = (reader: ReaderPlaceholders): string => `(${reachesFurtherSql(reader)} or exists (
  select from user_permissions theirs where theirs.user_id = t.id and theirs.permission_id not in (
    select own.permission_id from user_permissions own where own.user_id = ${reader.id})))`
