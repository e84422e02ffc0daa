import { useState } from 'react'
import type { ImportSummary } from '#src/importer/screen/import-summary.ts'
import { useDiscardImport } from '#src/importer/screen/use-discard-import.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'

type DiscardImportProps = {
  sheetImport: Pick<ImportSummary, 'id' | 'name'>
  /** True for a button with text. In a list an icon is enough. */
  hasText?: boolean
}

/** Discards an import that was not run, after a question. */
export function DiscardImportButton({ sheetImport, hasText = false }: DiscardImportProps) {
  const text = useText()
  const discardImport = useDiscardImport(sheetImport.id)
  const [isAsking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    void discardImport()
  }
  return (
    <>
      <Button
        variant={hasText ? 'secondary' : 'quiet'}
        icon="trash"
        className={hasText ? '' : 'btn-icon'}
        aria-label={text('importer.screen.throw_away_one', { file: sheetImport.name })}
        title={text('importer.screen.throw_away')}
        onClick={() => setAsking(true)}
      >
        {hasText && text('importer.screen.throw_away')}
      </Button>
      {isAsking && (
        <Modal
          title={text('importer.screen.throw_away_question', { file: sheetImport.name })}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
          confirmButton={{ variant: 'danger', disabled: false, label: text('importer.screen.throw_away') }}
        >
          {text('importer.screen.throw_away_says')}
        </Modal>
      )}
    </>
  )
}
