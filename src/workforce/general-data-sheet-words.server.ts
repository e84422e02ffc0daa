import type { SheetWords } from '#src/resource/sheet-words.ts'

/** The lists that an employee's record chooses from. */
export const generalDataSheetWords: SheetWords = {
  name: { also: ['Denominación', 'Valor', 'Item', 'Ítem', 'Título', 'Title', 'Denominação'] },
  description: {
    also: ['Detalle', 'Observaciones', 'Obs.', 'Comentario', 'Details', 'Notes', 'Detalhe', 'Observações'],
  },
}
