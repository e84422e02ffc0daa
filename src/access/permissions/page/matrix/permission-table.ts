/** Columns of the matrix: the verb at the beginning of a permission's name. */
export const verbs = ['menu', 'see', 'create', 'update', 'delete'] as const
/** The matrix has a column for the resource's name, one for each verb and one for the whole row. */
export const columnCount = verbs.length + 2
export type Verb = (typeof verbs)[number]

export type PermissionRow = { resource: string; cells: Readonly<Partial<Record<Verb, string>>> }
export type PermissionTable = {
  groups: readonly { name: string; rows: readonly PermissionRow[] }[]
  /** Names of the permissions that belong to no row. */
  singlePermissions: readonly string[]
}

/** The permissions of this version. `permission-registry.ts` builds it. */
export type PermissionRegistry = {
  /** Every permission, by the name of its group on the page. */
  groups: Readonly<Record<string, readonly string[]>>
  /** Permissions that a route, a screen or the menu asks for. All other permissions guard nothing. */
  guardingNames: ReadonlySet<string>
  /** Resources that anybody may read, without any permission. */
  openToAll: ReadonlySet<string>
}

/** A row for each resource with more than a `see_…` permission. All other permissions are single. */
export function buildPermissionTable(groups: PermissionRegistry['groups']): PermissionTable {
  const singlePermissions: string[] = []
  const tables = Object.entries(groups).map(([name, permissions]) => {
    const rows = buildPermissionRows(permissions)
    const namesInRows = new Set(rows.flatMap(listPermissionsOfRow))
    singlePermissions.push(...permissions.filter((permission) => !namesInRows.has(permission)))
    return { name, rows }
  })
  return { groups: tables.filter(({ rows }) => rows.length > 0), singlePermissions }
}

/** The permissions of a row, in the order of the columns. */
export function listPermissionsOfRow({ cells }: PermissionRow): string[] {
  return verbs.flatMap((verb) => cells[verb] ?? [])
}

export const listRowsOfTable = ({ groups }: PermissionTable): PermissionRow[] => groups.flatMap(({ rows }) => rows)

function buildPermissionRows(permissions: readonly string[]): PermissionRow[] {
  const rows = new Map<string, Partial<Record<Verb, string>>>()
  for (const permission of permissions) {
    const parts = splitPermissionName(permission)
    if (parts) rows.set(parts.resource, { ...rows.get(parts.resource), [parts.verb]: permission })
  }
  return [...rows]
    .filter(([, cells]) => Object.keys(cells).some((verb) => verb !== 'see'))
    .map(([resource, cells]) => ({ resource, cells }))
}

function splitPermissionName(permission: string): { verb: Verb; resource: string } | null {
  const [, verb = '', resource = ''] = /^(see_menu|see|create|update|delete)_(.+)$/.exec(permission) ?? []
  const column = verbs.find((name) => name === (verb === 'see_menu' ? 'menu' : verb))
  return column ? { verb: column, resource } : null
}
