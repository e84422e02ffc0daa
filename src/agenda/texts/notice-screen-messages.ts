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
  'agenda.notice_subject.training': { es: 'Capacitación', en: 'Training', pt: 'Treinamento' },
  'agenda.notice_subject.quality': { es: 'Calidad', en: 'Quality', pt: 'Qualidade' },
  'agenda.notice_subject.event': {
    es: 'Evento del calendario',
    en: 'Event of the calendar',
    pt: 'Evento do calendário',
  },
  'agenda.notices.one': { es: 'Notificación', en: 'Notification', pt: 'Notificação' },
  'agenda.notices.day': { es: 'Día', en: 'Day', pt: 'Dia' },
  'agenda.notices.gone': {
    es: 'Esta notificación ya no está',
    en: 'This notification is no longer there',
    pt: 'Esta notificação já não está',
  },
  'agenda.notices.gone_why': {
    es: 'Se renovó lo que vencía, pasó su día, o no es de tu empresa. No hay nada más que hacer.',
    en: 'What expired was renewed, its day has passed, or it is not of your company. There is nothing else to do.',
    pt: 'O que vencia foi renovado, o dia passou, ou não é da sua empresa. Não há mais nada a fazer.',
  },
  'agenda.notices.see_list': { es: 'Ver las notificaciones', en: 'See the notifications', pt: 'Ver as notificações' },
  'agenda.notices.is_dismissed': {
    es: 'La descartaste. Vuelve sola si cambia la fecha.',
    en: 'You dismissed it. It returns by itself if the date changes.',
    pt: 'Você a dispensou. Ela volta sozinha se a data mudar.',
  },
  'agenda.notices.renew': { es: 'Renovar', en: 'Renew', pt: 'Renovar' },
  'agenda.notices.give': { es: 'Entregar', en: 'Give', pt: 'Entregar' },
  'agenda.notices.open': { es: 'Abrir', en: 'Open', pt: 'Abrir' },
  'agenda.notices.dismiss': { es: 'Descartar', en: 'Dismiss', pt: 'Dispensar' },
  'agenda.notices.undismiss': { es: 'Volver a mostrar', en: 'Show again', pt: 'Mostrar de novo' },
  'agenda.notices.dismissed': { es: 'Descartadas', en: 'Dismissed', pt: 'Dispensadas' },
})
