import { useState } from 'react'
import type { ImportDetail } from '#src/importer/screen/import-summary.ts'
import { useImportActions } from '#src/importer/screen/use-import-actions.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** Stops the current task. Before a run is stopped, a question tells how many rows stay written. */
export function CancelImportButton({ sheetImport }: { sheetImport: ImportDetail }) {
  const text = useText()
  const figure = useCountFormat()
  const { cancel } = useImportActions(sheetImport)
  const [isAsking, setAsking] = useState(false)
  const { done, total } = sheetImport.progress
  const keepsNothing = done === 0 || sheetImport.asked?.all_or_nothing === true
  const confirm = () => {
    setAsking(false)
    void cancel()
  }
  return (
    <>
      <Button variant="secondary" onClick={() => (sheetImport.task === 'write' ? setAsking(true) : void cancel())}>
        {text('Cancelar')}
      </Button>
      {isAsking && (
        <Modal
          title={text('importer.screen.cancel_question')}
          onClose={() => setAsking(false)}
          closeLabel={text('importer.screen.go_on')}
          onConfirm={confirm}
          confirmButton={{ variant: 'danger', disabled: false, label: text('importer.screen.cancel') }}
        >
          {keepsNothing
            ? text('importer.screen.cancel_none')
            : text('importer.screen.cancel_says', { done: figure(done), total: figure(total) })}
        </Modal>
      )}
    </>
  )
}
