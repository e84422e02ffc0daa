import { useRef, useState } from 'react'
import { fileLimits } from '#src/platform/files/file-limits.ts'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'
import { FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'
import { type FileItem, FileLine } from '#src/ui/fields/files/file-line.tsx'
import { FileLineButton } from '#src/ui/fields/files/file-line-button.tsx'
import { FilePicker, type PickerOptions } from '#src/ui/fields/files/file-picker.tsx'
import { useFocusAfterRemove } from '#src/ui/fields/files/use-focus-after-remove.ts'
import type { FileCheckResult, RefusedFile } from '#src/ui/fields/pictures/picture-check.ts'

const megabytes = fileLimits.bytes / 1024 / 1024

type FilesFieldProps = FieldProps<FileItem[]> & {
  max: number
  /** Index of the file that the error is about, among the files that are not stored yet. */
  wrong?: number | undefined
  /** Types that the device offers and converts to. The server checks what it gets. */
  accept?: string | undefined
}

/** Files: choose, drop, remove. If only one is allowed, a new file replaces it. */
export function FilesField({ max, wrong: wrongIndex, accept, ...props }: FilesFieldProps) {
  const { name, label, value, error, help, required, disabled, ref, onBlur } = props
  const text = useText()
  const [refusedFiles, setRefusedFiles] = useState<RefusedFile[]>([])
  const { containerRef, focusAfterRemove } = useFocusAfterRemove(value.length)
  // Latest value: two checks of files may finish between two renders.
  const latestValue = useRef(value)
  latestValue.current = value
  const add = (files: File[], refusedFiles: RefusedFile[]) => {
    const presentItems = max === 1 && files.length > 0 ? [] : latestValue.current
    const freePlaces = Math.max(0, max - presentItems.length)
    const problem = { key: 'ui.fields.too_many_files', params: { qty: max } }
    setRefusedFiles([...refusedFiles, ...files.slice(freePlaces).map(({ name }) => ({ name, problem }))])
    if (files.length > 0 && freePlaces > 0) props.onChange([...presentItems, ...files.slice(0, freePlaces)])
  }
  const remove = (index: number) => {
    focusAfterRemove(index)
    setRefusedFiles([])
    props.onChange(value.filter((_, itemIndex) => itemIndex !== index))
  }
  const wrongFile =
    error && wrongIndex !== undefined ? value.filter((item) => item instanceof File)[wrongIndex] : undefined
  const pickerOptions = { ...buildFilePickerOptions(text, max), ...(accept && { accept }) }
  return (
    <FieldFrame {...{ label, error, help, required }} group>
      {(aria) => (
        <FilePicker
          {...{ options: pickerOptions, aria, name, label, disabled, ref, onBlur, containerRef, refusedFiles }}
          multiple={max > 1}
          onFiles={add}
        >
          {(add) => (
            <>
              <ul className="file-list">
                {value.map((item, index) => (
                  <li key={getOrAssignKey(item)} className={`file-item ${item === wrongFile ? 'file-item-wrong' : ''}`}>
                    <FileLine file={item} />
                    <FileLineButton
                      icon="x-lg"
                      className="file-remove"
                      disabled={disabled}
                      label={text('ui.fields.remove_this_file', { name: item.name })}
                      title={text('ui.fields.remove_file')}
                      onClick={() => remove(index)}
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

/** Options of the picker for files of any type, at most `max` of them. */
export const buildFilePickerOptions = (text: Translate, max: number): PickerOptions => ({
  look: 'file',
  checkFiles: checkFileSizes,
  buttonText: text(max === 1 ? 'ui.fields.choose_file' : 'ui.fields.add_files'),
  hint: text(max === 1 ? 'ui.fields.drop_file' : 'ui.fields.drop_files', { qty: megabytes, most: max }),
})

/** Checks sizes before uploading. The server checks again. */
async function checkFileSizes(files: readonly File[]): Promise<FileCheckResult> {
  const findSizeProblem = ({ size }: File) => {
    if (size === 0) return 'ui.fields.file_empty'
    return size > fileLimits.bytes ? { key: 'ui.fields.file_too_large', params: { qty: megabytes } } : null
  }
  const checkedFiles = files.map((file) => ({ file, problem: findSizeProblem(file) }))
  return {
    acceptedFiles: checkedFiles.filter(({ problem }) => problem === null).map(({ file }) => file),
    refusedFiles: checkedFiles.flatMap(({ file: { name }, problem }) => (problem === null ? [] : [{ name, problem }])),
  }
}

const keys = new WeakMap<File, string>()
let newFileCount = 0

/** React key of a file. The same file chosen twice is two files. */
function getOrAssignKey(item: FileItem): string {
  if (!(item instanceof File)) return item.key
  const key = keys.get(item) ?? `new-${++newFileCount}`
  keys.set(item, key)
  return key
}
