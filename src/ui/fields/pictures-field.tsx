import { useState } from 'react'
import { useText } from '#src/platform/i18n.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'
import { FilePicture } from '#src/ui/fields/file-picture.tsx'
import { PicturePicker } from '#src/ui/fields/picture-picker.tsx'
import { moved, useReorder } from '#src/ui/fields/reorder.ts'
import { Picture } from '#src/ui/picture.tsx'

/** One of several pictures: stored, by its name, or to be sent. */
export type PictureItem = string | File

type PicturesFieldProps = FieldProps<PictureItem[]> & {
  urlOf: (stored: string) => string
  fallback: string
  max: number
}

/** Several pictures in order, the first of them the cover: add, drop, remove, drag, or move with the keys. */
export function PicturesField({ urlOf, fallback, max, ...props }: PicturesFieldProps) {
  const { name, label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  const text = useText()
  const [notice, setNotice] = useState('')
  const room = max - value.length
  const add = (files: File[]) => {
    onChange([...value, ...files.slice(0, room)])
    setNotice(
      files.length > room
        ? text('ui.fields.too_many_pictures', { qty: max })
        : text('ui.fields.pictures_added', { count: files.length }),
    )
  }
  const remove = (place: number) => {
    onChange(value.filter((_, index) => index !== place))
    setNotice(text('ui.fields.picture_removed', { place: place + 1 }))
  }
  const reorder = useReorder(
    value.length,
    (from, to) => onChange(moved(value, from, to)),
    (from, to) => {
      const params = { from: from + 1, to: to + 1, count: value.length }
      setNotice(text(to === 0 ? 'ui.fields.picture_is_cover' : 'ui.fields.picture_moved', params))
    },
  )
  return (
    <FieldFrame {...{ label, error, help, required }} group>
      {(aria) => (
        <PicturePicker {...{ aria, name, label, disabled, ref, onBlur }} multiple onFiles={add}>
          {value.length > 0 && (
            <ol className="picture-tiles" data-reorder="" {...reorder.list}>
              {value.map((item, place) => (
                <li
                  key={keyOf(item)}
                  data-place={place}
                  {...reorder.tile(place)}
                  className={`picture-tile ${reorder.dragging === place ? 'picture-tile-dragged' : ''}`}
                >
                  <PictureOf
                    {...{ item, urlOf, fallback }}
                    alt={text('ui.fields.picture_place', { place: place + 1, count: value.length })}
                  />
                  {place === 0 && <Badge className="picture-cover">{text('ui.fields.cover')}</Badge>}
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
                    variant="danger"
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
            </ol>
          )}
          <p className="picture-notice" role="status">
            {notice}
          </p>
        </PicturePicker>
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

/** The same file chosen twice is two pictures: each keeps a key of its own while it is on the screen. */
function keyOf(item: PictureItem): string {
  if (typeof item === 'string') return item
  const key = keys.get(item) ?? `new-${++made}`
  keys.set(item, key)
  return key
}
