import { type DragEvent, type ReactNode, type Ref, type RefObject, useId, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Focusable, InputAria } from '#src/ui/fields/field-frame.tsx'
import { type FileCheckResult, type RefusedFile, registerFileCheck } from '#src/ui/fields/pictures/picture-check.ts'

/** Options of a picker for pictures or for files: its appearance, the accepted files, their check, and its texts. */
export type PickerOptions = {
  look: 'picture' | 'file'
  accept?: string
  checkFiles(files: readonly File[]): Promise<FileCheckResult>
  buttonText: string
  hint: string
}

type FilePickerProps = {
  options: PickerOptions
  aria: InputAria
  name: string
  label: string
  multiple: boolean
  disabled?: boolean | undefined
  ref?: Ref<Focusable> | undefined
  onBlur?: (() => void) | undefined
  containerRef: RefObject<HTMLDivElement | null>
  /** Called with the accepted and the refused files. */
  onFiles: (files: File[], refusedFiles: RefusedFile[]) => void
  /** Refused files to show. */
  refusedFiles: readonly RefusedFile[]
  /** Renders the files; `add` is the button that adds one. */
  children: (add: ReactNode) => ReactNode
}

/** Adds files by a button or by drag and drop. */
export function FilePicker({
  options: { look, accept, checkFiles, buttonText, hint },
  aria,
  label,
  multiple,
  disabled,
  ref,
  onBlur,
  containerRef,
  onFiles,
  refusedFiles,
  children,
  ...input
}: FilePickerProps) {
  const text = useText()
  const id = useId()
  const fileInput = useRef<HTMLInputElement>(null)
  // Latest callback: the component may render again while files are checked.
  const latestOnFiles = useRef(onFiles)
  latestOnFiles.current = onFiles
  const [isDraggedOver, setDraggedOver] = useState(false)
  const add = (files: FileList | null) => {
    const pickedFiles = [...(files ?? [])]
    if (pickedFiles.length === 0) return
    registerFileCheck(
      checkFiles(pickedFiles).then(({ acceptedFiles, refusedFiles }) => {
        latestOnFiles.current(multiple ? acceptedFiles : acceptedFiles.slice(-1), refusedFiles)
        return refusedFiles.length === 0
      }),
    )
  }
  const carriesFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the button does the same.
    <div
      ref={containerRef}
      className={`${look}-picker ${isDraggedOver ? 'picker-over' : ''} ${aria['aria-invalid'] ? 'picker-wrong' : ''}`}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setDraggedOver(true)
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setDraggedOver(false)
        add(event.dataTransfer.files)
      }}
    >
      {children(
        <button
          ref={ref as Ref<HTMLButtonElement>}
          type="button"
          className={`${look}-add`}
          disabled={disabled}
          aria-label={`${buttonText}: ${label}`}
          aria-describedby={[aria['aria-describedby'], `${id}-hint`].filter(Boolean).join(' ')}
          onClick={() => fileInput.current?.click()}
          {...(onBlur && { onBlur })}
        >
          <i className="bi bi-plus-lg" aria-hidden="true" />
          {buttonText}
        </button>,
      )}
      <span className="form-text" id={`${id}-hint`}>
        {hint}
      </span>
      <input
        {...input}
        ref={fileInput}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={(event) => {
          add(event.target.files)
          // The input is emptied, so that choosing the same file again fires a change event.
          event.target.value = ''
        }}
      />
      <ul className={`picker-refused ${look}-refused`} aria-live="assertive">
        {refusedFiles.map((file) => (
          <li key={file.name}>
            <strong>{file.name}</strong>: {text(file.problem)}
          </li>
        ))}
      </ul>
    </div>
  )
}
