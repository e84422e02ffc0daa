import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'
import { FilePicker } from '#src/ui/fields/files/file-picker.tsx'
import { useFocusAfterRemove } from '#src/ui/fields/files/use-focus-after-remove.ts'
import { FilePicture } from '#src/ui/fields/pictures/file-picture.tsx'
import type { RefusedFile } from '#src/ui/fields/pictures/picture-check.ts'
import { buildPicturePickerOptions } from '#src/ui/fields/pictures/picture-picker-options.ts'
import { Picture } from '#src/ui/picture.tsx'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

/** The name of a stored picture, a file to upload, or null. */
export type PictureValue = string | File | null

type PictureFieldProps = FieldProps<PictureValue> & {
  urlOf: (storedName: string) => string
  fallback: string
  /** Fetches a new signed URL when the stored picture's URL has expired. */
  renew?: (() => Promise<string | null>) | undefined
  width?: number
  /** True for a picture of a person, which is cropped to a square by hand. */
  isOfPerson?: boolean
}

/** Code splitting: few users choose pictures of people. */
const loadCropDialog = async () => (await import('#src/ui/fields/pictures/crop-dialog.tsx')).CropDialog

/** Field for one picture, with a preview. The picture can be replaced and removed. */
export function PictureField({ urlOf, fallback, renew, width = 120, isOfPerson = false, ...props }: PictureFieldProps) {
  const { name, label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  const text = useText()
  const [refusedFiles, setRefusedFiles] = useState<RefusedFile[]>([])
  const [fileToCrop, setFileToCrop] = useState<File | null>(null)
  const { loadedValue: CropDialog, load } = useLazyLoad(loadCropDialog)
  /** Opens the dialog. If its script does not load, the picture is taken as it is. */
  const cropOrTake = async (file: File) => {
    if (isOfPerson && (await load())) setFileToCrop(file)
    else onChange(file)
  }
  const { containerRef, focusAfterRemove } = useFocusAfterRemove(value === null ? 0 : 1)
  return (
    <>
      <FieldFrame {...{ label, error, help, required }} group>
        {(aria) => (
          <FilePicker
            options={buildPicturePickerOptions(text, { isMultiple: false, isOfPerson })}
            {...{ aria, name, label, disabled, ref, onBlur, containerRef, refusedFiles }}
            multiple={false}
            onFiles={([file], refusedFiles) => {
              setRefusedFiles(refusedFiles)
              if (file) void cropOrTake(file)
            }}
          >
            {(add) => (
              <div className="picture-tiles">
                {value !== null && (
                  <div className="picture-tile">
                    {typeof value === 'string' ? (
                      <Picture src={urlOf(value)} {...{ fallback, renew, width }} alt={label} />
                    ) : (
                      <FilePicture file={value} alt={label} width={width} />
                    )}
                    <Button
                      variant="light"
                      size="small"
                      icon="x-lg"
                      className="picture-remove"
                      aria-label={`${text('ui.fields.remove_this_picture')}: ${label}`}
                      title={text('ui.fields.remove_this_picture')}
                      disabled={disabled}
                      onClick={() => {
                        setRefusedFiles([])
                        focusAfterRemove(0)
                        onChange(null)
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
      {CropDialog && fileToCrop && (
        <CropDialog
          file={fileToCrop}
          onCropped={(file) => {
            setFileToCrop(null)
            onChange(file)
          }}
          onClose={() => setFileToCrop(null)}
        />
      )}
    </>
  )
}
