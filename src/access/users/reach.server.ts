import type { ReaderPlaceholders } from '#src/resource/read/bind-reader.server.ts'

/**
 * SQL condition: the user `t` sees rows that the reader does not see (tenant scope). A reader without company and
 * client sees everything. A reader of a company without a client sees as much as any user of that company. A reader of
 * a client sees as much as users of the same company and client.
 */
export const buildReachesFurtherCondition = ({ company_id, client_id }: ReaderPlaceholders): string => `(
  (${company_id} is not null or ${client_id} is not null)
  and (t.company_id is distinct from ${company_id}
    or (${client_id} is not null and t.client_id is distinct from ${client_id})))`

/** SQL condition: the user `t` sees more than the reader, or holds a permission that the reader lacks. */
export const buildOutOfReachCondition = (
  reader: ReaderPlaceholders,
): string => `(${buildReachesFurtherCondition(reader)} or exists (
  select from user_permissions theirs where theirs.user_id = t.id and theirs.permission_id not in (
    select own.permission_id from user_permissions own where own.user_id = ${reader.id})))`
