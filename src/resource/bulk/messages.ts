import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Refusals of requests for many rows, exports included, which the server says. */
export const bulkMessages = defineMessages({
  'resource.export.storage_full': {
    es: 'No hay lugar en el disco del servidor para preparar el archivo. Avisale a quien lo administra.',
    en: 'The server has no room on its disk to prepare the file. Tell whoever runs it.',
    pt: 'Não há espaço no disco do servidor para preparar o arquivo. Avise quem o administra.',
  },
  'resource.bulk.busy': {
    es: 'En este momento se están cambiando muchos registros. Probá de nuevo en unos segundos: no se cambió nada.',
    en: 'Many records are being changed right now. Try again in a few seconds: nothing was changed.',
    pt: 'Muitos registros estão sendo alterados neste momento. Tente de novo em alguns segundos: nada foi alterado.',
  },
  'resource.list.busy': {
    es: 'En este momento se están leyendo otras listas enteras. Probá de nuevo en unos segundos.',
    en: 'Other whole lists are being read right now. Try again in a few seconds.',
    pt: 'Outras listas inteiras estão sendo lidas neste momento. Tente de novo em alguns segundos.',
  },
  'resource.bulk.ids_or_filter': {
    es: 'Indicá las filas por sus ids o con un filtro que no esté vacío.',
    en: 'Name the rows by their ids or by a filter that is not empty.',
    pt: 'Indique as linhas pelos ids ou com um filtro que não esteja vazio.',
  },
  'resource.bulk.too_many': {
    es: 'Son demasiadas filas: como máximo {{most}} por vez.',
    en: 'Too many rows: {{most}} at a time at most.',
    pt: 'São linhas demais: no máximo {{most}} por vez.',
  },
  'resource.bulk.rows_changed': {
    es: 'Alguien cambió algo de esto mientras mirabas: fijate de nuevo.',
    en: 'Somebody has changed some of these meanwhile: look again.',
    pt: 'Alguém alterou algo disto enquanto você olhava: veja de novo.',
  },
  'resource.bulk.count_changed': {
    es: 'Mientras tanto cambió la lista: ahora son {{qty}}. Revisala y probá de nuevo.',
    en: 'The list has changed meanwhile: there are {{qty}} now. Review it and try again.',
    pt: 'A lista mudou nesse meio-tempo: agora são {{qty}}. Revise e tente de novo.',
  },
  'resource.bulk.nothing_set': {
    es: 'No se indicó qué cambiar.',
    en: 'Nothing to change was given.',
    pt: 'Não foi indicado o que mudar.',
  },
  'resource.bulk.not_settable': {
    es: 'Este dato no se puede cambiar en varias filas a la vez.',
    en: 'This cannot be changed in several rows at once.',
    pt: 'Este dado não pode ser alterado em várias linhas de uma vez.',
  },
  'resource.bulk.no_percent': {
    es: 'Este dato no se puede ajustar por porcentaje.',
    en: 'This cannot be adjusted by a percentage.',
    pt: 'Este dado não pode ser ajustado por porcentagem.',
  },
  'resource.bulk.no_rounding': {
    es: 'Se redondea con none, whole, five, ten o nine.',
    en: 'Rounding is none, whole, five, ten or nine.',
    pt: 'O arredondamento é none, whole, five, ten ou nine.',
  },
  'resource.bulk.percent_too_low': {
    es: 'Con -100 % o menos no queda nada: ingresá un porcentaje mayor que -100',
    en: 'At -100% or less nothing is left: enter a percentage above -100',
    pt: 'Com -100% ou menos não sobra nada: digite uma porcentagem maior que -100',
  },
})
