import { useRef, useState } from 'react'
import { fileLimits } from '#src/platform/files/file-limits.ts'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'
import { FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'
import { FileButton } from '#src/ui/fields/file-button.tsx'
import { type FileItem, FileLine } from '#src/ui/fields/file-line.tsx'
import { FilePicker, type Picked } from '#src/ui/fields/file-picker.tsx'
import { useFocusAfterRemove } from '#src/ui/fields/focus-after-remove.ts'
import type { Refused, SortedOut } from '#src/ui/fields/picture-check.ts'

const megabytes = fileLimits.bytes / 1024 / 1024

type FilesFieldProps = FieldProps<FileItem[]> & {
  max: number
  /** 0-based index among the new files that the error is about. */
  wrong?: number | undefined
}

/** Files of any type: choose, drop, remove. Where there is room for one alone, another takes its place. */
export function FilesField({ max, wrong, ...props }: FilesFieldProps) {
  const { name, label, value, error, help, required, disabled, ref, onBlur } = props
  const text = useText()
  const [refused, setRefused] = useState<Refused[]>([])
  const { box, removed } = useFocusAfterRemove(value.length)
  // Latest value: checked files may arrive twice between two renders.
  const latest = useRef(value)
  latest.current = value
  const add = (files: File[], refused: Refused[]) => {
    const kept = max === 1 && files.length > 0 ? [] : latest.current
    const room = Math.max(0, max - kept.length)
    const problem = { key: 'ui.fields.too_many_files', params: { qty: max } }
    setRefused([...refused, ...files.slice(room).map(({ name }) => ({ name, problem }))])
    if (files.length > 0 && room > 0) props.onChange([...kept, ...files.slice(0, room)])
  }
  const remove = (place: number) => {
    removed(place)
    setRefused([])
    props.onChange(value.filter((_, index) => index !== place))
  }
  const wrongFile = error && wrong !== undefined ? value.filter((item) => item instanceof File)[wrong] : undefined
  const picked = pickedFiles(text, max)
  return (
    <FieldFrame {...{ label, error, help, required }} group>
      {(aria) => (
        <FilePicker
          {...{ picked, aria, name, label, disabled, ref, onBlur, box, refused }}
          multiple={max > 1}
          onFiles={add}
        >
          {(add) => (
            <>
              <ul className="file-list">
                {value.map((item, place) => (
                  <li key={keyOf(item)} className={`file-item ${item === wrongFile ? 'file-item-wrong' : ''}`}>
                    <FileLine file={item} />
                    <FileButton
                      icon="x-lg"
                      className="file-remove"
                      disabled={disabled}
                      label={text('ui.fields.remove_this_file', { name: item.name })}
                      title={text('ui.fields.remove_file')}
                      onClick={() => remove(place)}
                    />
                  </li>
                ))}
              </ul>
              {add}
            </>
          )}
        </FilePicker>
      )}
    </FieldFrame>
  )
}

/** How files of any type are chosen and checked, `max` of them at most. */
export const pickedFiles = (text: Translate, max: number): Picked => ({
  look: 'file',
  sortOut,
  words: text(max === 1 ? 'ui.fields.choose_file' : 'ui.fields.add_files'),
  hint: text(max === 1 ? 'ui.fields.drop_file' : 'ui.fields.drop_files', { qty: megabytes, most: max }),
})

/** Spares an upload in vain; the server checks again. */
async function sortOut(files: readonly File[]): Promise<SortedOut> {
  const problemOf = ({ size }: File) => {
    if (size === 0) return 'ui.fields.file_empty'
    return size > fileLimits.bytes ? { key: 'ui.fields.file_too_large', params: { qty: megabytes } } : null
  }
  const judged = files.map((file) => ({ file, problem: problemOf(file) }))
  return {
    good: judged.filter(({ problem }) => problem === null).map(({ file }) => file),
    refused: judged.flatMap(({ file: { name }, problem }) => (problem === null ? [] : [{ name, problem }])),
  }
}

const keys = new WeakMap<File, string>()
let made = 0

/** React key: the same file chosen twice is two files. */
function keyOf(item: FileItem): string {
  if (!(item instanceof File)) return item.key
  const key = keys.get(item) ?? `new-${++made}`
  keys.set(item, key)
  return key
}
