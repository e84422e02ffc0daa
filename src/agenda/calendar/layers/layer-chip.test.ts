import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatLayerSum, listLayerChips, sumGroup } from '#src/agenda/calendar/layers/layer-chip.ts'
import { parseHiddenGroups } from '#src/agenda/calendar/layers/layer-groups.ts'
import type { LayerDay, LayerType } from '#src/agenda/layers/layers.ts'

const date = '2027-03-10'

const buildDay = (type: LayerType, qty: number, ids: readonly string[]): LayerDay => ({
  ...{ date, type, qty },
  items: ids.map((id) => ({ id, title: `Title of ${id}`, employee_id: null })),
})

test('a chip stands for all of its type on a day, and leads to the notices of that type and day', () => {
  const days = [buildDay('license', 3, ['license-1', 'license-2', 'license-3']), buildDay('quality', 1, ['custom-q1'])]
  const chips = listLayerChips(days, { maySeeRounds: true })
  assert.deepEqual(
    chips.map(({ count, title, address }) => [count, title, address]),
    [
      [3, null, `/admin/notifications?type=license&expiration_date=${date}`],
      [1, 'Title of custom-q1', `/admin/notifications?type=custom&expiration_date=${date}`],
    ],
  )
})

test('a round has its own chip and page, many have their list, and readers without the right have neither', () => {
  const few = buildDay('round', 2, ['round-7', 'round-8'])
  const many = buildDay('round', 4, ['round-1', 'round-2', 'round-3'])
  const addressesOf = (day: LayerDay, maySeeRounds: boolean) =>
    listLayerChips([day], { maySeeRounds }).map(({ address }) => address)
  assert.deepEqual(addressesOf(few, true), ['/admin/ppe_rounds/7', '/admin/ppe_rounds/8'])
  assert.deepEqual(addressesOf(few, false), [null, null])
  assert.deepEqual(addressesOf(many, true), [`/admin/ppe_rounds?date=${date}`])
  assert.deepEqual(addressesOf(many, false), [null])
})

test('sums say that there are more where a day was not counted to its end', () => {
  const chipsOf = (...counts: number[]) =>
    listLayerChips(
      counts.map((count) => buildDay('license', count, [])),
      { maySeeRounds: true },
    )
  const format = (...counts: number[]) => formatLayerSum(sumGroup(chipsOf(...counts), 'due'))
  assert.deepEqual([format(), format(2, 3), format(100), format(100, 40)], ['0', '5', '99+', '140+'])
  assert.equal(sumGroup(chipsOf(3), 'birthdays').count, 0)
})

test('stored choices that no longer exist are left out', () => {
  assert.deepEqual(parseHiddenGroups(['rounds', 'weather', 'events']), ['events', 'rounds'])
  for (const value of [null, 'due', { due: true }]) assert.deepEqual(parseHiddenGroups(value), [])
})
