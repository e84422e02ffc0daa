import type { PermissionRegistry } from '#src/access/permissions/page/matrix/permission-table.ts'
import type { Access } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Declarations } from '#src/resource/registration/screen-manifest.ts'
import { listReadPermissions } from '#src/resource/visibility/visible-fields.ts'

/** Collects the permissions of this version from the declarations of all modules. */
export function buildPermissionRegistry({
  resources,
  allResources,
  cards,
  permissionGroups,
}: Declarations): PermissionRegistry {
  // Resources with hand-written routes name the permissions of those that write.
  const handWrittenAccesses = allResources
    .filter((resource) => !resources.includes(resource))
    .flatMap(({ access, routePermissions = [] }) => [access.read, ...routePermissions])
  return {
    groups: permissionGroups,
    guardingNames: new Set([
      ...resources.flatMap(listRoutePermissions),
      ...allResources.flatMap(listScreenPermissions),
      ...[...handWrittenAccesses, ...cards.map(({ access }) => access)].flatMap(listPermissions),
    ]),
    openToAll: new Set(resources.filter(({ access }) => access.read === 'public').map(({ name }) => name)),
  }
}

/** Permissions of a resource's routes, actions and printed documents, and of fields in their responses. */
function listRoutePermissions(resource: Resource): string[] {
  const { read, create, update, delete: remove } = resource.access
  const actions = Object.values(resource.actions).map(({ access }) => access)
  const writes = [create, update, remove, ...actions].flatMap(listPermissions).filter((access) => access !== 'never')
  const documents = Object.values(resource.documents).flatMap(({ access }) => listPermissions(access))
  const { routePermissions = [] } = resource
  return [...listPermissions(read), ...writes, ...documents, ...routePermissions, ...listReadPermissions(resource)]
}

function listScreenPermissions({ screens, menu }: Resource): string[] {
  const accesses = [screens?.list, screens?.create, screens?.update].flatMap((screen) => screen?.access ?? [])
  return [...accesses, menu?.access ?? '', menu?.listAccess ?? ''].filter((name) => name !== '')
}

function listPermissions(access: Access): readonly string[] {
  return access === 'public' || access === 'signed_in' ? [] : [access].flat()
}
