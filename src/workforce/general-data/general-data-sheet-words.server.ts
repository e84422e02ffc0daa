import type { Resource } from '#src/resource/declaration.ts'
import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

const examples: Readonly<Record<string, string>> = {
  contract_types: 'Plazo indeterminado',
  cost_centers: 'Administración',
  employee_status: 'En licencia',
  job_categories: 'Administrativo A',
  job_sectors: 'Depósito',
  job_titles: 'Técnico de reparaciones',
  management_levels: 'Jefatura',
  ccts: 'CCT 130/75',
}

const buildSheetWordsWithExample = (example: string): SheetWords => ({
  name: { headings: ['Denominación', 'Valor', 'Item', 'Ítem', 'Título', 'Title', 'Denominação'], example },
  description: {
    headings: ['Detalle', 'Observaciones', 'Obs.', 'Comentario', 'Details', 'Notes', 'Detalhe', 'Observações'],
  },
})

/** Headings by which the importer recognises the columns of a list of general data. */
export const buildGeneralDataSheetWords = ({ name }: Pick<Resource, 'name'>): SheetWords =>
  buildSheetWordsWithExample(examples[name] ?? '')
