import { useState } from 'react'
import type { ImportDetail } from '#src/importer/screen/import-summary.ts'
import { useImportActions } from '#src/importer/screen/use-import-actions.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** Undoes the whole import, after a question. */
export function UndoImportButton({ sheetImport }: { sheetImport: ImportDetail }) {
  const text = useText()
  const figure = useCountFormat()
  const { undo } = useImportActions(sheetImport)
  const [isAsking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    void undo()
  }
  return (
    <>
      <Button
        variant={sheetImport.was_cancelled ? 'secondary' : 'danger'}
        icon="arrow-counterclockwise"
        onClick={() => setAsking(true)}
      >
        {text('importer.screen.undo')}
      </Button>
      {isAsking && (
        <Modal
          title={text('importer.screen.undo_question')}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
          confirmButton={{ variant: 'danger', disabled: false, label: text('importer.screen.undo') }}
        >
          {text('importer.screen.undo_says', {
            created: figure(sheetImport.created),
            updated: figure(sheetImport.updated),
          })}
        </Modal>
      )}
    </>
  )
}
