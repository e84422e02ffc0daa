import { readablePermissions } from '#src/access/permissions/readable-permissions.server.ts'
import { documented, jsonOrForm } from '#src/platform/openapi/operation.server.ts'
import { idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { codedError, refusal } from '#src/platform/openapi/refusals.server.ts'
import {
  idSchema,
  jsonText,
  listOf,
  named,
  objectSchema as object,
  type Schema,
} from '#src/platform/openapi/schema.server.ts'
import { countHeaders, listParameters, textParameter } from '#src/resource/openapi/lists.server.ts'

const permissionIdsSchema = { ...listOf(idSchema), maxItems: 1000, description: 'Ids of permissions' }
const seenIdsSchema = {
  ...permissionIdsSchema,
  description: 'Ids of what the sender saw: where others are stored meanwhile, 409 STALE',
}
const permissionListSchema = listOf(named('Permission'))
const queryParameters = listParameters(readablePermissions)
const conflictSchema = { anyOf: [codedError(['KEY_REUSED', 'LAST_HOLDER']), named('StalePermissionsOfUser')] }

export const permissionsTag = {
  name: 'permissions',
  description: 'What there is to be allowed. The program fixes the list.',
}

/** Named schemas of permissions. */
export const permissionSchemas: Record<string, Schema> = {
  Permission: object({ id: idSchema, name: { type: 'string' } }),
  PermissionsOfUser: object({ permissions: permissionIdsSchema, seen: seenIdsSchema }, ['permissions']),
  PermissionsOfUserForm: object({ permissions: jsonText(permissionIdsSchema), seen: jsonText(seenIdsSchema) }, [
    'permissions',
  ]),
  StalePermissionsOfUser: codedError(['STALE'], {
    entity: { ...permissionListSchema, description: 'What the user may do now' },
  }),
}

/** `/api/docs` of the list of permissions. */
export const permissionDocs = {
  list: documented(() => ({
    id: 'listPermissions',
    tag: 'permissions',
    summary: 'What there is to be allowed',
    parameters: queryParameters,
    answer: permissionListSchema,
    headers: countHeaders,
    refuses: [400],
  })),
  search: documented(() => ({
    id: 'searchPermissions',
    tag: 'permissions',
    summary: 'Permissions whose name holds these words',
    parameters: [textParameter, ...queryParameters.filter(({ name }) => name !== 'q')],
    answer: permissionListSchema,
    headers: countHeaders,
    refuses: [400],
  })),
  read: documented(() => ({
    id: 'readPermission',
    tag: 'permissions',
    summary: 'One permission',
    parameters: [idParameter],
    answer: named('Permission'),
    refuses: [400, 404],
  })),
}

/** `/api/docs` of a user's permissions. */
export const userPermissionDocs = {
  read: documented(() => ({
    id: 'listPermissionsOfUser',
    tag: 'users',
    summary: 'What a user may do',
    parameters: [idParameter],
    answer: permissionListSchema,
    refuses: [400, 404],
  })),
  assign: documented(() => ({
    id: 'setPermissionsOfUser',
    tag: 'users',
    summary: 'Gives a user exactly these permissions; what changes must be the own ones of who calls',
    parameters: [idParameter, keyParameter],
    body: jsonOrForm(named('PermissionsOfUser'), named('PermissionsOfUserForm')),
    answer: permissionListSchema,
    refuses: [404],
    more: { 409: refusal('The state forbids it', conflictSchema) },
  })),
  limits: documented(() => ({
    id: 'readPermissionLimits',
    tag: 'users',
    summary: 'What nobody, or not the caller, may change of a user’s permissions',
    parameters: [idParameter],
    answer: object({
      reaches_further: { type: 'boolean', description: 'The user sees what the caller does not: none may be changed' },
      last_holder: { type: 'boolean', description: 'Nobody else could assign permissions: `update_permissions` stays' },
    }),
    refuses: [400, 404],
  })),
}
