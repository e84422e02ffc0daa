import { FileNames } from '#src/resource/kinds/file/file.tsx'
import { type FilesField as DeclaredField, formFilesIn } from '#src/resource/kinds/files/files.ts'
import type { CellProps, FormValueProps, InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { FilesField } from '#src/ui/fields/files/files-field.tsx'

export function FilesInput({ input, field: { max }, record: _, ...rest }: InputProps<DeclaredField>) {
  return <FilesField {...input} {...rest} {...{ max }} value={formFilesIn(input.value)} />
}

function Cell({ value }: CellProps<DeclaredField>) {
  const files = formFilesIn(value)
  return files.length > 0 ? <FileNames files={files} /> : null
}

function FormValue({ formValue }: FormValueProps<DeclaredField>) {
  return <FileNames files={formFilesIn(formValue)} />
}

export const filesScreen: ScreenKind<DeclaredField> = { Cell, FormValue, columnLayout: 'text' }
