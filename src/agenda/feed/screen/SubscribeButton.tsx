import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

/** Opens the dialog of the private feed, whose script loads with the press. */
export function SubscribeButton() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { loadedValue: dialog, load } = useLazyLoad(async () => await import('#src/agenda/feed/screen/FeedDialog.tsx'))
  const open = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <>
      <Button
        variant="secondary"
        icon="phone"
        aria-haspopup="dialog"
        title={text('agenda.feed.subscribe')}
        onClick={() => void open()}
      >
        <span className="words">{text('agenda.feed.subscribe')}</span>
      </Button>
      {isOpen && dialog && <dialog.FeedDialog onClose={() => setOpen(false)} />}
    </>
  )
}
