import { useQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import type { WaitingWrite } from '#src/platform/browser/waiting-writes/user-database.ts'
import { discardRefusedWrite } from '#src/platform/browser/waiting-writes/waiting-writes.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { ShownDelivery } from '#src/safety/rounds/page/merge-unsent.ts'
import { SignatureDrawing } from '#src/safety/rounds/page/person/SignatureDrawing.tsx'
import { StoredSignature } from '#src/safety/signing/StoredSignature.tsx'
import type { Strokes } from '#src/safety/signing/strokes.ts'
import { Button } from '#src/ui/button/button.tsx'
import { formatDateTime } from '#src/ui/figures/format-values.ts'

type RefusedSignatureProps = { delivery: ShownDelivery; write: WaitingWrite; onChanged: () => void }

/**
 * Why a signature that was taken here was not saved, with the signature and, if somebody else signed before, who and
 * when.
 */
export function RefusedSignature({ delivery, write, onChanged }: RefusedSignatureProps) {
  const text = useText()
  const language = useLanguage()
  const body: Readonly<Record<string, unknown>> = write.refusal?.body ?? {}
  const refusal = listRefusals(body).find(({ id }) => id === delivery.id) ?? listRefusals(body)[0]
  const { data: signed } = useQuery({
    queryKey: ['ppe_deliveries', delivery.id, 'signed by'],
    queryFn: async ({ signal }) => {
      const path = `ppe_deliveries/${delivery.id}`
      return (await call<SignedDelivery>('GET', path, { signal, quiet: true })).body
    },
    enabled: refusal?.code === 'SIGNED',
  })
  const discard = async () => {
    await discardRefusedWrite(write.id)
    onChanged()
  }
  const isOver = ['SIGNED', 'ANNULLED', 'GONE'].includes(refusal?.code ?? '')
  const mayRepeat = !isOver && delivery.status === 'open'
  return (
    <div className="round-refused" role="alert">
      <p>
        <b>{text('safety.round.not_taken')}.</b> {refusal?.message ?? String(body['message'] ?? '')}.
        {signed?.signed_at && (
          <>
            {' '}
            {text('safety.round.signed_by_other', {
              name: signed.signed_by_name ?? '',
              moment: formatDateTime(signed.signed_at, language),
            })}
          </>
        )}
      </p>
      {signed?.signature === 'glass' && (
        <figure>
          <StoredSignature deliveryId={delivery.id} label={text('safety.round.kept_signature')} isSmall />
          <figcaption>{text('safety.round.kept_signature')}</figcaption>
        </figure>
      )}
      <figure>
        <SignatureDrawing strokes={write.body['strokes'] as Strokes} label={text('safety.round.drawn_here')} />
        <figcaption>{text('safety.round.drawn_here')}</figcaption>
      </figure>
      <Button variant="secondary" onClick={() => void discard()}>
        {text(mayRepeat ? 'safety.round.sign_again' : 'safety.round.discard')}
      </Button>
    </div>
  )
}

type SignedDelivery = { signed_by_name: string | null; signed_at: string | null; signature: 'glass' | 'paper' | null }

type RefusedRow = { id: number; code: string; message: string }

const listRefusals = (body: Readonly<Record<string, unknown>>): readonly RefusedRow[] =>
  Array.isArray(body['refused']) ? body['refused'] : []
