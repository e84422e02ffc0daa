import { formatLayerSum, type LayerSum, sumGroup } from '#src/agenda/calendar/layers/layer-chip.ts'
import { type LayerGroup, layerGroupNames, layerGroups } from '#src/agenda/calendar/layers/layer-groups.ts'
import type { Layers } from '#src/agenda/calendar/layers/use-layers.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import '#src/ui/button/pill.css'
import './layers.css'

type LayerSwitchesProps = {
  layers: Layers
  /** The chips of the named part of the calendar. */
  chips: Layers['chips']
  eventCount: number
}

/** The chips that show and hide events and layers. Each tells how many the named part of the calendar has. */
export function LayerSwitches({ layers, chips, eventCount }: LayerSwitchesProps) {
  const text = useText()
  const sumOf = (group: LayerGroup): LayerSum =>
    group === 'events' ? { count: eventCount, isLowerBound: false } : sumGroup(chips, group)
  return (
    <>
      <fieldset className="layer-switches" aria-label={text('agenda.layers.what')}>
        {layerGroupNames.map((group) => (
          <button
            key={group}
            type="button"
            className={`pill layer-switch layer-${group}`}
            aria-pressed={layers.isShown(group)}
            onClick={() => layers.toggle(group)}
          >
            <i className={`event-icon bi bi-${layerGroups[group].icon}`} aria-hidden="true" />
            {text(`agenda.layers.groups.${group}`)} <span className="num soft">{formatLayerSum(sumOf(group))}</span>
          </button>
        ))}
      </fieldset>
      {layers.isFailed && (
        <p className="layers-failed" role="alert">
          {text('agenda.layers.failed')}
          <Button variant="quiet" size="small" icon="arrow-clockwise" onClick={layers.retry}>
            {text('ui.retry')}
          </Button>
        </p>
      )}
    </>
  )
}
