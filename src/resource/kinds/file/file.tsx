import {
  type FileField as DeclaredField,
  type FormFile,
  isAttachedFile,
  isFormFile,
} from '#src/resource/kinds/file/file.ts'
import type { CellProps, FormValueProps, InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { FileIcon, FileLink } from '#src/ui/fields/files/file-line.tsx'
import { FilesField } from '#src/ui/fields/files/files-field.tsx'

export function FileInput({ input, field: _, record: __, ...rest }: InputProps<DeclaredField>) {
  const value = isFormFile(input.value) ? [input.value] : []
  return <FilesField {...input} {...rest} {...{ value }} max={1} onChange={([file]) => input.onChange(file ?? null)} />
}

function Cell({ value }: CellProps<DeclaredField>) {
  return isAttachedFile(value) ? <FileNames files={[value]} /> : null
}

function FormValue({ formValue }: FormValueProps<DeclaredField>) {
  return <FileNames files={isFormFile(formValue) ? [formValue] : []} />
}

/** Icon and name of each file. A stored file opens in a new tab. */
export function FileNames({ files }: { files: readonly FormFile[] }) {
  if (files.length === 0) return '–'
  return (
    <span className="file-links">
      {files.map((file) => (
        <span key={isAttachedFile(file) ? file.key : file.name} className="file-link">
          <FileIcon file={file} />
          <span>{isAttachedFile(file) ? <FileLink file={file} /> : file.name}</span>
        </span>
      ))}
    </span>
  )
}

export const fileScreen: ScreenKind<DeclaredField> = { Cell, FormValue, columnLayout: 'text' }
