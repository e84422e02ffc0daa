/** Presses of 'Lo quiero' of half a year: some products are asked for often, most now and then, lately more. */
export function wants(products: number): { place: number; daysAgo: number; presses: number }[] {
  const all = []
  for (let place = 0; place < products; place++) {
    for (let daysAgo = 0; daysAgo < 180; daysAgo++) {
      const chance = (place % 7 === 3 ? 34 : 5) * (1 + (180 - daysAgo) / 180)
      const drawn = draw(place, daysAgo)
      if (drawn < chance) all.push({ place, daysAgo, presses: 1 + (drawn % 3) })
    }
  }
  return all
}

/** Hash from 0 to 99: a demo shop is the same each time. */
function draw(place: number, day: number): number {
  const mixed = Math.imul(Math.imul(place + 1, 73_856_093) ^ Math.imul(day + 1, 19_349_663), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 15)) >>> 0) % 100
}
