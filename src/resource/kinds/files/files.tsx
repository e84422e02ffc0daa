import { type FormFile, isFormFile } from '#src/resource/kinds/file/file.ts'
import { FileNames } from '#src/resource/kinds/file/file.tsx'
import type { FilesField as Declared } from '#src/resource/kinds/files/files.ts'
import type { CellProps, InputProps, ScreenKind, TypedProps } from '#src/resource/kinds/screen-kind.ts'
import { FilesField } from '#src/ui/fields/files/files-field.tsx'

const filesIn = (value: unknown): FormFile[] => (Array.isArray(value) ? value.filter(isFormFile) : [])

export function FilesInput({ input, field: { max }, record: _, ...rest }: InputProps<Declared>) {
  return <FilesField {...input} {...rest} {...{ max }} value={filesIn(input.value)} />
}

function Cell({ value }: CellProps<Declared>) {
  const files = filesIn(value)
  return files.length > 0 ? <FileNames files={files} /> : null
}

function Typed({ value: typed }: TypedProps<Declared>) {
  return <FileNames files={filesIn(typed)} />
}

export const filesScreen: ScreenKind<Declared> = { Cell, Typed, column: 'text' }
