/** Permissions by name. */
export type PermissionNames = ReadonlySet<string>

export type PermissionChange = { name: string; isGiven: boolean }

export const hasSameNames = (names: PermissionNames, otherNames: PermissionNames): boolean =>
  names.size === otherNames.size && [...names].every((name) => otherNames.has(name))

/** What leads from one to the other, in the order of `order`; names that it lacks come last. */
export function comparePermissions(
  before: PermissionNames,
  after: PermissionNames,
  order: readonly string[],
): PermissionChange[] {
  const changedNames = [...new Set([...before, ...after])].filter((name) => before.has(name) !== after.has(name))
  const indexOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return changedNames.sort((a, b) => indexOf(a) - indexOf(b)).map((name) => ({ name, isGiven: after.has(name) }))
}

/** The same changes made to what somebody else saved meanwhile. */
export function applyChanges(names: PermissionNames, changes: readonly PermissionChange[]): PermissionNames {
  const newNames = new Set(names)
  for (const { name, isGiven } of changes) {
    if (isGiven) newNames.add(name)
    else newNames.delete(name)
  }
  return newNames
}

/** How much of `names` is held: the three states of a checkbox. */
export function measureShare(names: readonly string[], heldNames: PermissionNames): 'all' | 'some' | 'none' {
  const count = names.filter((name) => heldNames.has(name)).length
  if (count === 0) return 'none'
  return count === names.length ? 'all' : 'some'
}

/** Gives all of `names` or, where all are held, takes them; `names` are those that may change. */
export function togglePermissions(heldNames: PermissionNames, names: readonly string[]): PermissionNames {
  const isGiven = measureShare(names, heldNames) !== 'all'
  return applyChanges(
    heldNames,
    names.map((name) => ({ name, isGiven })),
  )
}

/** What another holds, of the `names` that may change; the rest stays. */
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
