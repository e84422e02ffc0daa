import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Hand, Leaving } from '#src/importer/screen/review/use-mending.ts'

type CellInputProps = {
  name: string
  value: string
  error: string | undefined
  isSaving: boolean
  leave: Hand['leave']
}

/** A cell being typed in: Enter saves, Esc leaves, Tab goes on. */
export function CellInput({ name, value, error, isSaving, leave }: CellInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  /** Being left by a key: the blur that follows is no second time. */
  const isLeaving = useRef(false)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const keys = (event: KeyboardEvent) => {
    const how = howOf(event)
    if (how === null) return
    event.preventDefault()
    isLeaving.current = true
    void leave(typed, how).finally(() => {
      isLeaving.current = false
    })
  }
  return (
    <>
      <input
        ref={input}
        className={`form-control form-control-sm ${error ? 'is-invalid' : ''}`}
        aria-label={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        readOnly={isSaving}
        aria-busy={isSaving}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={keys}
        onBlur={() => {
          if (!isLeaving.current) void leave(typed, 'blur')
        }}
      />
      {error && (
        <span className="load-tip" id={id} role="alert">
          {error}
        </span>
      )}
    </>
  )
}

function howOf({ key, shiftKey }: KeyboardEvent): Leaving | null {
  if (key === 'Enter') return 'enter'
  if (key === 'Escape') return 'escape'
  if (key === 'Tab') return shiftKey ? 'former' : 'next'
  return null
}
