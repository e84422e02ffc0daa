import { type DragEvent, type ReactNode, type Ref, type RefObject, useId, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Focusable, InputAria } from '#src/ui/fields/field-frame.tsx'
import { looking, type Refused, type SortedOut } from '#src/ui/fields/picture-check.ts'

/** What is chosen: how it looks, what the chooser offers, how files are checked, and the texts. */
export type Picked = {
  look: 'picture' | 'file'
  accept?: string
  sortOut(files: readonly File[]): Promise<SortedOut>
  words: string
  hint: string
}

type FilePickerProps = {
  picked: Picked
  aria: InputAria
  name: string
  label: string
  multiple: boolean
  disabled?: boolean | undefined
  ref?: Ref<Focusable> | undefined
  onBlur?: (() => void) | undefined
  box: RefObject<HTMLDivElement | null>
  /** Called with the accepted and the refused files. */
  onFiles: (files: File[], refused: Refused[]) => void
  /** Refused files to show. */
  refused: readonly Refused[]
  /** The files, with the button that adds where it belongs among them. */
  children: (add: ReactNode) => ReactNode
}

/** Adds files by a button or by drag and drop. */
export function FilePicker({
  picked: { look, accept, sortOut, words, hint },
  aria,
  label,
  multiple,
  disabled,
  ref,
  onBlur,
  box,
  onFiles,
  refused,
  children,
  ...input
}: FilePickerProps) {
  const text = useText()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  // Latest callback: the field may have changed while the files were being checked.
  const latest = useRef(onFiles)
  latest.current = onFiles
  const [isOver, setOver] = useState(false)
  const add = (files: FileList | null) => {
    const given = [...(files ?? [])]
    if (given.length === 0) return
    looking(
      sortOut(given).then(({ good, refused }) => {
        latest.current(multiple ? good : good.slice(-1), refused)
        return refused.length === 0
      }),
    )
  }
  const carriesFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is everybody's.
    <div
      ref={box}
      className={`${look}-picker ${isOver ? 'picker-over' : ''} ${aria['aria-invalid'] ? 'picker-wrong' : ''}`}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(false)
        add(event.dataTransfer.files)
      }}
    >
      {children(
        <button
          ref={ref as Ref<HTMLButtonElement>}
          type="button"
          className={`${look}-add`}
          disabled={disabled}
          aria-label={`${words}: ${label}`}
          aria-describedby={[aria['aria-describedby'], `${id}-hint`].filter(Boolean).join(' ')}
          onClick={() => chooser.current?.click()}
          {...(onBlur && { onBlur })}
        >
          <i className="bi bi-plus-lg" aria-hidden="true" />
          {words}
        </button>,
      )}
      <span className="form-text" id={`${id}-hint`}>
        {hint}
      </span>
      <input
        {...input}
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={(event) => {
          add(event.target.files)
          // Emptied, so that choosing the same file again fires a change.
          event.target.value = ''
        }}
      />
      <ul className={`picker-refused ${look}-refused`} aria-live="assertive">
        {refused.map((file) => (
          <li key={file.name}>
            <strong>{file.name}</strong>: {text(file.problem)}
          </li>
        ))}
      </ul>
    </div>
  )
}
