import { permissions } from '#src/access/permissions.ts'
import { modelOf } from '#src/resource/model.ts'
import { selectOf } from '#src/resource/read/select.server.ts'

const others = new Map()
const model = modelOf(permissions, others)

/** What reading the list of permissions needs: it is declared, and its routes are written by hand. */
export const readable = { resource: permissions, model, select: selectOf(model, others) }
