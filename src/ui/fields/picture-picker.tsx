import { type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import type { Focusable, InputAria } from '#src/ui/fields/field-frame.tsx'
import { pictureTypes, sortOut } from '#src/ui/fields/picture-check.ts'

type PicturePickerProps = {
  aria: InputAria
  name: string
  label: string
  multiple: boolean
  disabled?: boolean | undefined
  ref?: Ref<Focusable> | undefined
  onBlur?: (() => void) | undefined
  /** Only those that can be sent. What cannot is told here, and nothing else is lost by it. */
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Where pictures are added: by a button, or dropped on what is shown already. */
export function PicturePicker({
  aria,
  label,
  multiple,
  disabled,
  ref,
  onBlur,
  onFiles,
  children,
  ...input
}: PicturePickerProps) {
  const text = useText()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<ReturnType<typeof sortOut>['refused']>([])
  const [isOver, setOver] = useState(false)
  const add = (files: FileList | null) => {
    const sorted = sortOut([...(files ?? [])])
    setRefused(sorted.refused)
    if (sorted.good.length) onFiles(multiple ? sorted.good : sorted.good.slice(-1))
  }
  const carriesFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is everybody's.
    <div
      className={`picture-picker ${isOver ? 'picture-picker-over' : ''} ${aria['aria-invalid'] ? 'picture-picker-wrong' : ''}`}
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
      {children}
      <div className="picture-picker-add">
        <Button
          ref={ref as Ref<HTMLButtonElement>}
          variant="secondary"
          size="small"
          icon="image"
          disabled={disabled}
          aria-label={`${text(multiple ? 'ui.fields.add_pictures' : 'ui.fields.choose_picture')}: ${label}`}
          aria-describedby={[aria['aria-describedby'], `${id}-hint`].filter(Boolean).join(' ')}
          onClick={() => chooser.current?.click()}
          {...(onBlur && { onBlur })}
        >
          {text(multiple ? 'ui.fields.add_pictures' : 'ui.fields.choose_picture')}
        </Button>
        <span className="form-text" id={`${id}-hint`}>
          {text(multiple ? 'ui.fields.drop_pictures' : 'ui.fields.drop_picture')}
        </span>
      </div>
      <input
        {...input}
        ref={chooser}
        type="file"
        hidden
        accept={pictureTypes}
        multiple={multiple}
        aria-label={label}
        onChange={(event) => {
          add(event.target.files)
          // The same file again is a change again.
          event.target.value = ''
        }}
      />
      <ul className="picture-refused" aria-live="assertive">
        {refused.map((file) => (
          <li key={file.name}>
            <strong>{file.name}</strong>: {text(file.problem)}
          </li>
        ))}
      </ul>
    </div>
  )
}
