import { permissions } from '#src/access/permissions/permissions.ts'
import { modelOf } from '#src/resource/model.ts'
import { selectOf } from '#src/resource/read/select.server.ts'

const noOtherResources = new Map()
const model = modelOf(permissions, noOtherResources)

/** The declared parts that the hand-written routes of permissions read by. */
export const readablePermissions = { resource: permissions, model, select: selectOf(model, noOtherResources) }
