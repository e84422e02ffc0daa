/** Permissions by name. */
export type Held = ReadonlySet<string>

export type PermissionChange = { name: string; isGiven: boolean }

export const isSameHeld = (one: Held, other: Held): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name))

/** What leads from one to the other, in the order of `order`; names that it lacks come last. */
export function changesOf(before: Held, after: Held, order: readonly string[]): PermissionChange[] {
  const changed = [...new Set([...before, ...after])].filter((name) => before.has(name) !== after.has(name))
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return changed.sort((a, b) => place(a) - place(b)).map((name) => ({ name, isGiven: after.has(name) }))
}

/** The same changes made to what somebody else saved meanwhile. */
export function applied(held: Held, changes: readonly PermissionChange[]): Held {
  const next = new Set(held)
  for (const { name, isGiven } of changes) {
    if (isGiven) next.add(name)
    else next.delete(name)
  }
  return next
}

/** How much of `names` is held: the three states of a checkbox. */
export function shareOf(names: readonly string[], held: Held): 'all' | 'some' | 'none' {
  const count = names.filter((name) => held.has(name)).length
  if (count === 0) return 'none'
  return count === names.length ? 'all' : 'some'
}

/** Gives all of `names` or, where all are held, takes them; `names` are those that may change. */
export function toggled(held: Held, names: readonly string[]): Held {
  const isGiven = shareOf(names, held) !== 'all'
  return applied(
    held,
    names.map((name) => ({ name, isGiven })),
  )
}

/** What another holds, of the `names` that may change; the rest stays. */
export function copied(held: Held, from: Held, names: readonly string[]): Held {
  return applied(
    held,
    names.map((name) => ({ name, isGiven: from.has(name) })),
  )
}
