import { useState } from 'react'
import type { ImportDetail } from '#src/importer/screen/import-summary.ts'
import { useImportActions } from '#src/importer/screen/use-import-actions.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** Undoes the whole import, after a question. */
export function UndoImportButton({ sheetImport }: { sheetImport: ImportDetail }) {
  const text = useText()
  const figure = useCountFormat()
  const { undo } = useImportActions(sheetImport)
  const [isAsking, setAsking] = useState(false)
  const list = new Intl.ListFormat(useLanguage())
  const namesByResource = Map.groupBy(sheetImport.created_names, ({ resource }) => resource)
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
          {namesByResource.size > 0 && (
            <>
              <p className="load-undo-names">{text('importer.screen.undo_names')}</p>
              <ul className="load-undo-names">
                {[...namesByResource].map(([resource, names]) => (
                  <li key={resource}>
                    {text(`pages.${resource}.list`)}: {list.format(names.map(({ label }) => label))}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Modal>
      )}
    </>
  )
}
