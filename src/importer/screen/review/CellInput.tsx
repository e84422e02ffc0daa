import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { CellEditor, LeaveReason } from '#src/importer/screen/review/use-cell-editing.ts'

type CellInputProps = {
  name: string
  value: string
  error: string | undefined
  isSaving: boolean
  leave: CellEditor['leave']
}

/** A cell during typing: Enter saves, Esc leaves, Tab moves on. */
export function CellInput({ name, value, error, isSaving, leave }: CellInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  /** True while a key leaves the cell, so that the following blur is ignored. */
  const isLeaving = useRef(false)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const handleKey = (event: KeyboardEvent) => {
    const reason = leaveReasonOf(event)
    if (reason === null) return
    event.preventDefault()
    isLeaving.current = true
    void leave(text, reason).finally(() => {
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
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          if (!isLeaving.current) void leave(text, 'blur')
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

function leaveReasonOf({ key, shiftKey }: KeyboardEvent): LeaveReason | null {
  if (key === 'Enter') return 'enter'
  if (key === 'Escape') return 'escape'
  if (key === 'Tab') return shiftKey ? 'former' : 'next'
  return null
}
