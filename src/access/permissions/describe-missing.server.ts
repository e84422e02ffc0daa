import { nameKey } from '#src/access/permissions/page/permission-keys.ts'
import type { DescribeMissing } from '#src/platform/http/responses/error-responses.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'

/** A refusal's second sentence: the permission that is missing, or those of which one would do, by their names. */
export const describeMissing: DescribeMissing = (permissions, language) => {
  const names = permissions.map((permission) => translate(language, nameKey(permission))).join(', ')
  const key = permissions.length === 1 ? 'access.permissions.missing' : 'access.permissions.missing_any'
  return translate(language, { key, params: { names } })
}
