import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'
import { countMissing, listMissing } from '#src/safety/rounds/next/list-missing.ts'
import type { Round } from '#src/safety/rounds/round-answer.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

type CloseButtonProps = {
  round: Round
  /** True once everybody is signed or absent. Until then the button is quiet. */
  isFinished: boolean
  isPossible: boolean
  onClosed: () => void
  /** Makes the next round of what this one leaves unsigned and of what is annulled. */
  onNextRound: () => void
}

/** Closes the round, after saying what stays open. */
export function CloseButton({ round, isFinished, isPossible, onClosed, onNextRound }: CloseButtonProps) {
  const text = useText()
  const queries = useQueryClient()
  const [isClosing, setClosing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const close = async () => {
    setClosing(true)
    try {
      await call('POST', `ppe_rounds/${round.id}/close`, { body: {}, idempotencyKey: createIdempotencyKey() })
      toast.success(
        text('ppe_rounds.actions.close.done'),
        listMissing(round).length > 0
          ? { label: text('safety.rounds.next'), icon: 'clipboard-plus', act: onNextRound }
          : undefined,
      )
      onClosed()
    } catch (failure) {
      // `call` has shown the failure.
      if (!(failure instanceof CallFailed)) throw failure
    } finally {
      setClosing(false)
      setAsking(false)
    }
    await queries.invalidateQueries()
  }
  return (
    <>
      <Button
        variant={isFinished ? 'primary' : 'secondary'}
        className="keep"
        disabled={!isPossible || isClosing}
        onClick={() => setAsking(true)}
      >
        {text('ppe_rounds.actions.close')}
      </Button>
      {isAsking && (
        <Modal
          title={text('ppe_rounds.actions.close')}
          onClose={() => setAsking(false)}
          onConfirm={() => void close()}
          confirmButton={{ disabled: !isPossible || isClosing, label: text('ppe_rounds.actions.close') }}
        >
          <p>{describeLeft(countMissing(round), text)}</p>
          <p className="mb-0">{text('ppe_rounds.actions.close.question')}</p>
        </Modal>
      )}
    </>
  )
}

function describeLeft({ unsigned, people, annulled }: ReturnType<typeof countMissing>, text: Translate): string {
  const ofPeople = text('safety.round.of_people', { count: people })
  return [
    unsigned > 0
      ? text('safety.round.stays_open.rows', { count: unsigned, people: ofPeople })
      : text('safety.round.stays_open.none'),
    ...(annulled > 0 ? [`${text('safety.rounds.to_give_again', { count: annulled })}.`] : []),
  ].join(' ')
}
