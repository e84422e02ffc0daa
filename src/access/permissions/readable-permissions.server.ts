import { permissions } from '#src/access/permissions/permissions.ts'
import { deriveModel } from '#src/resource/model.ts'
import { buildSelectFragments } from '#src/resource/read/select.server.ts'

const noOtherResources = new Map()
const model = deriveModel(permissions, noOtherResources)

/** Resource, model and select of permissions, with which their hand-written routes read the table. */
export const readablePermissions = {
  resource: permissions,
  model,
  select: buildSelectFragments(model, noOtherResources),
}
