import type { ImportSummary } from '#src/importer/screen/import-summary.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** 'Empleados desde nomina.xlsx'. Before a target is chosen, the file name alone. */
export function useImportTitle({ name, resource }: Pick<ImportSummary, 'name' | 'resource'>): string {
  const text = useText()
  const target = resource && text(`pages.${resource}.list`)
  return target ? text('importer.screen.title', { target, file: name }) : name
}
