import { permissions } from '#src/access/permissions/permissions.ts'
import { modelOf } from '#src/resource/model.ts'
import { selectOf } from '#src/resource/read/select.server.ts'

const noOtherResources = new Map()
const model = modelOf(permissions, noOtherResources)

/** Resource, model and select of permissions, with which their hand-written routes read the table. */
export const readablePermissions = { resource: permissions, model, select: selectOf(model, noOtherResources) }
