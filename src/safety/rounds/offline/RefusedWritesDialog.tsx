import { Link } from 'react-router'
import type { WaitingWrite } from '#src/platform/browser/waiting-writes/user-database.ts'
import { discardRefusedWrite } from '#src/platform/browser/waiting-writes/waiting-writes.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { SignatureDrawing } from '#src/safety/rounds/page/person/SignatureDrawing.tsx'
import type { Strokes } from '#src/safety/signing/strokes.ts'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import '#src/safety/rounds/page/round-page.css'
import './refused-writes.css'

type RefusedWritesDialogProps = { writes: readonly WaitingWrite[]; onClose: () => void }

/**
 * What was taken on this device and not saved: of whom, why, and the signature. It is the only place for a signature
 * whose delivery has left its round.
 */
export function RefusedWritesDialog({ writes, onClose }: RefusedWritesDialogProps) {
  const text = useText()
  return (
    <Modal title={text('safety.unsent.not_saved')} {...{ onClose }}>
      <ul className="refused-writes">
        {writes.map((write) => (
          <li key={write.id}>
            <p>
              {write.label && <b>{write.label}. </b>}
              {describeReason(write)}
            </p>
            {Array.isArray(write.body['strokes']) && (
              <SignatureDrawing strokes={write.body['strokes'] as Strokes} label={text('safety.unsent.drawn')} />
            )}
            <Link className={buttonClass('secondary', 'small')} to={`/admin/${write.about}`} onClick={onClose}>
              {text('safety.unsent.open_round')}
            </Link>
            <Button variant="quiet" size="small" onClick={() => void discardRefusedWrite(write.id)}>
              {text('safety.unsent.discard')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

/** The sentence of the refusal: of the first delivery that it names, else of the whole. */
function describeReason({ refusal }: WaitingWrite): string {
  const { refused, message } = (refusal?.body ?? {}) as { refused?: { message?: string }[]; message?: string }
  return (Array.isArray(refused) ? refused[0]?.message : undefined) ?? message ?? ''
}
