import { useState } from 'react'
import type { PointGroup } from 'signature_pad'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { type KeptDrawings, nameDrawing } from '#src/safety/rounds/page/kept-drawings.ts'
import type { ShownDelivery, ShownPerson } from '#src/safety/rounds/page/merge-unsent.ts'
import { AnnulledMark } from '#src/safety/rounds/page/people/AnnulledMark.tsx'
import { DeliveryLine } from '#src/safety/rounds/page/person/DeliveryLine.tsx'
import { ScanDialog } from '#src/safety/rounds/page/person/ScanDialog.tsx'
import { SignaturePanel } from '#src/safety/rounds/page/person/SignaturePanel.tsx'
import { EarlyNote } from '#src/safety/signing/EarlyNote.tsx'
import { isTooEarlyToSign } from '#src/safety/signing/signable-days.ts'
import type { Strokes } from '#src/safety/signing/strokes.ts'
import { useLastSignableDay } from '#src/safety/signing/use-last-signable-day.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Picture } from '#src/ui/picture.tsx'

type PersonCardProps = {
  person: ShownPerson
  signatureMode: 'row' | 'person'
  /** False for a closed round, and for readers who may not sign. */
  maySign: boolean
  isOffline: boolean
  /** True if others of the round have something open too. */
  othersFollow: boolean
  drawings: KeptDrawings
  onDraw: (name: string, drawing: readonly PointGroup[]) => void
  onSign: (deliveries: readonly ShownDelivery[], strokes: Strokes) => Promise<boolean>
  onAbsent: (isAbsent: boolean) => Promise<boolean>
  onChanged: () => void
}

/** One person's page: what they receive, item after item, and where they sign. */
export function PersonCard(props: PersonCardProps) {
  const { person, signatureMode, maySign, isOffline, othersFollow, drawings, onDraw, onSign, onAbsent, onChanged } =
    props
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const [isScanning, setScanning] = useState(false)
  const lastDay = useLastSignableDay(isOffline)
  const isEarly = ({ delivery_date: day }: ShownDelivery) => isTooEarlyToSign(day, lastDay)
  const openDeliveries = person.deliveries.filter(({ standing }) => standing === 'open')
  const [earlyDelivery] = openDeliveries.filter(isEarly)
  const signableDeliveries = openDeliveries.filter((delivery) => !isEarly(delivery))
  // Whoever signs for all of it waits for the last of its days.
  const signedTogether = signatureMode === 'row' ? signableDeliveries.slice(0, 1) : earlyDelivery ? [] : openDeliveries
  const [currentDelivery] = signedTogether
  const unsigned = person.deliveries.filter(({ standing }) => standing === 'open' || standing === 'absent')
  const run = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true)
    try {
      return await work()
    } finally {
      setBusy(false)
    }
  }
  const drawingName = nameDrawing(signedTogether)
  const panel = currentDelivery && maySign && (
    <SignaturePanel
      key={drawingName}
      name={person.name}
      {...{ isBusy }}
      sentence={text(`safety.round.sentence_${signatureMode}`)}
      goesOn={othersFollow || signedTogether.length < person.openCount}
      drawing={drawings.get(drawingName)}
      onDraw={(drawing) => onDraw(drawingName, drawing)}
      onSign={(strokes) => run(() => onSign(signedTogether, strokes))}
    />
  )
  return (
    <section className="card round-person" aria-label={person.name}>
      <header>
        <Picture src={person.image_url} fallback="/img/default-profile.png" alt="" width={56} className="avatar" />
        <div className="grow">
          <h2>{person.name}</h2>
          <p className="soft">
            {[
              person.employee_file_number && text('safety.round.file_number', { number: person.employee_file_number }),
              person.employee_dni && text('safety.round.dni', { number: person.employee_dni }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <AnnulledMark {...{ person }} />
        {person.isAbsent && <Badge tone="neutral">{text('safety.round.absent')}</Badge>}
        {maySign && unsigned.length > 0 && !isOffline && !unsigned.some(isEarly) && (
          <Button
            variant="quiet"
            icon="paperclip"
            title={text('safety.round.on_paper')}
            onClick={() => setScanning(true)}
          >
            {text('safety.round.on_paper')}
          </Button>
        )}
        {maySign && unsigned.length > 0 && (
          <Button
            variant="secondary"
            icon={person.isAbsent ? 'person-check' : 'person-x'}
            className="keep"
            title={text(person.isAbsent ? 'safety.round.is_here' : 'safety.round.is_away')}
            disabled={isBusy}
            onClick={() => void run(() => onAbsent(!person.isAbsent))}
          >
            {text(person.isAbsent ? 'safety.round.is_here' : 'safety.round.is_away')}
          </Button>
        )}
      </header>
      {maySign && earlyDelivery && !currentDelivery && <EarlyNote deliveryDay={earlyDelivery.delivery_date} />}
      <ol>
        {person.deliveries.map((delivery, index) => (
          <DeliveryLine
            key={delivery.id}
            {...{ delivery, isOffline, maySign, onChanged }}
            employeeId={person.employee_id}
            step={index + 1}
            saysWhatWaits={isOffline && maySign && delivery === unsigned[0]}
            isCurrent={maySign && signedTogether.includes(delivery)}
          >
            {delivery === currentDelivery && signatureMode === 'row' && panel}
          </DeliveryLine>
        ))}
        {signatureMode === 'person' && panel && <li className="round-delivery">{panel}</li>}
      </ol>
      {isScanning && <ScanDialog {...{ person, onChanged }} onClose={() => setScanning(false)} />}
    </section>
  )
}
