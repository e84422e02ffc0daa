import { useState } from 'react'
import type { LoadDetail } from '#src/importer/screen/load.ts'
import { useDeeds } from '#src/importer/screen/use-deeds.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** Takes the whole load back, asked before. */
export function UndoLoad({ load }: { load: LoadDetail }) {
  const text = useText()
  const figure = useCountFormat()
  const { undo } = useDeeds(load)
  const [isAsking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    void undo()
  }
  return (
    <>
      <Button variant="danger" icon="arrow-counterclockwise" onClick={() => setAsking(true)}>
        {text('importer.screen.undo')}
      </Button>
      {isAsking && (
        <Modal
          title={text('importer.screen.undo_question')}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
          confirmButton={{ variant: 'danger', disabled: false, label: text('importer.screen.undo') }}
        >
          {text('importer.screen.undo_says', { created: figure(load.created), updated: figure(load.updated) })}
        </Modal>
      )}
    </>
  )
}
