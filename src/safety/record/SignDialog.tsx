import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { joinLabel } from '#src/platform/text/label.ts'
import type { DeliveryRow } from '#src/safety/record/DeliveryTable.tsx'
import { isSignedBefore } from '#src/safety/rounds/offline/is-done-already.ts'
import { SignaturePanel } from '#src/safety/rounds/page/person/SignaturePanel.tsx'
import { loadRoundTexts } from '#src/safety/rounds/round-texts.ts'
import { EarlyNote } from '#src/safety/signing/EarlyNote.tsx'
import { isTooEarlyToSign } from '#src/safety/signing/signable-days.ts'
import type { Strokes } from '#src/safety/signing/strokes.ts'
import { useLastSignableDay } from '#src/safety/signing/use-last-signable-day.ts'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useUnsavedChanges } from '#src/ui/form/use-unsaved-changes.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'
import '#src/safety/rounds/page/round-page.css'

/** Lazy loading: loads the texts of a signature and returns the dialog. */
export async function loadSignDialogAndTexts(): Promise<typeof SignDialog> {
  await loadRoundTexts()
  return SignDialog
}

type SignDialogProps = {
  /** Open deliveries of one person, of no round. */
  rows: readonly DeliveryRow[]
  onClose: () => void
}

/** What a person receives, as it will be signed, and where they sign on glass. One signature covers all of it. */
function SignDialog({ rows: openedRows, onClose }: SignDialogProps) {
  const text = useText()
  const queries = useQueryClient()
  // The rows as they were shown first: a change behind the dialog is refused, and never signed unseen.
  const [rows] = useState(openedRows)
  const [isBusy, setBusy] = useState(false)
  const lastDay = useLastSignableDay(false)
  const earlyRow = rows.find(({ delivery_date: day }) => isTooEarlyToSign(day, lastDay))
  const name = joinLabel([rows[0]?.['employee_surname'], rows[0]?.['employee_first_name']])
  const [isDrawn, setDrawn] = useState(false)
  const { question, leaveFreely } = useUnsavedChanges(isDrawn)
  const sendSignature = async (strokes: Strokes): Promise<boolean> => {
    const body = {
      ids: rows.map(({ id }) => id),
      seen: Object.fromEntries(rows.map(({ id, updated_at: stamp }) => [id, stamp])),
      strokes,
      device_time: new Date().toISOString(),
    }
    try {
      await call('POST', 'ppe_deliveries/sign', { body, idempotencyKey: createIdempotencyKey(), quiet: true })
      return true
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      if (isSignedBefore(failure)) return true
      toast.error(failure.message)
      // What was shown is not what is stored any longer. The record behind the dialog shows it.
      if (failure.status === 409) onClose()
      return false
    }
  }
  const sign = async (strokes: Strokes): Promise<boolean> => {
    setBusy(true)
    leaveFreely()
    const isSigned = await sendSignature(strokes).finally(() => setBusy(false))
    if (isSigned) {
      toast.success(text('safety.equipment.signed'))
      onClose()
    }
    await queries.invalidateQueries()
    return isSigned
  }
  return (
    <Modal title={text('safety.equipment.sign_as', { name })} size="lg" hasOwnButtons {...{ onClose }}>
      <ul className="ppe-signed-items">
        {rows.map((row) => (
          <li key={row.id}>
            <b>{row.ppe_name}</b>
            <span>
              {[
                text('safety.round.quantity', { count: row.quantity }),
                row.size && text('safety.round.size', { size: row.size }),
                row.brand,
                row.model,
                row.certification,
                row.comments,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {earlyRow ? (
        <EarlyNote deliveryDay={earlyRow.delivery_date} />
      ) : (
        <SignaturePanel
          {...{ name, isBusy }}
          sentence={text(`safety.round.sentence_${rows.length > 1 ? 'person' : 'row'}`)}
          goesOn={false}
          onDraw={(drawing) => setDrawn(drawing.length > 0)}
          onSign={sign}
        />
      )}
      {question}
    </Modal>
  )
}
