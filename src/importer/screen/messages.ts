import { columnsMessages } from '#src/importer/screen/columns/messages.ts'
import { resultMessages } from '#src/importer/screen/result/messages.ts'
import { reviewMessages } from '#src/importer/screen/review/messages.ts'
import { startMessages } from '#src/importer/screen/start/messages.ts'
import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts that several steps of the data loader share. */
const sharedMessages = defineMessages({
  'importer.screen.title': {
    es: '{{target}} desde {{file}}',
    en: '{{target}} from {{file}}',
    pt: '{{target}} de {{file}}',
  },
  'importer.screen.steps.label': { es: 'Pasos de la carga', en: 'Steps of the load', pt: 'Etapas da carga' },
  'importer.screen.steps.file': { es: 'Archivo', en: 'File', pt: 'Arquivo' },
  'importer.screen.steps.columns': { es: 'Columnas', en: 'Columns', pt: 'Colunas' },
  'importer.screen.steps.review': { es: 'Revisar', en: 'Review', pt: 'Revisar' },
  'importer.screen.steps.load': { es: 'Cargar', en: 'Load', pt: 'Carregar' },
  'importer.screen.steps.done': { es: '(hecho)', en: '(done)', pt: '(feito)' },
  'importer.screen.target': { es: 'Qué se carga', en: 'What is loaded', pt: 'O que é carregado' },
  'importer.screen.template': { es: 'Plantilla', en: 'Template', pt: 'Modelo' },
  'importer.screen.another': { es: 'Otro archivo', en: 'Another file', pt: 'Outro arquivo' },
  'importer.screen.throw_away': { es: 'Descartar', en: 'Throw away', pt: 'Descartar' },
  'importer.screen.throw_away_one': { es: 'Descartar {{file}}', en: 'Throw away {{file}}', pt: 'Descartar {{file}}' },
  'importer.screen.throw_away_question': {
    es: '¿Descartar la carga de {{file}}?',
    en: 'Throw away the load of {{file}}?',
    pt: 'Descartar a carga de {{file}}?',
  },
  'importer.screen.throw_away_says': {
    es: 'Se borran la planilla y lo que corregiste en ella. No se había cargado nada.',
    en: 'The spreadsheet goes, and what you mended in it. Nothing of it had been loaded.',
    pt: 'A planilha e o que você corrigiu nela são apagados. Nada tinha sido carregado.',
  },
  'importer.screen.rows_one': { es: '{{figure}} fila', en: '{{figure}} row', pt: '{{figure}} linha' },
  'importer.screen.rows': { es: '{{figure}} filas', en: '{{figure}} rows', pt: '{{figure}} linhas' },
  'importer.screen.columns_one': { es: '{{count}} columna', en: '{{count}} column', pt: '{{count}} coluna' },
  'importer.screen.columns': { es: '{{count}} columnas', en: '{{count}} columns', pt: '{{count}} colunas' },
  'importer.screen.of_sheet': { es: 'hoja «{{sheet}}»', en: 'sheet “{{sheet}}”', pt: 'folha “{{sheet}}”' },
  'importer.screen.status.pending': { es: 'Sin terminar', en: 'Unfinished', pt: 'Não terminada' },
  'importer.screen.status.running': { es: 'En curso', en: 'Running', pt: 'Em andamento' },
  'importer.screen.status.done': { es: 'Cargada', en: 'Loaded', pt: 'Carregada' },
  'importer.screen.status.failed': { es: 'No se cargó', en: 'Not loaded', pt: 'Não carregada' },
  'importer.screen.status.in_part': { es: 'Cargada en parte', en: 'Loaded in part', pt: 'Carregada em parte' },
  'importer.screen.status.cancelled': { es: 'Cancelada', en: 'Cancelled', pt: 'Cancelada' },
  'importer.screen.status.thrown_away': { es: 'Descartada', en: 'Thrown away', pt: 'Descartada' },
  'importer.screen.status.undone': { es: 'Deshecha', en: 'Undone', pt: 'Desfeita' },
  'importer.screen.task.read': { es: 'Leyendo la planilla', en: 'Reading the spreadsheet', pt: 'Lendo a planilha' },
  'importer.screen.task.pictures': { es: 'Mirando las fotos', en: 'Looking at the pictures', pt: 'Olhando as fotos' },
  'importer.screen.task.check': { es: 'Controlando', en: 'Checking', pt: 'Conferindo' },
  'importer.screen.task.write': { es: 'Cargando', en: 'Loading', pt: 'Carregando' },
  'importer.screen.task.undo': { es: 'Deshaciendo', en: 'Undoing', pt: 'Desfazendo' },
  'importer.screen.lost.connection': {
    es: 'Lo que está en marcha sigue sin esta página; cuando vuelva la conexión se actualiza sola.',
    en: 'What is under way goes on without this page, which follows when the connection is back.',
    pt: 'O que está em andamento continua sem esta página; quando a conexão voltar, ela se atualiza.',
  },
  'importer.screen.lost.permission': {
    es: 'Ya no tenés permiso para cargar datos: lo que está en marcha se corta. Si te lo devuelven, esta página sigue.',
    en: 'You may no longer load data: what is under way breaks off. If you may again, this page goes on.',
    pt: 'Você não tem mais permissão para carregar dados: o que está em andamento se interrompe. Se a devolverem, esta página continua.',
  },
  'importer.screen.row': { es: 'Fila {{row}}', en: 'Row {{row}}', pt: 'Linha {{row}}' },
  'importer.screen.duplicates.title': { es: 'Si ya existe', en: 'If it exists already', pt: 'Se já existe' },
  'importer.screen.duplicates.skip': { es: 'Omitir', en: 'Skip', pt: 'Pular' },
  'importer.screen.duplicates.update': { es: 'Actualizar', en: 'Update', pt: 'Atualizar' },
  'importer.screen.duplicates.refuse': { es: 'Rechazar', en: 'Refuse', pt: 'Recusar' },
  'importer.screen.duplicates.skip_says': {
    es: 'Lo que ya existe queda como está.',
    en: 'What exists stays as it is.',
    pt: 'O que já existe fica como está.',
  },
  'importer.screen.duplicates.update_says': {
    es: 'Lo que ya existe toma los valores de la planilla; una celda vacía no borra nada.',
    en: 'What exists takes the values of the spreadsheet; an empty cell erases nothing.',
    pt: 'O que já existe recebe os valores da planilha; uma célula vazia não apaga nada.',
  },
  'importer.screen.duplicates.refuse_says': {
    es: 'Una fila que cambiaría lo que ya existe queda como error; la que es igual queda como está.',
    en: 'A row that would change what exists is an error; one that is the same stays as it is.',
    pt: 'Uma linha que mudaria o que já existe fica como erro; a que é igual fica como está.',
  },
  'importer.screen.nothing_yet': {
    es: 'Todavía no se escribe nada.',
    en: 'Nothing is written yet.',
    pt: 'Nada é gravado ainda.',
  },
  'importer.screen.done_of': {
    es: '{{done}} de {{total}} filas',
    en: '{{done}} of {{total}} rows',
    pt: '{{done}} de {{total}} linhas',
  },
  'importer.screen.errors': { es: 'Bajar errores', en: 'Download errors', pt: 'Baixar erros' },
})

/** Texts of the data loader's screens. */
export const loaderMessages = {
  ...sharedMessages,
  ...startMessages,
  ...columnsMessages,
  ...reviewMessages,
  ...resultMessages,
}
