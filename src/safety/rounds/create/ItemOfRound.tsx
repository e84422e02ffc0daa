import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { ItemSectionProps } from '#src/safety/rounds/create/ItemSection.tsx'
import type { CommonName, ItemOfDraft } from '#src/safety/rounds/create/round-draft.ts'
import { type FilledInDelivery, pairKeyOf } from '#src/safety/rounds/create/use-round-preview.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DayOrTimeField } from '#src/ui/fields/day-or-time/day-or-time-field.tsx'
import { createDaySpelling } from '#src/ui/fields/day-or-time/spelling.ts'
import { TextField } from '#src/ui/fields/typing/text-field.tsx'

type ItemOfRoundProps = Omit<ItemSectionProps, 'onAddItem'> & { item: ItemOfDraft }

const textNames = ['brand', 'model', 'certification'] as const
const daySpelling = createDaySpelling()

/**
 * An item of the round: how many of each size, who lacks one and, unfolded, its values for everybody and each person.
 */
export function ItemOfRound({ item, filled, onChangeItem, ...props }: ItemOfRoundProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const deliveries = [...item.recipients.keys()].flatMap((personId) => {
    const delivery = filled.get(pairKeyOf({ employee_id: personId, ppe_id: item.id }))
    return delivery ? [delivery] : []
  })
  const [firstDelivery] = deliveries
  const missingCount = deliveries.filter((delivery) => delivery.missing_size).length
  return (
    <div className="round-item">
      <div className="round-item-head">
        <input
          type="checkbox"
          className="form-check-input"
          aria-label={text('safety.rounds.include', { name: item.name })}
          checked={item.isIncluded}
          onChange={(event) => onChangeItem(item.id, { isIncluded: event.target.checked })}
        />
        <span className="grow">
          <b>{item.name}</b>
          <small>
            {[firstDelivery?.brand, firstDelivery?.model, firstDelivery?.certification].filter(Boolean).join(' · ')}
          </small>
        </span>
        <span className="round-sizes">
          {countSizes(deliveries).map(([size, count]) => (
            <span key={size}>
              {size} <b>{count}</b>
            </span>
          ))}
          {missingCount > 0 && (
            <span className="tone-warn">
              {text('safety.rounds.without_size')} <b>{missingCount}</b>
            </span>
          )}
        </span>
        <b className="num">{item.recipients.size}</b>
        <Button
          variant="quiet"
          size="small"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          className="btn-icon"
          aria-expanded={isOpen}
          aria-label={text('safety.rounds.unfold', { name: item.name })}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <div className="round-item-values">
          <CommonFields {...{ item, firstDelivery, onChangeItem }} />
          <Recipients {...{ item, filled }} {...props} />
        </div>
      )}
    </div>
  )
}

/** How many deliveries there are of each size. */
function countSizes(deliveries: readonly FilledInDelivery[]): [string, number][] {
  const sizes = Map.groupBy(
    deliveries.filter(({ size }) => size !== null),
    ({ size }) => String(size),
  )
  return [...sizes].map(([size, group]): [string, number] => [size, group.length]).sort(compareSizes)
}

const compareSizes = ([a]: [string, number], [b]: [string, number]) => a.localeCompare(b, 'es', { numeric: true })

type CommonFieldsProps = {
  item: ItemOfDraft
  firstDelivery: FilledInDelivery | undefined
  onChangeItem: ItemSectionProps['onChangeItem']
}

/**
 * Values that hold for everybody who gets the item. Until something is typed, they are those that the server proposes.
 */
function CommonFields({ item, firstDelivery, onChangeItem }: CommonFieldsProps) {
  const text = useText()
  const readValue = (name: CommonName) => item.common[name] ?? String(firstDelivery?.[name] ?? '')
  const change = (name: CommonName) => (value: string) =>
    onChangeItem(item.id, { common: { ...item.common, [name]: value } })
  return (
    <div className="fields">
      {textNames.map((name) => (
        <TextField
          key={name}
          {...{ name }}
          label={text(`ppe_deliveries.fields.${name}`)}
          maxLength={100}
          value={readValue(name)}
          onChange={change(name)}
        />
      ))}
      <DayOrTimeField
        name="next_delivery_date"
        label={text('ppe_deliveries.fields.next_delivery_date')}
        spelling={daySpelling}
        value={readValue('next_delivery_date')}
        onChange={change('next_delivery_date')}
      />
      <TextField
        name="quantity"
        label={text('safety.rounds.quantity_each')}
        type="tel"
        maxLength={4}
        value={readValue('quantity')}
        onChange={change('quantity')}
      />
    </div>
  )
}

/** Who gets the item, each with size and quantity. */
function Recipients({
  item,
  draft,
  catalogue,
  filled,
  onChangeRecipient,
  onDropRecipient,
}: Omit<ItemOfRoundProps, 'onChangeItem'>) {
  const text = useText()
  const sizes = catalogue.find(({ id }) => id === item.id)?.sizes ?? []
  return (
    <ul className="round-recipients">
      {[...item.recipients].map(([personId, own]) => {
        const name = draft.people.get(personId) ?? ''
        const delivery = filled.get(pairKeyOf({ employee_id: personId, ppe_id: item.id }))
        const size = own.size ?? delivery?.size ?? ''
        const isMissing = sizes.length > 0 && size === ''
        return (
          <li key={personId}>
            <span>
              <span className="cut">{name}</span>
              {delivery?.already_given && !own.again && (
                <small className="tone-warn">{text('safety.rounds.already_given')}</small>
              )}
            </span>
            {sizes.length > 0 ? (
              <select
                className={`form-select form-select-sm ${isMissing ? 'is-invalid' : ''}`}
                aria-label={text('safety.rounds.size_of', { name })}
                value={size}
                onChange={(event) => onChangeRecipient(item.id, personId, { size: event.target.value })}
              >
                <option value="">{text('safety.rounds.size')}</option>
                {[...new Set([...sizes, ...(size ? [size] : [])])].map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            ) : (
              <span />
            )}
            <input
              className="form-control form-control-sm"
              inputMode="numeric"
              maxLength={4}
              aria-label={text('safety.rounds.quantity_of', { name })}
              value={own.quantity ?? item.common.quantity ?? String(delivery?.quantity ?? '')}
              onChange={(event) => onChangeRecipient(item.id, personId, { quantity: event.target.value })}
            />
            <Button
              variant="quiet"
              size="small"
              icon="x-lg"
              className="btn-icon"
              aria-label={text('safety.rounds.drop', { name })}
              title={text('safety.rounds.drop', { name })}
              onClick={() => onDropRecipient(item.id, personId)}
            />
          </li>
        )
      })}
    </ul>
  )
}
