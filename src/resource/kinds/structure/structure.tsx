import type { CellProps, FormValueProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { formatStructure, type StructureField } from '#src/resource/kinds/structure/structure.ts'
import { EmptyCell } from '#src/resource/kinds/text/text.tsx'
import { useDisplayLocale } from '#src/resource/kinds/use-display-locale.ts'

function Cell({ field, value }: CellProps<StructureField>) {
  return formatStructure(field, value, useDisplayLocale()) || <EmptyCell />
}

function FormValue({ field, formValue }: FormValueProps<StructureField>) {
  return formatStructure(field, formValue, useDisplayLocale()) || <b>–</b>
}

export const structureScreen: ScreenKind<StructureField> = { Cell, FormValue, columnLayout: 'text' }
