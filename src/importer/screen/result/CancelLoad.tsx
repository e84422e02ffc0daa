import { useState } from 'react'
import type { LoadDetail } from '#src/importer/screen/load.ts'
import { useDeeds } from '#src/importer/screen/use-deeds.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** Stops what is under way; where rows are being written it asks before, and says which stay. */
export function CancelLoad({ load }: { load: LoadDetail }) {
  const text = useText()
  const figure = useCountFormat()
  const { cancel } = useDeeds(load)
  const [isAsking, setAsking] = useState(false)
  const { done, total } = load.progress
  const staysNone = done === 0 || load.asked?.all_or_nothing === true
  const confirm = () => {
    setAsking(false)
    void cancel()
  }
  return (
    <>
      <Button variant="secondary" onClick={() => (load.task === 'write' ? setAsking(true) : void cancel())}>
        {text('Cancelar')}
      </Button>
      {isAsking && (
        <Modal
          title={text('importer.screen.cancel_question')}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
          confirmButton={{ variant: 'danger', disabled: false, label: text('importer.screen.cancel') }}
        >
          {staysNone
            ? text('importer.screen.cancel_none')
            : text('importer.screen.cancel_says', { done: figure(done), total: figure(total) })}
        </Modal>
      )}
    </>
  )
}
