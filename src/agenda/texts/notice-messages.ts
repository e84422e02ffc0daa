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
  'notifications.fields.when': { es: 'Urgencia', en: 'Urgency', pt: 'Urgência' },
  'notifications.fields.job_sector_id': { es: 'Sector', en: 'Sector', pt: 'Setor' },
  'notifications.fields.client_id': { es: 'Cliente', en: 'Client', pt: 'Cliente' },
  'notifications.fields.dismissed': { es: 'Descartada', en: 'Dismissed', pt: 'Dispensada' },
  'agenda.notice_urgency.overdue': { es: 'Vencidas', en: 'Overdue', pt: 'Vencidas' },
  'agenda.notice_urgency.week': { es: 'Esta semana', en: 'This week', pt: 'Esta semana' },
  'agenda.notice_urgency.month': { es: 'Este mes', en: 'This month', pt: 'Este mês' },
  'agenda.notice_urgency.later': { es: 'Más adelante', en: 'Later', pt: 'Mais adiante' },
})
