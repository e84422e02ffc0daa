import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the page of notices and of the bell. */
export const noticeScreenMessages = defineMessages({
  'agenda.notice_type.license': { es: 'Licencia de conducir', en: 'Driver license', pt: 'Carteira de habilitação' },
  'agenda.notice_type.medical_check': { es: 'Examen médico', en: 'Medical check', pt: 'Exame médico' },
  'agenda.notice_type.ppe_delivery': { es: 'Entrega de EPP', en: 'PPE delivery', pt: 'Entrega de EPI' },
  'agenda.notice_type.birth_date': { es: 'Cumpleaños', en: 'Birthday', pt: 'Aniversário' },
  'agenda.notice_type.custom': { es: 'Otros vencimientos', en: 'Other dates', pt: 'Outros vencimentos' },
  'agenda.notices.sum_one': {
    es: '{{figure}} por atender. Se va sola cuando se renueva lo que vence.',
    en: '{{figure}} to attend to. It leaves by itself when what expires is renewed.',
    pt: '{{figure}} a atender. Sai sozinha quando se renova o que vence.',
  },
  'agenda.notices.sum_other': {
    es: '{{figure}} por atender. Se van solas cuando se renueva lo que vence.',
    en: '{{figure}} to attend to. They leave by themselves when what expires is renewed.',
    pt: '{{figure}} a atender. Saem sozinhas quando se renova o que vence.',
  },
  'agenda.notices.nothing': {
    es: 'Nada vence en los días de aviso.',
    en: 'Nothing expires within the days of notice.',
    pt: 'Nada vence nos dias de aviso.',
  },
  'agenda.bell.computed': { es: 'calculado a las {{time}}', en: 'computed at {{time}}', pt: 'calculado às {{time}}' },
  'agenda.bell.failed': {
    es: 'No se pudieron leer. Probá de nuevo en un momento.',
    en: 'They could not be read. Try again in a moment.',
    pt: 'Não foi possível ler. Tente de novo em um momento.',
  },
  'agenda.bell.see_all': { es: 'Ver todas', en: 'See all', pt: 'Ver todas' },
  'agenda.notices.today': { es: 'Hoy', en: 'Today', pt: 'Hoje' },
  'agenda.notices.days_left_one': { es: 'Mañana', en: 'Tomorrow', pt: 'Amanhã' },
  'agenda.notices.days_left_other': { es: 'En {{count}} días', en: 'In {{count}} days', pt: 'Em {{count}} dias' },
  'agenda.notices.days_past_one': { es: 'Ayer', en: 'Yesterday', pt: 'Ontem' },
  'agenda.notices.days_past_other': {
    es: 'Hace {{count}} días',
    en: '{{count}} days ago',
    pt: 'Há {{count}} dias',
  },
  'agenda.notices.file_number': { es: 'legajo {{number}}', en: 'file {{number}}', pt: 'matrícula {{number}}' },
  'agenda.notices.of_calendar': {
    es: 'Evento del calendario',
    en: 'Event of the calendar',
    pt: 'Evento do calendário',
  },
  'agenda.notices.renew': { es: 'Renovar', en: 'Renew', pt: 'Renovar' },
  'agenda.notices.give': { es: 'Entregar', en: 'Give', pt: 'Entregar' },
  'agenda.notices.open': { es: 'Abrir', en: 'Open', pt: 'Abrir' },
  'agenda.notices.dismiss': { es: 'Descartar', en: 'Dismiss', pt: 'Dispensar' },
  'agenda.notices.undismiss': { es: 'Volver a mostrar', en: 'Show again', pt: 'Mostrar de novo' },
  'agenda.notices.dismissed': { es: 'Descartadas', en: 'Dismissed', pt: 'Dispensadas' },
})
