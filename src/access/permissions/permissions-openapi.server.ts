import { readablePermissions } from '#src/access/permissions/readable-permissions.server.ts'
import { documentRoute, jsonOrForm } from '#src/platform/openapi/operation.server.ts'
import { idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import {
  arraySchema,
  componentRef,
  idSchema,
  jsonTextSchema,
  objectSchema as object,
  type Schema,
} from '#src/platform/openapi/schema.server.ts'
import { countHeaders, describeListParameters, textParameter } from '#src/resource/openapi/lists.server.ts'

const permissionIdsSchema = { ...arraySchema(idSchema), maxItems: 1000, description: 'Ids of permissions' }
const seenIdsSchema = {
  ...permissionIdsSchema,
  description: 'Ids of what the sender saw: where others are stored meanwhile, 409 STALE',
}
const permissionListSchema = arraySchema(componentRef('Permission'))
const queryParameters = describeListParameters(readablePermissions)
const conflictSchema = {
  anyOf: [buildCodedErrorSchema(['KEY_REUSED', 'LAST_HOLDER']), componentRef('StalePermissionsOfUser')],
}

export const permissionsTag = {
  name: 'permissions',
  description: 'What there is to be allowed. The program fixes the list.',
}

/** Schemas of permissions, by their names in the API document. */
export const permissionSchemas: Record<string, Schema> = {
  Permission: object({ id: idSchema, name: { type: 'string' } }),
  PermissionsOfUser: object({ permissions: permissionIdsSchema, seen: seenIdsSchema }, ['permissions']),
  PermissionsOfUserForm: object(
    { permissions: jsonTextSchema(permissionIdsSchema), seen: jsonTextSchema(seenIdsSchema) },
    ['permissions'],
  ),
  StalePermissionsOfUser: buildCodedErrorSchema(['STALE'], {
    entity: { ...permissionListSchema, description: 'What the user may do now' },
  }),
}

/** Documentation of the list of permissions for `/api/docs`. */
export const permissionDocs = {
  list: documentRoute(() => ({
    id: 'listPermissions',
    tag: 'permissions',
    summary: 'What there is to be allowed',
    parameters: queryParameters,
    responseSchema: permissionListSchema,
    headers: countHeaders,
    refusals: [400],
  })),
  search: documentRoute(() => ({
    id: 'searchPermissions',
    tag: 'permissions',
    summary: 'Permissions whose name holds these words',
    parameters: [textParameter, ...queryParameters.filter(({ name }) => name !== 'q')],
    responseSchema: permissionListSchema,
    headers: countHeaders,
    refusals: [400],
  })),
  read: documentRoute(() => ({
    id: 'readPermission',
    tag: 'permissions',
    summary: 'One permission',
    parameters: [idParameter],
    responseSchema: componentRef('Permission'),
    refusals: [400, 404],
  })),
}

/** Documentation of a user's permissions for `/api/docs`. */
export const userPermissionDocs = {
  read: documentRoute(() => ({
    id: 'listPermissionsOfUser',
    tag: 'users',
    summary: 'What a user may do',
    parameters: [idParameter],
    responseSchema: permissionListSchema,
    refusals: [400, 404],
  })),
  assign: documentRoute(() => ({
    id: 'setPermissionsOfUser',
    tag: 'users',
    summary: 'Gives a user exactly these permissions; what changes must be the own ones of who calls',
    parameters: [idParameter, keyParameter],
    body: jsonOrForm(componentRef('PermissionsOfUser'), componentRef('PermissionsOfUserForm')),
    responseSchema: permissionListSchema,
    refusals: [404],
    extraResponses: { 409: buildErrorResponse('The state forbids it', conflictSchema) },
  })),
  limits: documentRoute(() => ({
    id: 'readPermissionLimits',
    tag: 'users',
    summary: 'What nobody, or not the caller, may change of a user’s permissions',
    parameters: [idParameter],
    responseSchema: object({
      reaches_further: { type: 'boolean', description: 'The user sees what the caller does not: none may be changed' },
      last_holder: { type: 'boolean', description: 'Nobody else could assign permissions: `update_permissions` stays' },
    }),
    refusals: [400, 404],
  })),
}
