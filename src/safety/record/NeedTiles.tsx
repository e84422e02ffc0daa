import { useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { describeNeed } from '#src/safety/record/describe-need.ts'
import type { PpeNeed } from '#src/safety/record/ppe-needs.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'

type NeedTilesProps = {
  needs: readonly PpeNeed[]
  /** Gives the item today. Undefined for a reader who may not. */
  onGive: ((need: PpeNeed) => void) | undefined
}

/** What an employee's job title needs, an item a tile: its size, and how much of its life is used. */
export function NeedTiles({ needs, onGive }: NeedTilesProps) {
  return (
    <ul className="ppe-needs">
      {needs.map((need) => (
        <NeedTile key={need.ppe_id} {...{ need, onGive }} />
      ))}
    </ul>
  )
}

function NeedTile({ need, onGive }: Pick<NeedTilesProps, 'onGive'> & { need: PpeNeed }) {
  const text = useText()
  const { ppe_name: name, size, missing_size: isSizeMissing } = need
  const { tone, key, params, usedShare } = describeNeed(need, readShopDay())
  return (
    <li>
      <b className="ppe-need-name">{name}</b>
      <span className={isSizeMissing ? 'ppe-need-size is-missing' : 'ppe-need-size'}>
        {isSizeMissing ? text('safety.needs.no_size') : size ? text('safety.needs.size', { size }) : '\u00a0'}
      </span>
      {/* The badge says in words what the meter shows. */}
      <span className={`ppe-need-meter tone-${tone}`} aria-hidden="true">
        <i style={{ width: `${Math.round(usedShare * 100)}%` }} />
      </span>
      <span className="ppe-need-foot">
        <Badge tone={tone}>{text(key, params)}</Badge>
        {onGive && tone !== 'ok' && need.pending === null && (
          <Button
            variant="secondary"
            size="small"
            aria-label={text('safety.needs.give_item', { name })}
            onClick={() => onGive(need)}
          >
            {text('safety.needs.give')}
          </Button>
        )}
      </span>
    </li>
  )
}
