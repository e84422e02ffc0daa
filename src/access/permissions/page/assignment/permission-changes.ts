/** A set of permissions, by name. */
export type PermissionNames = ReadonlySet<string>

export type PermissionChange = { name: string; isGiven: boolean }

export const hasSameNames = (names: PermissionNames, otherNames: PermissionNames): boolean =>
  names.size === otherNames.size && [...names].every((name) => otherNames.has(name))

/** The changes that lead from `before` to `after`, sorted as in `order`. Names that are not in `order` come last. */
export function comparePermissions(
  before: PermissionNames,
  after: PermissionNames,
  order: readonly string[],
): PermissionChange[] {
  const changedNames = [...new Set([...before, ...after])].filter((name) => before.has(name) !== after.has(name))
  const indexOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return changedNames.sort((a, b) => indexOf(a) - indexOf(b)).map((name) => ({ name, isGiven: after.has(name) }))
}

/** A copy of `names` with the changes made to it. */
export function applyChanges(names: PermissionNames, changes: readonly PermissionChange[]): PermissionNames {
  const newNames = new Set(names)
  for (const { name, isGiven } of changes) {
    if (isGiven) newNames.add(name)
    else newNames.delete(name)
  }
  return newNames
}

/** Whether all, some or none of `names` are held: the states of a tri-state checkbox. */
export function determineHeldShare(names: readonly string[], heldNames: PermissionNames): 'all' | 'some' | 'none' {
  const count = names.filter((name) => heldNames.has(name)).length
  if (count === 0) return 'none'
  return count === names.length ? 'all' : 'some'
}

/** Gives all of `names`, or takes them if all are held already. Callers leave locked names out. */
export function togglePermissions(heldNames: PermissionNames, names: readonly string[]): PermissionNames {
  const isGiven = determineHeldShare(names, heldNames) !== 'all'
  return applyChanges(
    heldNames,
    names.map((name) => ({ name, isGiven })),
  )
}

/** A copy of `heldNames` that takes `names` over from `sourceNames`. Callers leave locked names out. */
export function copyPermissions(
  heldNames: PermissionNames,
  sourceNames: PermissionNames,
  names: readonly string[],
): PermissionNames {
  return applyChanges(
    heldNames,
    names.map((name) => ({ name, isGiven: sourceNames.has(name) })),
  )
}
