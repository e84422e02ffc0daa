import { useRef, useState } from 'react'
import type { PendingImport } from '#src/importer/screen/import-summary.ts'
import { ProgressBar } from '#src/importer/screen/ProgressBar.tsx'
import { usePictureZip } from '#src/importer/screen/pictures/use-picture-zip.ts'
import { buildZipPickerOptions } from '#src/importer/screen/start/accepted-files.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { FieldFrame } from '#src/ui/fields/field-frame.tsx'
import { FilePicker } from '#src/ui/fields/files/file-picker.tsx'
import type { RefusedFile } from '#src/ui/fields/pictures/picture-check.ts'
import { useUnsavedChanges } from '#src/ui/form/use-unsaved-changes.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** The zip of an import's pictures: which one came, and a choice of another, which is sent at once. */
export function PictureZip({ sheetImport: { id, pictures, task } }: { sheetImport: PendingImport }) {
  const text = useText()
  const figure = useCountFormat()
  const box = useRef<HTMLDivElement>(null)
  const [refusedFiles, setRefusedFiles] = useState<RefusedFile[]>([])
  const { share, problem, send } = usePictureZip(id)
  const { question } = useUnsavedChanges(share !== null)
  const label = text('importer.screen.pictures')
  const isBusy = share !== null || task !== null
  const options = buildZipPickerOptions(text)
  return (
    <div className="load-zip">
      <FieldFrame {...{ label }} error={problem} group>
        {(aria) => (
          <FilePicker
            {...{ aria, label, refusedFiles }}
            name="pictures"
            options={{ ...options, ...(pictures && { buttonText: text('importer.screen.files.other_zip') }) }}
            disabled={isBusy}
            containerRef={box}
            multiple={false}
            onFiles={([file], newRefusedFiles) => {
              setRefusedFiles(newRefusedFiles)
              if (file) void send(file)
            }}
          >
            {(addButton) => (
              <div className="load-drop">
                {pictures && (
                  <p className="load-zip-name">
                    <i className="bi bi-file-zip" aria-hidden="true" /> <b>{pictures.name}</b>{' '}
                    <span className="soft">
                      {text('importer.screen.files.in_zip', { count: pictures.count, figure: figure(pictures.count) })}
                    </span>
                  </p>
                )}
                {share === null ? (
                  addButton
                ) : (
                  <ProgressBar
                    label={text(share === 1 ? 'importer.screen.task.pictures' : 'importer.screen.sending')}
                    share={share === 1 ? null : share}
                  />
                )}
              </div>
            )}
          </FilePicker>
        )}
      </FieldFrame>
      {question}
    </div>
  )
}
