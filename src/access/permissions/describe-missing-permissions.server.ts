import { permissionNameKey } from '#src/access/permissions/page/permission-keys.ts'
import type { DescribeMissing } from '#src/platform/http/responses/error-responses.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'

/** Second sentence of a 403: the name of the missing permission, or the names of several if any of them is enough. */
export const describeMissingPermissions: DescribeMissing = (permissions, language) => {
  const names = permissions.map((permission) => translate(language, permissionNameKey(permission))).join(', ')
  const key = permissions.length === 1 ? 'access.permissions.missing' : 'access.permissions.missing_any'
  return translate(language, { key, params: { names } })
}
