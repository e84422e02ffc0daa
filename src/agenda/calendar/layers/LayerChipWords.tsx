import { formatLayerSum, type LayerChip } from '#src/agenda/calendar/layers/layer-chip.ts'
import { layerGroups } from '#src/agenda/calendar/layers/layer-groups.ts'
import { maxCounted } from '#src/agenda/limited-count.ts'
import { noticeSubjects } from '#src/agenda/notices/notice.ts'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'

type LayerIconProps = Pick<LayerChip, 'type' | 'group'>

/** The icon of a chip's type, in the colour of its group. */
export const LayerIcon = ({ type, group }: LayerIconProps) => (
  <i
    className={`event-icon layer-${group} bi bi-${type === 'round' ? layerGroups.rounds.icon : noticeSubjects[type].icon}`}
    aria-hidden="true"
  />
)

/** How many a chip stands for: '1 licencia', '3 licencias', '99+ licencias'. */
export const describeLayerChip = ({ type, count }: LayerChip, text: Translate): string =>
  text(`agenda.layers.${type}`, { count, figure: formatLayerSum({ count, isLowerBound: count === maxCounted }) })

/** The words of a chip: how many, or the only one's title and what it is. */
export function LayerChipWords({ chip }: { chip: LayerChip }) {
  const text = useText()
  if (chip.title === null) return <b>{describeLayerChip(chip, text)}</b>
  return (
    <>
      <b>{chip.title}</b> <span className="chip-type">{text(`agenda.layers.one.${chip.type}`)}</span>
    </>
  )
}
