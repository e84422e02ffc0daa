import { useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { FieldFrame } from '#src/ui/fields/field-frame.tsx'
import { FileButton } from '#src/ui/fields/file-button.tsx'
import { FileLine } from '#src/ui/fields/file-line.tsx'
import { FilePicker, type Picked } from '#src/ui/fields/file-picker.tsx'
import type { Refused } from '#src/ui/fields/picture-check.ts'

type FileChoiceProps = {
  taken: Picked
  name: string
  label: string
  file: File | null
  error?: string | undefined
  disabled: boolean
  onFile: (file: File | null) => void
}

/** One file, chosen or dropped; another takes its place. */
export function FileChoice({ taken, name, label, file, error, disabled, onFile }: FileChoiceProps) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<Refused[]>([])
  return (
    <FieldFrame {...{ label, error }} group>
      {(aria) => (
        <FilePicker
          {...{ aria, name, label, disabled, box, refused }}
          picked={taken}
          multiple={false}
          onFiles={([chosen], refused) => {
            setRefused(refused)
            if (chosen) onFile(chosen)
          }}
        >
          {(add) => (
            <div className="load-drop">
              {file && (
                <div className="file-item">
                  <FileLine {...{ file }} />
                  <FileButton
                    icon="x-lg"
                    className="file-remove"
                    disabled={disabled}
                    label={text('ui.fields.remove_this_file', { name: file.name })}
                    title={text('ui.fields.remove_file')}
                    onClick={() => {
                      onFile(null)
                      box.current?.querySelector<HTMLElement>('.file-add')?.focus()
                    }}
                  />
                </div>
              )}
              {add}
            </div>
          )}
        </FilePicker>
      )}
    </FieldFrame>
  )
}
