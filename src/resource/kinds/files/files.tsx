import { FileNames } from '#src/resource/kinds/file/file.tsx'
import { type FilesField as DeclaredField, filterFormFiles } from '#src/resource/kinds/files/files.ts'
import type { CellProps, FormValueProps, InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { FilesField } from '#src/ui/fields/files/files-field.tsx'

export function FilesInput({ input, field: { max }, record: _, ...rest }: InputProps<DeclaredField>) {
  return <FilesField {...input} {...rest} {...{ max }} value={filterFormFiles(input.value)} />
}

function Cell({ value }: CellProps<DeclaredField>) {
  const files = filterFormFiles(value)
  return files.length > 0 ? <FileNames files={files} /> : null
}

function FormValue({ formValue }: FormValueProps<DeclaredField>) {
  return <FileNames files={filterFormFiles(formValue)} />
}

export const filesScreen: ScreenKind<DeclaredField> = { Cell, FormValue, columnLayout: 'text' }
