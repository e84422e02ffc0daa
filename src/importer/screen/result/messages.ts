import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of running imports and of results. */
export const resultMessages = defineMessages({
  'importer.screen.was.created': { es: 'Creadas', en: 'Created', pt: 'Criadas' },
  'importer.screen.was.updated': { es: 'Actualizadas', en: 'Updated', pt: 'Atualizadas' },
  'importer.screen.was.same': { es: 'Iguales', en: 'The same', pt: 'Iguais' },
  'importer.screen.was.skipped': { es: 'Omitidas', en: 'Skipped', pt: 'Puladas' },
  'importer.screen.was.wrong': { es: 'Con error', en: 'With errors', pt: 'Com erro' },
  'importer.screen.was.untouched': { es: 'Sin empezar', en: 'Not begun', pt: 'Não iniciadas' },
  'importer.screen.may_leave': {
    es: 'Podés seguir con otra cosa: la carga no necesita esta página, y la encontrás en «Carga de datos».',
    en: 'You can go on with something else: this does not need the page, and you find it under “Load data”.',
    pt: 'Você pode continuar com outra coisa: a carga não precisa desta página e fica em “Carga de dados”.',
  },
  'importer.screen.rate': {
    es: '{{figure}} filas por segundo',
    en: '{{figure}} rows a second',
    pt: '{{figure}} linhas por segundo',
  },
  'importer.screen.seconds_left_one': { es: 'queda un segundo', en: 'a second left', pt: 'falta um segundo' },
  'importer.screen.seconds_left': {
    es: 'quedan unos {{count}} segundos',
    en: 'about {{count}} seconds left',
    pt: 'faltam uns {{count}} segundos',
  },
  'importer.screen.minutes_left_one': { es: 'queda un minuto', en: 'a minute left', pt: 'falta um minuto' },
  'importer.screen.minutes_left': {
    es: 'quedan unos {{count}} minutos',
    en: 'about {{count}} minutes left',
    pt: 'faltam uns {{count}} minutos',
  },
  'importer.screen.over.done': {
    es: 'Listo: la planilla está cargada',
    en: 'Done: the spreadsheet is loaded',
    pt: 'Pronto: a planilha foi carregada',
  },
  'importer.screen.over.in_part': {
    es: 'Se cargó una parte: el resto tiene errores',
    en: 'A part was loaded: the rest has errors',
    pt: 'Uma parte foi carregada: o resto tem erros',
  },
  'importer.screen.over.broken': {
    es: 'Se cargó una parte: la carga se cortó',
    en: 'A part was loaded: the load broke off',
    pt: 'Uma parte foi carregada: a carga foi interrompida',
  },
  'importer.screen.over.none': {
    es: 'No se cargó ninguna fila: todas tienen errores',
    en: 'No row was loaded: all have errors',
    pt: 'Nenhuma linha foi carregada: todas têm erros',
  },
  'importer.screen.over.nothing_new': {
    es: 'No había nada que cambiar: todo estaba así',
    en: 'There was nothing to change: all was so already',
    pt: 'Não havia nada a mudar: tudo já estava assim',
  },
  'importer.screen.over.failed': { es: 'No se cargó nada', en: 'Nothing was loaded', pt: 'Nada foi carregado' },
  'importer.screen.over.cancelled': {
    es: 'Cancelaste la carga',
    en: 'You cancelled the load',
    pt: 'Você cancelou a carga',
  },
  'importer.screen.cancelled.none': {
    es: 'No se cargó nada.',
    en: 'Nothing was loaded.',
    pt: 'Nada foi carregado.',
  },
  'importer.screen.cancelled.wrote_one': {
    es: 'Antes de cancelar se cargó {{figure}} de {{total}} filas.',
    en: '{{figure}} of {{total}} rows was loaded before it was cancelled.',
    pt: 'Antes de cancelar foi carregada {{figure}} de {{total}} linhas.',
  },
  'importer.screen.cancelled.wrote': {
    es: 'Antes de cancelar se cargaron {{figure}} de {{total}} filas.',
    en: '{{figure}} of {{total}} rows were loaded before it was cancelled.',
    pt: 'Antes de cancelar foram carregadas {{figure}} de {{total}} linhas.',
  },
  'importer.screen.over.thrown_away': {
    es: 'La carga se descartó sin cargar nada',
    en: 'The load was thrown away, and nothing was loaded',
    pt: 'A carga foi descartada sem carregar nada',
  },
  'importer.screen.over.undone': {
    es: 'La carga se deshizo: cada fila está como antes',
    en: 'The load was undone: each row is as before',
    pt: 'A carga foi desfeita: cada linha está como antes',
  },
  'importer.screen.see': { es: 'Ver {{target}}', en: 'See {{target}}', pt: 'Ver {{target}}' },
  'importer.screen.not_loaded_rows_one': {
    es: '{{figure}} fila no se cargó',
    en: '{{figure}} row was not loaded',
    pt: '{{figure}} linha não foi carregada',
  },
  'importer.screen.not_loaded_rows': {
    es: '{{figure}} filas no se cargaron',
    en: '{{figure}} rows were not loaded',
    pt: '{{figure}} linhas não foram carregadas',
  },
  'importer.screen.first_errors': {
    es: 'Se muestran los primeros {{count}}; el archivo de errores los tiene todos.',
    en: 'The first {{count}} are shown; the file of errors has them all.',
    pt: 'São mostrados os primeiros {{count}}; o arquivo de erros tem todos.',
  },
  'importer.screen.cancel': { es: 'Cortar la carga', en: 'Stop the load', pt: 'Parar a carga' },
  'importer.screen.go_on': { es: 'Seguir cargando', en: 'Go on loading', pt: 'Continuar carregando' },
  'importer.screen.cancel_question': { es: '¿Cortar la carga?', en: 'Stop the load?', pt: 'Parar a carga?' },
  'importer.screen.cancel_says': {
    es: 'Van {{done}} de {{total}} filas: lo que se cargó hasta ahí queda, y después se puede deshacer. El resto no se carga.',
    en: '{{done}} of {{total}} rows are done: what is loaded by then stays, and can be undone afterwards. The rest is not loaded.',
    pt: 'Foram feitas {{done}} de {{total}} linhas: o que foi carregado até aí fica e depois pode ser desfeito. O resto não é carregado.',
  },
  'importer.screen.cancel_none': {
    es: 'No queda ninguna fila cargada.',
    en: 'No row stays loaded.',
    pt: 'Nenhuma linha fica carregada.',
  },
  'importer.screen.undo': { es: 'Deshacer la carga', en: 'Undo the load', pt: 'Desfazer a carga' },
  'importer.screen.undo_question': { es: '¿Deshacer la carga?', en: 'Undo the load?', pt: 'Desfazer a carga?' },
  'importer.screen.undo_names': {
    es: 'También se va lo que la carga creó por su nombre, salvo lo que alguien ya usa o cambió:',
    en: 'What the load created by its name goes too, unless someone uses or changed it by now:',
    pt: 'Também sai o que a carga criou pelo nome, exceto o que alguém já usa ou alterou:',
  },
  'importer.screen.undo_says': {
    es: 'Se eliminan los registros creados ({{created}}) y los actualizados ({{updated}}) vuelven a como estaban. Si alguien ya trabajó sobre ellos, no se toca nada y te decimos cuáles.',
    en: 'The records created ({{created}}) are deleted, and those updated ({{updated}}) are as before. If someone has worked on them since, nothing is touched, and we say which.',
    pt: 'Os registros criados ({{created}}) são excluídos e os atualizados ({{updated}}) voltam a ser como eram. Se alguém já trabalhou neles, nada é alterado e dizemos quais.',
  },
})
