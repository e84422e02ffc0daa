import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of giving a training or quality to many people, and of their attendance sheet. */
export const givingMessages = defineMessages({
  'workforce.give.give': { es: 'Dar a muchos', en: 'Give to many', pt: 'Dar a muitos' },
  'workforce.give.sheet': { es: 'Planilla de asistencia', en: 'Attendance sheet', pt: 'Lista de presença' },
  'workforce.give.title.trainings_one': {
    es: 'Dar una capacitación a una persona',
    en: 'Give a training to one person',
    pt: 'Dar um treinamento a uma pessoa',
  },
  'workforce.give.title.trainings_other': {
    es: 'Dar una capacitación a {{figure}} personas',
    en: 'Give a training to {{figure}} people',
    pt: 'Dar um treinamento a {{figure}} pessoas',
  },
  'workforce.give.title.qualities_one': {
    es: 'Dar una certificación a una persona',
    en: 'Give a certification to one person',
    pt: 'Dar uma certificação a uma pessoa',
  },
  'workforce.give.title.qualities_other': {
    es: 'Dar una certificación a {{figure}} personas',
    en: 'Give a certification to {{figure}} people',
    pt: 'Dar uma certificação a {{figure}} pessoas',
  },
  'workforce.give.submit': { es: 'Dar a {{figure}}', en: 'Give to {{figure}}', pt: 'Dar a {{figure}}' },
  'workforce.give.years_one': { es: '1 año', en: '1 year', pt: '1 ano' },
  'workforce.give.years_other': { es: '{{count}} años', en: '{{count}} years', pt: '{{count}} anos' },
  'workforce.give.expirations': {
    es: 'Vencimientos usuales',
    en: 'Usual expirations',
    pt: 'Vencimentos usuais',
  },
  'workforce.give.people': { es: 'Personas', en: 'People', pt: 'Pessoas' },
  'workforce.give.leave_out': { es: 'Quitar a {{name}}', en: 'Leave out {{name}}', pt: 'Tirar {{name}}' },
  'workforce.give.file_help': {
    es: 'Uno para todas las personas: la planilla firmada, por ejemplo',
    en: 'One for all people: the signed sheet, for example',
    pt: 'Um para todas as pessoas: a lista assinada, por exemplo',
  },
  'workforce.give.left_out_one': {
    es: 'Una persona queda afuera:',
    en: 'One person is left out:',
    pt: 'Uma pessoa fica de fora:',
  },
  'workforce.give.left_out_other': {
    es: '{{figure}} personas quedan afuera:',
    en: '{{figure}} people are left out:',
    pt: '{{figure}} pessoas ficam de fora:',
  },
  'workforce.give.nobody_left': {
    es: 'No queda nadie a quien dársela:',
    en: 'Nobody is left to be given it:',
    pt: 'Não resta ninguém a quem dar:',
  },
  'workforce.give.given_one': {
    es: 'Se le dio a una persona.',
    en: 'It was given to one person.',
    pt: 'Foi dado a uma pessoa.',
  },
  'workforce.give.given_other': {
    es: 'Se les dio a {{figure}} personas.',
    en: 'It was given to {{figure}} people.',
    pt: 'Foi dado a {{figure}} pessoas.',
  },
  'workforce.give.skipped_one': { es: 'Una ya la tenía.', en: 'One had it already.', pt: 'Uma já tinha.' },
  'workforce.give.skipped_other': {
    es: '{{figure}} ya la tenían.',
    en: '{{figure}} had it already.',
    pt: '{{figure}} já tinham.',
  },
  'workforce.give.sheet_title_one': {
    es: 'Planilla de asistencia de una persona',
    en: 'Attendance sheet of one person',
    pt: 'Lista de presença de uma pessoa',
  },
  'workforce.give.sheet_title_other': {
    es: 'Planilla de asistencia de {{figure}} personas',
    en: 'Attendance sheet of {{figure}} people',
    pt: 'Lista de presença de {{figure}} pessoas',
  },
  'workforce.give.sheet_help': {
    es: 'Lo que quede vacío se completa a mano.',
    en: 'What is left empty is written by hand.',
    pt: 'O que ficar vazio é preenchido à mão.',
  },
  'workforce.give.sheet_too_many': {
    es: 'Una planilla tiene lugar para {{figure}} personas. Elegí menos.',
    en: 'A sheet has room for {{figure}} people. Choose fewer.',
    pt: 'Uma lista tem lugar para {{figure}} pessoas. Escolha menos.',
  },
  'workforce.give.print': { es: 'Imprimir planilla', en: 'Print the sheet', pt: 'Imprimir a lista' },
  'attendance.fields.training_item_id': { es: 'Capacitación', en: 'Training', pt: 'Treinamento' },
  'attendance.fields.quality_item_id': { es: 'Certificación', en: 'Certification', pt: 'Certificação' },
  'attendance.fields.date': { es: 'Fecha', en: 'Date', pt: 'Data' },
  'attendance.fields.time': { es: 'Desde', en: 'From', pt: 'Das' },
  'attendance.fields.end_time': { es: 'Hasta', en: 'Until', pt: 'Às' },
  'attendance.fields.place': { es: 'Lugar', en: 'Place', pt: 'Local' },
  'attendance.fields.instructor': { es: 'Quién la da', en: 'Given by', pt: 'Quem ministra' },
})
