import { permissions } from '#src/access/permissions/permissions.ts'
import { deriveModel } from '#src/resource/model.ts'
import { buildSelectFragments } from '#src/resource/read/select.server.ts'

const noOtherResources = new Map()
const model = deriveModel(permissions, noOtherResources)

/** The declared parts that the hand-written routes of permissions read by. */
export const readablePermissions = {
  resource: permissions,
  model,
  select: buildSelectFragments(model, noOtherResources),
}
