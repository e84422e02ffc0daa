import { useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'
import { FilePicker } from '#src/ui/fields/file-picker.tsx'
import { FilePicture } from '#src/ui/fields/file-picture.tsx'
import { useFocusAfterRemove } from '#src/ui/fields/focus-after-remove.ts'
import { pickedPictures } from '#src/ui/fields/picked-pictures.ts'
import type { Refused } from '#src/ui/fields/picture-check.ts'
import { moved, useReorder } from '#src/ui/fields/reorder.ts'
import { Picture } from '#src/ui/picture.tsx'

/** A stored picture's name, or a file to upload. */
export type PictureItem = string | File

type PicturesFieldProps = FieldProps<PictureItem[]> & {
  urlOf: (stored: string) => string
  fallback: string
  max: number
  /** 0-based index among the new files that the error is about. */
  wrong?: number | undefined
}

/** Ordered pictures, the first of them the cover: add, drop, remove, and reorder by drag or keys. */
export function PicturesField({ urlOf, fallback, max, wrong, ...props }: PicturesFieldProps) {
  const { name, label, value, error, help, required, disabled, ref, onBlur } = props
  const text = useText()
  const [{ notice, refused }, setTold] = useState<{ notice: string; refused: Refused[] }>({ notice: '', refused: [] })
  const tell = (notice: string, refused: Refused[] = []) => setTold({ notice, refused })
  const { box, removed } = useFocusAfterRemove(value.length)
  // Latest value: checked files may arrive twice between two renders.
  const latest = useRef(value)
  latest.current = value
  const change = (next: PictureItem[]) => {
    latest.current = next
    props.onChange(next)
  }
  const add = (files: File[], refused: Refused[]) => {
    const added = files.slice(0, Math.max(0, max - latest.current.length))
    if (added.length > 0) change([...latest.current, ...added])
    if (added.length < files.length) tell(text('ui.fields.too_many_pictures', { qty: max }), refused)
    else tell(added.length > 0 ? text('ui.fields.pictures_added', { count: added.length }) : '', refused)
  }
  const remove = (place: number) => {
    removed(place)
    change(value.filter((_, index) => index !== place))
    tell(text('ui.fields.picture_removed', { place: place + 1 }))
  }
  const reorder = useReorder(
    disabled ? 0 : value.length,
    (from, to) => change(moved(value, from, to)),
    (from, to) => {
      const params = { from: from + 1, to: to + 1, count: value.length }
      tell(text(to === 0 ? 'ui.fields.picture_is_cover' : 'ui.fields.picture_moved', params))
    },
  )
  const wrongFile = error && wrong !== undefined ? value.filter((item) => typeof item !== 'string')[wrong] : undefined
  return (
    <FieldFrame {...{ label, error, help, required }} group>
      {(aria) => (
        <>
          <FilePicker
            picked={pickedPictures(text, true)}
            {...{ aria, name, label, disabled, ref, onBlur, box, refused }}
            multiple
            onFiles={add}
          >
            {(add) => (
              <ol className="picture-tiles" data-reorder="" {...reorder.list}>
                {value.map((item, place) => (
                  <li
                    key={keyOf(item)}
                    data-place={place}
                    {...reorder.tile(place)}
                    className={`picture-tile ${reorder.dragging === place ? 'picture-tile-dragged' : ''} ${item === wrongFile ? 'picture-tile-wrong' : ''}`}
                  >
                    <PictureOf
                      {...{ item, urlOf, fallback }}
                      alt={`${text('ui.fields.picture_place', { place: place + 1, count: value.length })}${item === wrongFile ? `: ${error}` : ''}`}
                    />
                    {place === 0 && (
                      <Badge bare className="picture-cover">
                        {text('ui.fields.cover')}
                      </Badge>
                    )}
                    {value.length > 1 && (
                      <Button
                        {...reorder.grip(place)}
                        variant="light"
                        size="small"
                        icon="arrows-move"
                        className="picture-grip"
                        disabled={disabled}
                        aria-label={text('ui.fields.move_picture', { place: place + 1, count: value.length })}
                        title={text('ui.fields.move_hint')}
                      />
                    )}
                    <Button
                      variant="light"
                      size="small"
                      icon="x-lg"
                      className="picture-remove"
                      disabled={disabled}
                      aria-label={text('ui.fields.remove_picture', { name: place + 1 })}
                      title={text('ui.fields.remove_picture', { name: place + 1 })}
                      onClick={() => remove(place)}
                    />
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

type PictureOfProps = { item: PictureItem; urlOf: (stored: string) => string; fallback: string; alt: string }

function PictureOf({ item, urlOf, fallback, alt }: PictureOfProps) {
  if (typeof item !== 'string') return <FilePicture file={item} alt={alt} width={120} />
  return <Picture src={urlOf(item)} fallback={fallback} alt={alt} width={120} />
}

const keys = new WeakMap<File, string>()
let made = 0

/** React key of a file: the same file chosen twice is two pictures. */
function keyOf(item: PictureItem): string {
  if (typeof item === 'string') return item
  const key = keys.get(item) ?? `new-${++made}`
  keys.set(item, key)
  return key
}
