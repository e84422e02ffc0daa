import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import type { ShownDelivery } from '#src/safety/rounds/page/merge-unsent.ts'
import { storeSizeInRecord } from '#src/safety/rounds/page/person/store-size-in-record.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSaveShortcut } from '#src/ui/form/use-save-shortcut.ts'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import { toast } from '#src/ui/toast/toasts.tsx'
import { employees } from '#src/workforce/record/employees.ts'

type CorrectDeliveryProps = {
  delivery: ShownDelivery
  employeeId: number
  mayDelete: boolean
  onChanged: () => void
  onClose: () => void
}

/**
 * Corrects size and quantity of an open delivery: sizes are one press each. Or takes the delivery out. The new size
 * goes into the employee's record too, unless that is unticked.
 */
export function CorrectDelivery({ delivery, employeeId, mayDelete, onChanged, onClose }: CorrectDeliveryProps) {
  const text = useText()
  const saveButton = useRef<HTMLButtonElement>(null)
  useSaveShortcut(saveButton)
  const [size, setSize] = useState(delivery.size ?? '')
  const [quantity, setQuantity] = useState(delivery.quantity)
  const [failure, setFailure] = useState<CallFailed | null>(null)
  const { data: sizes = [] } = useQuery({
    queryKey: ['ppes', delivery.ppe_id, 'sizes'],
    queryFn: async ({ signal }) =>
      (await call<{ sizes: string[] | null }>('GET', `ppes/${delivery.ppe_id}`, { signal, quiet: true })).body.sizes ??
      [],
  })
  const { update: mayEditEmployee } = useOfferedActions(employees)
  const [isForRecord, setForRecord] = useState(true)
  // If the record refuses the size, the delivery has it already, and the next press tries the record again.
  const [sizeAtFirst] = useState(delivery.size)
  const hasSizeForRecord = mayEditEmployee && sizes.length > 0 && size !== '' && size !== sizeAtFirst
  const [isWriting, setWriting] = useState(false)
  const write = async (method: 'PUT' | 'DELETE') => {
    setFailure(null)
    setWriting(true)
    try {
      const body = { size: size || null, quantity, updated_at: delivery.updated_at }
      await call(method, `ppe_deliveries/${delivery.id}`, {
        ...(method === 'PUT' && { body }),
        idempotencyKey: createIdempotencyKey(),
        quiet: true,
      })
      if (method === 'PUT' && hasSizeForRecord && isForRecord)
        await storeSizeInRecord(employeeId, { ppe_id: delivery.ppe_id, size })
      onChanged()
      onClose()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setFailure(error)
      onChanged()
    } finally {
      setWriting(false)
    }
  }
  const askAndTakeOut = () =>
    toast.confirm({
      text: text('safety.round.take_out_question', { name: delivery.ppe_name }),
      confirm: text('safety.round.take_out'),
      cancel: text('Cancelar'),
      onConfirm: () => void write('DELETE'),
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void write('PUT')
  }
  return (
    <form className="round-correct" onSubmit={submit}>
      {sizes.length > 0 ? (
        <fieldset className="round-correct-sizes" aria-label={text('ppe_deliveries.fields.size')}>
          {sizes.map((option) => (
            <Button
              key={option}
              variant="secondary"
              className={option === size ? 'active' : ''}
              aria-pressed={option === size}
              onClick={() => setSize(option)}
            >
              {option}
            </Button>
          ))}
        </fieldset>
      ) : (
        <input
          className="form-control"
          maxLength={40}
          aria-label={text('ppe_deliveries.fields.size')}
          placeholder={text('ppe_deliveries.fields.size')}
          value={size}
          onChange={(event) => setSize(event.target.value)}
        />
      )}
      <div className="round-correct-quantity">
        <Button
          variant="secondary"
          icon="dash-lg"
          className="btn-icon"
          aria-label={text('safety.round.one_less')}
          disabled={quantity <= 1}
          onClick={() => setQuantity(quantity - 1)}
        />
        <output className="num" aria-label={text('ppe_deliveries.fields.quantity')}>
          {quantity}
        </output>
        <Button
          variant="secondary"
          icon="plus-lg"
          className="btn-icon"
          aria-label={text('safety.round.one_more')}
          onClick={() => setQuantity(quantity + 1)}
        />
      </div>
      {hasSizeForRecord && (
        <label className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={isForRecord}
            onChange={(event) => setForRecord(event.target.checked)}
          />
          <span className="form-check-label">{text('safety.round.size_for_record')}</span>
        </label>
      )}
      <Button ref={saveButton} type="submit" disabled={isWriting}>
        {text('Guardar')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {text('Cancelar')}
      </Button>
      {mayDelete && (
        <Button variant="quiet" icon="trash" disabled={isWriting} onClick={askAndTakeOut}>
          {text('safety.round.take_out')}
        </Button>
      )}
      {failure && (
        <p className="invalid-feedback d-block" role="alert">
          {describeFailure(failure)}
        </p>
      )}
    </form>
  )
}
