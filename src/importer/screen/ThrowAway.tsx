import { useState } from 'react'
import type { Load } from '#src/importer/screen/load.ts'
import { useThrowAway } from '#src/importer/screen/use-throw-away.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'

type ThrowAwayProps = {
  load: Pick<Load, 'id' | 'name'>
  /** Its words stand in the button; in a list an icon is enough. */
  isWide?: boolean
}

/** Throws away a load that was not run, asked before. */
export function ThrowAway({ load, isWide = false }: ThrowAwayProps) {
  const text = useText()
  const throwAway = useThrowAway(load.id)
  const [isAsking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    void throwAway()
  }
  return (
    <>
      <Button
        variant={isWide ? 'secondary' : 'quiet'}
        icon="trash"
        className={isWide ? '' : 'btn-icon'}
        aria-label={text('importer.screen.throw_away_one', { file: load.name })}
        title={text('importer.screen.throw_away')}
        onClick={() => setAsking(true)}
      >
        {isWide && text('importer.screen.throw_away')}
      </Button>
      {isAsking && (
        <Modal
          title={text('importer.screen.throw_away_question', { file: load.name })}
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
