/** A place in a recorded answer whose value today's answer lacks: `/products.products[1].price`. */
export type LostValue = { place: string; recorded: unknown; today: unknown }

/**
 * Finds the recorded values that today's answer lacks. Objects may have new names, and lists may have new rows. Rows
 * with an id are compared by id, in any order.
 */
export function findLostValues(recorded: unknown, today: unknown, place = ''): LostValue[] {
  if (Array.isArray(recorded) && Array.isArray(today)) {
    return recorded.flatMap((value, index) => {
      const id = idOf(value)
      const counterpart = id === undefined ? today[index] : today.find((candidate) => idOf(candidate) === id)
      return findLostValues(value, counterpart, `${place}[${id ?? index}]`)
    })
  }
  if (isObject(recorded) && isObject(today)) {
    return Object.entries(recorded).flatMap(([name, value]) => findLostValues(value, today[name], `${place}.${name}`))
  }
  return Object.is(recorded, today) ? [] : [{ place, recorded, today }]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function idOf(value: unknown): unknown {
  return isObject(value) ? value['id'] : undefined
}
