import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

export type Box = { x: number; y: number; width: number; height: number }

/** Position and size of an element in the window. Fails if it is not drawn. */
export async function measureBox(locator: Locator): Promise<Box> {
  return (await locator.boundingBox()) ?? assert.fail(`${locator} is not drawn`)
}

/** A point of an element, by shares of its width from the left and of its height from the top. */
export async function measurePoint(
  locator: Locator,
  widthShare = 0.5,
  heightShare = 0.5,
): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await measureBox(locator)
  return { x: x + width * widthShare, y: y + height * heightShare }
}

/** Drags an element by its middle to the middle of another. */
export async function drag(page: Page, source: Locator, target: Locator): Promise<void> {
  const [sourcePoint, targetPoint] = [await measurePoint(source), await measurePoint(target)]
  await page.mouse.move(sourcePoint.x, sourcePoint.y)
  await page.mouse.down()
  await page.mouse.move(targetPoint.x, targetPoint.y, { steps: 4 })
  await page.mouse.up()
}

/** Asserts that two elements are in one line, the first left of the second, and do not overlap. */
export async function assertBeside(first: Locator, second: Locator): Promise<void> {
  const [firstBox, secondBox] = [await measureBox(first), await measureBox(second)]
  assert.ok(firstBox.x + firstBox.width <= secondBox.x, `${first} reaches into ${second}`)
  assert.ok(
    firstBox.y < secondBox.y + secondBox.height && secondBox.y < firstBox.y + firstBox.height,
    `${first} stands beside ${second}`,
  )
}

/** Asserts that the first element is completely within the second. */
export async function assertWithin(inner: Locator, outer: Locator): Promise<void> {
  const [firstBox, secondBox] = [await measureBox(inner), await measureBox(outer)]
  assert.ok(
    firstBox.x >= secondBox.x && firstBox.x + firstBox.width <= secondBox.x + secondBox.width,
    `${inner} within ${outer}, sideways`,
  )
  assert.ok(
    firstBox.y >= secondBox.y && firstBox.y + firstBox.height <= secondBox.y + secondBox.height,
    `${inner} within ${outer}, up and down`,
  )
}
