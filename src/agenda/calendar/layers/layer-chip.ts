import { type LayerGroup, layerGroupNames, layerGroups } from '#src/agenda/calendar/layers/layer-groups.ts'
import type { LayerDay, LayerItem, LayerType } from '#src/agenda/layers/layers.ts'
import { formatLimitedCount, maxCounted } from '#src/agenda/limited-count.ts'
import { noticesAddress } from '#src/agenda/notices/notice.ts'

/** What the calendar draws on a day for a type of a layer. A round has a chip of its own. */
export type LayerChip = {
  key: string
  date: string
  type: LayerType
  group: LayerGroup
  count: number
  /** The title of the only one; null if the chip stands for several. */
  title: string | null
  /** The screen that the chip opens; null if the reader may open none. */
  address: string | null
}

/** The chips of a group, and how many they stand for. `isLowerBound` if a day has more than are counted. */
export type LayerSum = { count: number; isLowerBound: boolean }

const groupOf = (type: LayerType): LayerGroup =>
  layerGroupNames.find((group) => layerGroups[group].types.includes(type)) ?? 'events'

/** The chips of each day. Only readers who may see rounds can open them. */
export const listLayerChips = (days: readonly LayerDay[], { maySeeRounds }: { maySeeRounds: boolean }): LayerChip[] =>
  days.flatMap((day): LayerChip[] => {
    const { date, type, qty, items } = day
    const group = groupOf(type)
    const chip = { date, type, group, count: qty, title: null }
    if (type !== 'round' || items.length < qty) {
      const title = qty === 1 ? (items[0]?.title ?? null) : null
      const address = type === 'round' && !maySeeRounds ? null : buildDayAddress(day)
      return [{ ...chip, key: `${type}@${date}`, title, address }]
    }
    const buildAddress = ({ id }: LayerItem) => (maySeeRounds ? `/admin/ppe_rounds/${id.slice('round-'.length)}` : null)
    return items.map((item) => ({ ...chip, key: item.id, count: 1, title: item.title, address: buildAddress(item) }))
  })

/** The list of the notices, or of the rounds, of one day. Trainings and qualities are notices of the type custom. */
function buildDayAddress({ date, type }: LayerDay): string {
  if (type === 'round') return `/admin/ppe_rounds?date=${date}`
  const noticeType = type === 'training' || type === 'quality' ? 'custom' : type
  return `${noticesAddress}?type=${noticeType}&expiration_date=${date}`
}

/** Adds the chips of a group up. */
export function sumGroup(chips: readonly LayerChip[], group: LayerGroup): LayerSum {
  const counts = chips.filter((chip) => chip.group === group).map(({ count }) => count)
  return {
    count: counts.reduce((sum, count) => sum + count, 0),
    isLowerBound: counts.includes(maxCounted),
  }
}

/** '7'; a sum with a day that has more than are counted: '99+' of that day alone, '240+'. */
export const formatLayerSum = ({ count, isLowerBound }: LayerSum): string => {
  if (!isLowerBound) return String(count)
  return count === maxCounted ? formatLimitedCount(count) : `${count}+`
}
