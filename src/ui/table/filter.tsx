import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { useSlash } from '#src/ui/slash.ts'
import type { ChangeView, View } from '#src/ui/table/view.ts'

/** Search in all records, opened by 'Filter' or `/`; clearing closes it. */
export function TableFilter({ view, onView }: { view: View; onView: ChangeView }) {
  const text = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(view.q !== '')
  const [typed, setTyped] = useTyped(view, onView)
  const open = () => {
    setOpen(true)
    // After the input has rendered.
    requestAnimationFrame(() => input.current?.focus())
  }
  const clear = () => {
    setTyped('')
    onView({ q: '' })
    setOpen(false)
    opener.current?.focus()
  }
  useSlash(open)
  const isShown = isOpen || view.q !== ''
  return (
    <search className="data-table-filter">
      <Button
        ref={opener}
        variant="secondary"
        icon="funnel"
        aria-expanded={isShown}
        aria-controls={id}
        aria-keyshortcuts="/"
        onClick={() => (isShown ? input.current?.focus() : open())}
      >
        {text('Filter')}
      </Button>
      {isShown && (
        <div className="input-group" id={id}>
          <input
            ref={input}
            type="search"
            className="form-control"
            aria-label={text('ui.table.filter_label')}
            placeholder={text('ui.table.filter_label')}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                event.preventDefault()
                clear()
              } else if (event.key === 'Enter') onView({ q: typed })
            }}
          />
          <Button
            variant="secondary"
            icon="x-lg"
            aria-label={text('ui.table.clear')}
            title={text('ui.table.clear')}
            onClick={clear}
          />
        </div>
      )}
    </search>
  )
}

const pause = 250

/** Debounce: typing reaches the URL after 250 ms; a change of the URL (Back) shows at once. */
function useTyped(view: View, onView: ChangeView): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(view.q)
  const known = useRef(view.q)
  useEffect(() => {
    if (known.current === view.q) return
    known.current = view.q
    setTyped(view.q)
  }, [view.q])
  useEffect(() => {
    if (typed === known.current) return
    const later = setTimeout(() => {
      known.current = typed
      onView({ q: typed }, { replace: true })
    }, pause)
    return () => clearTimeout(later)
  }, [typed, onView])
  return [typed, setTyped]
}
