import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the step that uploads a file. */
export const startMessages = defineMessages({
  'importer.screen.note': {
    es: 'Una planilla se convierte en registros: se revisa todo antes de escribir, y después se puede deshacer.',
    en: 'A spreadsheet becomes records: everything is checked before it is written, and can be undone afterwards.',
    pt: 'Uma planilha vira registros: tudo é revisado antes de gravar e depois pode ser desfeito.',
  },
  'importer.screen.by_headings': { es: 'Según los encabezados', en: 'By its headings', pt: 'Pelos cabeçalhos' },
  'importer.screen.file': { es: 'Planilla', en: 'Spreadsheet', pt: 'Planilha' },
  'importer.screen.pictures': { es: 'Fotos', en: 'Pictures', pt: 'Fotos' },
  'importer.screen.files.choose': { es: 'Elegir la planilla', en: 'Choose the spreadsheet', pt: 'Escolher a planilha' },
  'importer.screen.files.other_zip': { es: 'Elegir otro zip', en: 'Choose another zip', pt: 'Escolher outro zip' },
  'importer.screen.files.in_zip_one': { es: '{{figure}} archivo', en: '{{figure}} file', pt: '{{figure}} arquivo' },
  'importer.screen.files.in_zip': { es: '{{figure}} archivos', en: '{{figure}} files', pt: '{{figure}} arquivos' },
  'importer.screen.files.hint': {
    es: 'O arrastrala acá. XLSX o CSV, hasta {{most}} MB.',
    en: 'Or drop it here. XLSX or CSV, up to {{most}} MB.',
    pt: 'Ou arraste para cá. XLSX ou CSV, até {{most}} MB.',
  },
  'importer.screen.files.not_sheet': {
    es: 'No es una planilla: tiene que ser XLSX o CSV. Desde Excel o LibreOffice, guardala como .xlsx.',
    en: 'It is not a spreadsheet: it must be XLSX or CSV. In Excel or LibreOffice, save it as .xlsx.',
    pt: 'Não é uma planilha: precisa ser XLSX ou CSV. No Excel ou no LibreOffice, salve como .xlsx.',
  },
  'importer.screen.files.choose_zip': { es: 'Elegir el zip', en: 'Choose the zip', pt: 'Escolher o zip' },
  'importer.screen.files.zip_hint': {
    es: 'Si la planilla nombra fotos, juntalas en un zip: se buscan por el nombre del archivo.',
    en: 'If the spreadsheet names pictures, put them in a zip: they are found by file name.',
    pt: 'Se a planilha cita fotos, junte-as em um zip: são encontradas pelo nome do arquivo.',
  },
  'importer.screen.files.not_zip': { es: 'Tiene que ser un zip', en: 'It must be a zip', pt: 'Precisa ser um zip' },
  'importer.screen.upload': {
    es: 'Subir y ver las columnas',
    en: 'Send and see the columns',
    pt: 'Enviar e ver as colunas',
  },
  'importer.screen.sending': { es: 'Enviando el archivo', en: 'Sending the file', pt: 'Enviando o arquivo' },
  'importer.screen.reading': { es: 'Leyendo la planilla', en: 'Reading the spreadsheet', pt: 'Lendo a planilha' },
  'importer.screen.own': { es: 'Tus cargas', en: 'Your loads', pt: 'Suas cargas' },
  'importer.screen.wrote_one': {
    es: '{{figure}} fila escrita',
    en: '{{figure}} row written',
    pt: '{{figure}} linha gravada',
  },
  'importer.screen.wrote': {
    es: '{{figure}} filas escritas',
    en: '{{figure}} rows written',
    pt: '{{figure}} linhas gravadas',
  },
})
