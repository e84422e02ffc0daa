import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { buildFormAddress } from '#src/resource/screen-addresses.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { deliveries } from '#src/safety/deliveries/deliveries.ts'
import type { ShownDelivery } from '#src/safety/rounds/page/merge-unsent.ts'
import { CorrectDelivery } from '#src/safety/rounds/page/person/CorrectDelivery.tsx'
import { RefusedSignature } from '#src/safety/rounds/page/person/RefusedSignature.tsx'
import { SignatureDrawing } from '#src/safety/rounds/page/person/SignatureDrawing.tsx'
import { StoredSignature } from '#src/safety/signing/StoredSignature.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { formatDateTime, formatTime } from '#src/ui/figures/format-values.ts'

type DeliveryLineProps = {
  delivery: ShownDelivery
  employeeId: number
  step: number
  isCurrent: boolean
  maySign: boolean
  isOffline: boolean
  /** True to say that corrections and paper wait for the connection. */
  saysWhatWaits: boolean
  onChanged: () => void
  /** Where the item is signed. */
  children: ReactNode
}

/** An item that a person receives: what it is, how many, and its signature. */
export function DeliveryLine(props: DeliveryLineProps) {
  const { delivery, employeeId, step, isCurrent, maySign, isOffline, saysWhatWaits, onChanged, children } = props
  const text = useText()
  const may = useOfferedActions(deliveries)
  const [isCorrecting, setCorrecting] = useState(false)
  const { standing, ppe_name: name, size, quantity } = delivery
  const isDone = standing === 'signed' || standing === 'unsent'
  return (
    <li className={`round-delivery is-${isCurrent ? 'current' : standing}`}>
      <div className="round-delivery-line">
        <span className="round-step">
          {isDone ? <i className="bi bi-check-lg" aria-hidden="true" /> : standing === 'annulled' ? '–' : step}
        </span>
        <span className="grow">
          <b>{name}</b>
          <small>
            {[delivery.brand, delivery.model, delivery.certification, delivery.comments].filter(Boolean).join(' · ')}
          </small>
        </span>
        <span className="round-amount num">
          {standing === 'open' && delivery.missing_size && (
            <span className="round-lacks-size">{text('safety.rounds.without_size')} · </span>
          )}
          {[size && text('safety.round.size', { size }), text('safety.round.quantity', { count: quantity })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <StandingMark {...{ delivery }} />
        {standing === 'open' && maySign && may.update && !isOffline && (
          <Button
            variant="secondary"
            icon="pencil"
            className="btn-icon"
            aria-label={text('safety.round.correct', { name })}
            title={text('safety.round.correct', { name })}
            aria-expanded={isCorrecting}
            onClick={() => setCorrecting(!isCorrecting)}
          />
        )}
      </div>
      {saysWhatWaits && (
        <p className="round-offline-note soft">
          <i className="bi bi-wifi-off" aria-hidden="true" /> {text('safety.round.offline_row')}
        </p>
      )}
      {isCorrecting && standing === 'open' && (
        <CorrectDelivery
          {...{ delivery, employeeId, onChanged }}
          mayDelete={may.delete}
          onClose={() => setCorrecting(false)}
        />
      )}
      {delivery.refusedWrite && <RefusedSignature {...{ delivery, onChanged }} write={delivery.refusedWrite} />}
      {!isCorrecting && children}
    </li>
  )
}

function StandingMark({ delivery }: { delivery: ShownDelivery }) {
  const text = useText()
  const language = useLanguage()
  const { id, standing, strokes, signature, signed_at: signedAt } = delivery
  if (standing === 'annulled') return <Badge>{text('safety.delivery_state.annulled')}</Badge>
  if (standing !== 'signed' && standing !== 'unsent') return null
  return (
    <>
      {strokes ? (
        <SignatureDrawing {...{ strokes }} label={text('safety.round.drawn')} />
      ) : (
        signature === 'glass' && <StoredSignature deliveryId={id} label={text('safety.round.drawn')} isSmall />
      )}
      {standing === 'unsent' ? (
        <Badge tone="warn">{text('safety.round.unsent')}</Badge>
      ) : (
        <span className="small soft num">
          {signature === 'paper' && (
            <>
              <Link to={buildFormAddress(deliveries, id)}>{text('safety.signature.paper')}</Link> ·{' '}
            </>
          )}
          {signedAt && (
            <time dateTime={signedAt} title={formatDateTime(signedAt, language)}>
              {formatTime(signedAt, language)}
            </time>
          )}
        </span>
      )}
    </>
  )
}
