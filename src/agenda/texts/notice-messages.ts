import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of notices. */
export const noticeMessages = defineMessages({
  'pages.notifications.list': { es: 'Notificaciones', en: 'Notifications', pt: 'Notificações' },
  'notifications.fields.type': { es: 'Tipo', en: 'Type', pt: 'Tipo' },
  'notifications.fields.title': { es: 'Detalle', en: 'Detail', pt: 'Detalhe' },
  'notifications.fields.employee_name': { es: 'Empleado', en: 'Employee', pt: 'Funcionário' },
  'notifications.fields.employee_file_number': { es: 'Legajo', en: 'File number', pt: 'Matrícula' },
  'notifications.fields.expiration_date': { es: 'Vence', en: 'Expires', pt: 'Vence' },
  'notifications.fields.days': { es: 'Días', en: 'Days', pt: 'Dias' },
  'notifications.fields.driver_license_class': {
    es: 'Clase de licencia',
    en: 'License class',
    pt: 'Categoria da habilitação',
  },
  'agenda.notice_type.license': { es: 'Licencia de conducir', en: 'Driver license', pt: 'Carteira de habilitação' },
  'agenda.notice_type.medical_check': { es: 'Examen médico', en: 'Medical check', pt: 'Exame médico' },
  'agenda.notice_type.ppe_delivery': { es: 'Entrega de EPP', en: 'PPE delivery', pt: 'Entrega de EPI' },
  'agenda.notice_type.birth_date': { es: 'Cumpleaños', en: 'Birthday', pt: 'Aniversário' },
  'agenda.notice_type.custom': { es: 'Otros vencimientos', en: 'Other dates', pt: 'Outros vencimentos' },
  'agenda.notice_urgency.overdue': { es: 'Vencidas', en: 'Overdue', pt: 'Vencidas' },
  'agenda.notice_urgency.week': { es: 'Esta semana', en: 'This week', pt: 'Esta semana' },
  'agenda.notice_urgency.month': { es: 'Este mes', en: 'This month', pt: 'Este mês' },
  'agenda.notice_urgency.later': { es: 'Más adelante', en: 'Later', pt: 'Mais adiante' },
})
