import { Link } from 'react-router'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Entity } from '#src/resource/declaration.ts'
import { buildFormAddress } from '#src/resource/screen-addresses.ts'
import { deliveries, deliveryStates, signatureMessages } from '#src/safety/deliveries/deliveries.ts'
import { rounds } from '#src/safety/rounds/rounds.ts'
import { StoredSignature } from '#src/safety/signing/StoredSignature.tsx'
import { Badge, type Tone } from '#src/ui/badge.tsx'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import '#src/ui/table/table.css'

export type DeliveryRow = Entity & {
  ppe_name: string
  delivery_date: string
  next_delivery_date: string | null
  quantity: number
  size: string | null
  brand: string | null
  model: string | null
  certification: string | null
  status: 'open' | 'signed' | 'annulled'
  absent: boolean
  round_id: number | null
  comments: string | null
  signature: 'glass' | 'paper' | null
}

/** The chosen rows, and the function that chooses others. */
export type DeliveryChoice = { ids: ReadonlySet<number>; onChange: (ids: ReadonlySet<number>) => void }

type DeliveryTableProps = {
  rows: readonly DeliveryRow[]
  label: string
  /** Undefined if rows cannot be chosen. */
  choice: DeliveryChoice | undefined
  /** Opens the signature of a row. Undefined for a reader who may not have it signed. */
  onSign: ((row: DeliveryRow) => void) | undefined
}

/** An employee's deliveries, the newest first. An annulled one is struck. */
export function DeliveryTable({ rows, label, choice, onSign }: DeliveryTableProps) {
  const text = useText()
  const caption = (name: string) => text(captionKey(deliveries, name))
  // On a phone CSS shows rows as cards, which removes the tags' implicit roles.
  return (
    <div className="data-table ppe-deliveries">
      <div className="data-table-scroll">
        <table role="table" className="table table-sm table-striped table-hover mb-0" aria-label={label}>
          <thead role="rowgroup">
            <tr role="row">
              {choice && (
                <th role="columnheader" scope="col" className="data-table-check">
                  <input
                    type="checkbox"
                    className="form-check-input"
                    aria-label={text('safety.equipment.choose_all')}
                    checked={choice.ids.size === rows.length}
                    onChange={({ target }) => choice.onChange(new Set(target.checked ? rows.map(({ id }) => id) : []))}
                  />
                </th>
              )}
              <th role="columnheader" scope="col">
                {caption('ppe_id')}
              </th>
              <th role="columnheader" scope="col">
                {text('safety.equipment.given_on')}
              </th>
              <th role="columnheader" scope="col" className="end">
                {text('safety.equipment.quantity')}
              </th>
              <th role="columnheader" scope="col">
                {caption('size')}
              </th>
              <th role="columnheader" scope="col" className="hide-tablet">
                {text('safety.equipment.brand_and_model')}
              </th>
              <th role="columnheader" scope="col" className="hide-tablet">
                {caption('certification')}
              </th>
              <th role="columnheader" scope="col">
                {text('safety.equipment.next')}
              </th>
              <th role="columnheader" scope="col">
                {caption('signature')}
              </th>
              {onSign && (
                <th role="columnheader" scope="col">
                  <span className="visually-hidden">{text('safety.equipment.sign')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <DeliveryLine key={row.id} {...{ row, choice, onSign }} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function DeliveryLine({ row, choice, onSign }: Pick<DeliveryTableProps, 'choice' | 'onSign'> & { row: DeliveryRow }) {
  const text = useText()
  const language = useLanguage()
  const { id, status, ppe_name: name, next_delivery_date: next } = row
  const isChosen = choice?.ids.has(id) ?? false
  const classNames = [...(status === 'annulled' ? ['ppe-annulled'] : []), ...(isChosen ? ['table-active'] : [])]
  const day = formatDate(row.delivery_date, language)
  return (
    <tr role="row" className={classNames.join(' ')}>
      {choice && (
        <td role="cell" className="data-table-check">
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={text('safety.equipment.choose', { name, day })}
            checked={isChosen}
            onChange={({ target }) => choice.onChange(copyWithOrWithout(choice.ids, id, target.checked))}
          />
        </td>
      )}
      <td role="cell" className="data-table-name">
        <Link className="data-table-link" to={buildFormAddress(deliveries, id)}>
          {name}
        </Link>
      </td>
      <td role="cell" className="unbroken">
        {day}
      </td>
      <td role="cell" className="end hide-phone">
        {row.quantity}
      </td>
      <td role="cell" className="hide-phone">
        {row.size ?? '–'}
      </td>
      <td role="cell" className="hide-phone hide-tablet">
        {[row.brand, row.model].filter(Boolean).join(' · ') || '–'}
      </td>
      <td role="cell" className="soft hide-phone hide-tablet">
        {row.certification ?? '–'}
      </td>
      <td role="cell" className="unbroken hide-phone">
        {next ? formatDate(next, language) : '–'}
      </td>
      <td role="cell">
        <DeliveryState {...{ row }} />
      </td>
      {onSign && (
        <td role="cell" className="data-table-actions">
          {status === 'open' && <SignButton {...{ row, onSign }} />}
        </td>
      )}
    </tr>
  )
}

function copyWithOrWithout(ids: ReadonlySet<number>, id: number, isWith: boolean): ReadonlySet<number> {
  const copy = new Set(ids)
  if (isWith) copy.add(id)
  else copy.delete(id)
  return copy
}

/** Opens the signature of a delivery. That of a delivery of a round is on the round's own screen. */
function SignButton({ row, onSign }: { row: DeliveryRow; onSign: (row: DeliveryRow) => void }) {
  const text = useText()
  const label = text('safety.equipment.sign_item', { name: row.ppe_name })
  return row.round_id === null ? (
    <Button size="small" aria-label={label} onClick={() => onSign(row)}>
      {text('safety.equipment.sign')}
    </Button>
  ) : (
    <Link className={buttonClass('secondary', 'small')} aria-label={label} to={buildFormAddress(rounds, row.round_id)}>
      {text('safety.equipment.sign')}
    </Link>
  )
}

const stateTones: Readonly<Record<DeliveryRow['status'], Tone>> = { open: 'warn', signed: 'ok', annulled: 'neutral' }

function DeliveryState({ row: { id, status, absent, signature } }: { row: DeliveryRow }) {
  const text = useText()
  if (status === 'open' && absent) return <Badge>{text(captionKey(deliveries, 'absent'))}</Badge>
  return (
    <>
      {signature === 'glass' && (
        <StoredSignature deliveryId={id} label={text(captionKey(deliveries, 'signature'))} isSmall />
      )}{' '}
      <Badge tone={stateTones[status]}>{text(deliveryStates[status] ?? '')}</Badge>{' '}
      {signature === 'paper' && <small className="soft">{text(signatureMessages[signature] ?? '')}</small>}
    </>
  )
}
