import { manifests } from '#src/app/modules/modules.ts'
import type { PermissionGroupName, PermissionGroups } from '#src/resource/registration/manifest.ts'

/** The order of the groups on the permissions page. */
const groupNames: Readonly<Record<PermissionGroupName, true>> = {
  catalog: true,
  directory: true,
  access: true,
  workforce: true,
  safety: true,
  agenda: true,
}

/** Every permission under its name in the specification, grouped by subject. Several modules may add to one group. */
export const permissionGroups: PermissionGroups = Object.fromEntries(
  Object.keys(groupNames).map((group) => [
    group,
    manifests.flatMap(({ permissions = {} }) => permissions[group as PermissionGroupName] ?? []),
  ]),
)

export const permissions: readonly string[] = Object.values(permissionGroups).flat()
