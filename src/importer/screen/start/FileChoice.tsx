import { useRef, useState } from 'react'
import { buildSheetPickerOptions, buildZipPickerOptions } from '#src/importer/screen/start/accepted-files.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { FieldFrame } from '#src/ui/fields/field-frame.tsx'
import { FileLine } from '#src/ui/fields/files/file-line.tsx'
import { FileLineButton } from '#src/ui/fields/files/file-line-button.tsx'
import { FilePicker } from '#src/ui/fields/files/file-picker.tsx'
import type { RefusedFile } from '#src/ui/fields/pictures/picture-check.ts'

const acceptedFiles = { file: buildSheetPickerOptions, pictures: buildZipPickerOptions }

type FileChoiceProps = {
  name: keyof typeof acceptedFiles
  file: File | null
  error?: string | undefined
  disabled: boolean
  onFile: (file: File | null) => void
}

/** Chooses the sheet or the zip file, by a dialog or by dropping it. A second file replaces the first. */
export function FileChoice({ name, file, error, disabled, onFile }: FileChoiceProps) {
  const text = useText()
  const label = text(`importer.screen.${name}`)
  const box = useRef<HTMLDivElement>(null)
  const [refusedFiles, setRefusedFiles] = useState<RefusedFile[]>([])
  return (
    <FieldFrame {...{ label, error }} group>
      {(aria) => (
        <FilePicker
          {...{ aria, name, label, disabled, containerRef: box, refusedFiles }}
          options={acceptedFiles[name](text)}
          multiple={false}
          onFiles={([chosenFile], newRefusedFiles) => {
            setRefusedFiles(newRefusedFiles)
            if (chosenFile) onFile(chosenFile)
          }}
        >
          {(addButton) => (
            <div className="load-drop">
              {file && (
                <div className="file-item">
                  <FileLine {...{ file }} />
                  <FileLineButton
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
              {addButton}
            </div>
          )}
        </FilePicker>
      )}
    </FieldFrame>
  )
}
