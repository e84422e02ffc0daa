import { type ReactNode, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'
import { FilePicker } from '#src/ui/fields/files/file-picker.tsx'
import { useFocusAfterRemove } from '#src/ui/fields/files/use-focus-after-remove.ts'
import { FilePicture } from '#src/ui/fields/pictures/file-picture.tsx'
import { keyOfNewPicture } from '#src/ui/fields/pictures/new-picture-keys.ts'
import type { RefusedFile } from '#src/ui/fields/pictures/picture-check.ts'
import { buildPicturePickerOptions } from '#src/ui/fields/pictures/picture-picker-options.ts'
import { moveElement, useReorder } from '#src/ui/fields/pictures/reorder.ts'
import { Picture } from '#src/ui/picture.tsx'

/** The name of a stored picture, or a file to upload. */
export type PictureItem = string | File

type PicturesFieldProps = FieldProps<PictureItem[]> & {
  urlOf: (storedName: string) => string
  /** Returns the function that fetches a new signed URL when a stored picture's URL has expired. */
  renewalOf?: ((storedName: string) => () => Promise<string | null>) | undefined
  fallback: string
  max: number
  /** True if the first picture is shown as the cover. */
  hasCover?: boolean
  /** Renders what stands below a picture. */
  renderBelow?: ((item: PictureItem, index: number) => ReactNode) | undefined
  /** Index of the file that the error is about, among the files that are not stored yet. */
  wrong?: number | undefined
}

/** Ordered pictures: add, drop, remove, reorder by drag or keys. */
export function PicturesField({ max, wrong: wrongIndex, hasCover = false, renderBelow, ...props }: PicturesFieldProps) {
  const { name, label, value, error, help, required, disabled, ref, onBlur, urlOf, renewalOf, fallback } = props
  const text = useText()
  const [{ notice, refusedFiles }, setStatus] = useState<{ notice: string; refusedFiles: RefusedFile[] }>({
    notice: '',
    refusedFiles: [],
  })
  const showStatus = (notice: string, refusedFiles: RefusedFile[] = []) => setStatus({ notice, refusedFiles })
  const { containerRef, focusAfterRemove } = useFocusAfterRemove(value.length)
  // Latest value: two checks of pictures may finish between two renders.
  const latestValue = useRef(value)
  latestValue.current = value
  const change = (newItems: PictureItem[]) => {
    latestValue.current = newItems
    props.onChange(newItems)
  }
  const add = (files: File[], refusedFiles: RefusedFile[]) => {
    const addedFiles = files.slice(0, Math.max(0, max - latestValue.current.length))
    if (addedFiles.length > 0) change([...latestValue.current, ...addedFiles])
    if (addedFiles.length < files.length) showStatus(text('ui.fields.too_many_pictures', { qty: max }), refusedFiles)
    else
      showStatus(
        addedFiles.length > 0 ? text('ui.fields.pictures_added', { count: addedFiles.length }) : '',
        refusedFiles,
      )
  }
  const remove = (index: number) => {
    focusAfterRemove(index)
    change(value.filter((_, itemIndex) => itemIndex !== index))
    showStatus(text('ui.fields.picture_removed', { place: index + 1 }))
  }
  const reorder = useReorder(
    disabled ? 0 : value.length,
    (from, to) => change(moveElement(value, from, to)),
    (from, to) => {
      const params = { from: from + 1, to: to + 1, count: value.length }
      showStatus(text(hasCover && to === 0 ? 'ui.fields.picture_is_cover' : 'ui.fields.picture_moved', params))
    },
  )
  const wrongFile =
    error && wrongIndex !== undefined ? value.filter((item) => typeof item !== 'string')[wrongIndex] : undefined
  return (
    <FieldFrame {...{ label, error, help, required }} group>
      {(aria) => (
        <>
          <FilePicker
            options={buildPicturePickerOptions(text, { isMultiple: true })}
            {...{ aria, name, label, disabled, ref, onBlur, containerRef, refusedFiles }}
            multiple
            onFiles={add}
          >
            {(add) => (
              <ol className="picture-tiles" data-reorder="" {...reorder.list}>
                {value.map((item, index) => (
                  <li key={typeof item === 'string' ? item : keyOfNewPicture(item)}>
                    <div
                      data-place={index}
                      {...reorder.tile(index)}
                      className={`picture-tile ${reorder.dragging === index ? 'picture-tile-dragged' : ''} ${item === wrongFile ? 'picture-tile-wrong' : ''}`}
                    >
                      <PicturePreview
                        {...{ item, urlOf, renewalOf, fallback }}
                        alt={`${text('ui.fields.picture_place', { place: index + 1, count: value.length })}${item === wrongFile ? `: ${error}` : ''}`}
                      />
                      {hasCover && index === 0 && (
                        <Badge bare className="picture-cover">
                          {text('ui.fields.cover')}
                        </Badge>
                      )}
                      {value.length > 1 && (
                        <Button
                          {...reorder.grip(index)}
                          variant="light"
                          size="small"
                          icon="arrows-move"
                          className="picture-grip"
                          disabled={disabled}
                          aria-label={text('ui.fields.move_picture', { place: index + 1, count: value.length })}
                          title={text('ui.fields.move_hint')}
                        />
                      )}
                      <Button
                        variant="light"
                        size="small"
                        icon="x-lg"
                        className="picture-remove"
                        disabled={disabled}
                        aria-label={text('ui.fields.remove_picture', { name: index + 1 })}
                        title={text('ui.fields.remove_picture', { name: index + 1 })}
                        onClick={() => remove(index)}
                      />
                    </div>
                    {renderBelow?.(item, index)}
                  </li>
                ))}
                <li>{add}</li>
              </ol>
            )}
          </FilePicker>
          <p className="picture-notice" role="status">
            {error ? '' : notice}
          </p>
        </>
      )}
    </FieldFrame>
  )
}

type PicturePreviewProps = Pick<PicturesFieldProps, 'urlOf' | 'renewalOf' | 'fallback'> & {
  item: PictureItem
  alt: string
}

function PicturePreview({ item, urlOf, renewalOf, fallback, alt }: PicturePreviewProps) {
  if (typeof item !== 'string') return <FilePicture file={item} alt={alt} width={120} />
  return <Picture src={urlOf(item)} renew={renewalOf?.(item)} fallback={fallback} alt={alt} width={120} />
}
