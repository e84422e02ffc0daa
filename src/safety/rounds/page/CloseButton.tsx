import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { listUnsigned } from '#src/safety/rounds/next/list-unsigned.ts'
import type { Round } from '#src/safety/rounds/round-answer.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

type CloseButtonProps = {
  round: Round
  /** True once everybody is signed or absent. Until then the button is quiet. */
  isFinished: boolean
  isPossible: boolean
  onClosed: () => void
  /** Makes the next round of what this one leaves unsigned. */
  onNextRound: () => void
}

/** Closes the round, after asking. */
export function CloseButton({ round, isFinished, isPossible, onClosed, onNextRound }: CloseButtonProps) {
  const text = useText()
  const queries = useQueryClient()
  const [isClosing, setClosing] = useState(false)
  const close = async () => {
    setClosing(true)
    try {
      await call('POST', `ppe_rounds/${round.id}/close`, { body: {}, idempotencyKey: createIdempotencyKey() })
      toast.success(
        text('ppe_rounds.actions.close.done'),
        listUnsigned(round).length > 0
          ? { label: text('safety.rounds.next'), icon: 'clipboard-plus', act: onNextRound }
          : undefined,
      )
      onClosed()
    } catch (failure) {
      // `call` has shown the failure.
      if (!(failure instanceof CallFailed)) throw failure
    } finally {
      setClosing(false)
    }
    await queries.invalidateQueries()
  }
  return (
    <Button
      variant={isFinished ? 'primary' : 'secondary'}
      className="keep"
      disabled={!isPossible || isClosing}
      onClick={() =>
        toast.confirm({
          text: text('ppe_rounds.actions.close.question'),
          confirm: text('ppe_rounds.actions.close'),
          cancel: text('Cancelar'),
          onConfirm: () => void close(),
        })
      }
    >
      {text('ppe_rounds.actions.close')}
    </Button>
  )
}
