import { type FileField as Declared, type FormFile, isFormFile, isKept } from '#src/resource/kinds/file/file.ts'
import type { CellProps, InputProps, ScreenKind, TypedProps } from '#src/resource/kinds/screen-kind.ts'
import { FileIcon, FileLink } from '#src/ui/fields/files/file-line.tsx'
import { FilesField } from '#src/ui/fields/files/files-field.tsx'

export function FileInput({ input, field: _, record: __, ...rest }: InputProps<Declared>) {
  const value = isFormFile(input.value) ? [input.value] : []
  return <FilesField {...input} {...rest} {...{ value }} max={1} onChange={([file]) => input.onChange(file ?? null)} />
}

function Cell({ value }: CellProps<Declared>) {
  return isKept(value) ? <FileNames files={[value]} /> : null
}

function Typed({ value: typed }: TypedProps<Declared>) {
  return <FileNames files={isFormFile(typed) ? [typed] : []} />
}

/** Icon and name of each; a stored one opens in a new tab. */
export function FileNames({ files }: { files: readonly FormFile[] }) {
  if (files.length === 0) return '–'
  return (
    <span className="file-links">
      {files.map((file) => (
        <span key={isKept(file) ? file.key : file.name} className="file-link">
          <FileIcon file={file} />
          <span>{isKept(file) ? <FileLink file={file} /> : file.name}</span>
        </span>
      ))}
    </span>
  )
}

export const fileScreen: ScreenKind<Declared> = { Cell, Typed, column: 'text' }
