import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

export type Place = { x: number; y: number; width: number; height: number }

/** Where it stands in the window; fails where it is not drawn. */
export async function placeOf(locator: Locator): Promise<Place> {
  return (await locator.boundingBox()) ?? assert.fail(`${locator} is not drawn`)
}

/** A point of it: a share of its width from the left and of its height from the top. */
export async function pointIn(locator: Locator, across = 0.5, down = 0.5): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await placeOf(locator)
  return { x: x + width * across, y: y + height * down }
}

/** Takes one by its middle and lets go over the middle of the other. */
export async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  const [from, goal] = [await pointIn(what), await pointIn(to)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(goal.x, goal.y, { steps: 4 })
  await page.mouse.up()
}

/** In the same line, the first before the second, and neither over the other. */
export async function assertBeside(first: Locator, second: Locator): Promise<void> {
  const [one, other] = [await placeOf(first), await placeOf(second)]
  assert.ok(one.x + one.width <= other.x, `${first} reaches into ${second}`)
  assert.ok(one.y < other.y + other.height && other.y < one.y + one.height, `${first} stands beside ${second}`)
}

/** All of the first is in sight within the second. */
export async function assertWithin(inner: Locator, outer: Locator): Promise<void> {
  const [one, other] = [await placeOf(inner), await placeOf(outer)]
  assert.ok(one.x >= other.x && one.x + one.width <= other.x + other.width, `${inner} within ${outer}, sideways`)
  assert.ok(one.y >= other.y && one.y + one.height <= other.y + other.height, `${inner} within ${outer}, up and down`)
}
