import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { CellEditor, LeaveReason } from '#src/importer/screen/review/use-cell-editing.ts'
import { DayOrTimeInput } from '#src/ui/fields/day-or-time/day-or-time-input.tsx'
import { readValueOrKeepText, type Spelling } from '#src/ui/fields/day-or-time/spelling.ts'

type CellInputProps = {
  name: string
  value: string
  error: string | undefined
  isSaving: boolean
  /** How the field's values are typed. Undefined for plain text. */
  spelling: Spelling | undefined
  leave: CellEditor['leave']
}

/** A cell during typing: Enter, Tab and a click elsewhere save, Esc discards. Tab then moves to the next cell. */
export function CellInput({ name, value, error, isSaving, spelling, leave }: CellInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  // A day is spelled in full, so that everybody sees which year was meant. The sheet's own text stays as it is.
  const typedText = spelling && text !== value ? spelling.format(readValueOrKeepText(spelling, text)) : text
  /** True while a key leaves the cell, so that the following blur is ignored. */
  const isLeaving = useRef(false)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const handleKey = (event: KeyboardEvent) => {
    const reason = mapKeyToLeaveReason(event)
    if (reason === null) return
    event.preventDefault()
    isLeaving.current = true
    void leave(typedText, reason).finally(() => {
      isLeaving.current = false
    })
  }
  const handleBlur = () => {
    if (!isLeaving.current) void leave(typedText, 'blur')
  }
  const inputProps = {
    ref: input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? id : undefined,
    readOnly: isSaving,
    'aria-busy': isSaving,
    onKeyDown: handleKey,
  }
  return (
    <>
      {spelling ? (
        <>
          <span hidden id={`${id}-name`}>
            {name}
          </span>
          <DayOrTimeInput
            {...inputProps}
            {...{ spelling }}
            className={`form-control-sm ${error ? 'is-invalid' : ''}`}
            aria-label={name}
            captionId={`${id}-name`}
            value={text}
            onChange={(_, shownText) => setText(shownText)}
            onLeave={handleBlur}
          />
        </>
      ) : (
        <input
          {...inputProps}
          className={`form-control form-control-sm ${error ? 'is-invalid' : ''}`}
          aria-label={name}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={handleBlur}
        />
      )}
      {error && (
        <span className="load-tip" id={id} role="alert">
          {error}
        </span>
      )}
    </>
  )
}

function mapKeyToLeaveReason({ key, shiftKey }: KeyboardEvent): LeaveReason | null {
  if (key === 'Enter') return 'enter'
  if (key === 'Escape') return 'escape'
  if (key === 'Tab') return shiftKey ? 'former' : 'next'
  return null
}
