import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the calendar and of an event's own screen. */
export const calendarMessages = defineMessages({
  'agenda.calendar.count_one': { es: '{{count}} evento', en: '{{count}} event', pt: '{{count}} evento' },
  'agenda.calendar.count_other': { es: '{{count}} eventos', en: '{{count}} events', pt: '{{count}} eventos' },
  'agenda.calendar.today': { es: 'Hoy', en: 'Today', pt: 'Hoje' },
  'agenda.calendar.earlier': { es: 'Anterior', en: 'Earlier', pt: 'Anterior' },
  'agenda.calendar.later': { es: 'Siguiente', en: 'Later', pt: 'Próximo' },
  'agenda.calendar.view': { es: 'Vista', en: 'View', pt: 'Visualização' },
  'agenda.calendar.views.month': { es: 'Mes', en: 'Month', pt: 'Mês' },
  'agenda.calendar.views.week': { es: 'Semana', en: 'Week', pt: 'Semana' },
  'agenda.calendar.views.day': { es: 'Día', en: 'Day', pt: 'Dia' },
  'agenda.calendar.views.list': { es: 'Agenda', en: 'List', pt: 'Agenda' },
  'agenda.calendar.whole_day': { es: 'Día', en: 'Day', pt: 'Dia' },
  'agenda.calendar.hours': { es: 'Con hora', en: 'With a time', pt: 'Com hora' },
  'agenda.calendar.nothing': {
    es: 'No hay eventos en estos días.',
    en: 'There are no events on these days.',
    pt: 'Não há eventos nestes dias.',
  },
  'agenda.calendar.more': { es: '{{count}} más', en: '{{count}} more', pt: 'mais {{count}}' },
  'agenda.calendar.more_hint': {
    es: '{{count}} más: abrir el día',
    en: '{{count}} more: open the day',
    pt: 'mais {{count}}: abrir o dia',
  },
  'agenda.calendar.open_day': { es: 'Abrir {{day}}', en: 'Open {{day}}', pt: 'Abrir {{day}}' },
  'agenda.calendar.is_series': { es: 'Se repite', en: 'It repeats', pt: 'Se repete' },
  'agenda.calendar.keys': {
    es: 'Con el teclado: Alt y las flechas mueven el evento elegido un día o una semana; con Mayús lo alargan o acortan.',
    en: 'By keyboard: Alt and the arrows move the focused event by a day or a week; with Shift they stretch or shorten it.',
    pt: 'Pelo teclado: Alt e as setas movem o evento em foco um dia ou uma semana; com Shift, alongam ou encurtam.',
  },
  'agenda.calendar.changed': { es: 'Se movió {{name}}.', en: '{{name}} was moved.', pt: '{{name}} foi movido.' },
  'agenda.calendar.series_changed': {
    es: 'Se cambió toda la serie {{name}}.',
    en: 'The whole series {{name}} was changed.',
    pt: 'A série inteira {{name}} foi alterada.',
  },
  'agenda.calendar.on_day': { es: '{{name}}: {{start}}', en: '{{name}}: {{start}}', pt: '{{name}}: {{start}}' },
  'agenda.calendar.on_days': {
    es: '{{name}}: del {{start}} al {{end}}',
    en: '{{name}}: from {{start}} to {{end}}',
    pt: '{{name}}: de {{start}} a {{end}}',
  },
  'agenda.event_form.what': { es: 'Qué', en: 'What', pt: 'O quê' },
  'agenda.event_form.what_note': {
    es: 'Lo ve todo el equipo de la empresa, y cualquiera puede cambiarlo.',
    en: 'The whole team of the company sees it, and anyone may change it.',
    pt: 'Toda a equipe da empresa o vê, e qualquer um pode alterá-lo.',
  },
  'agenda.event_form.when': { es: 'Cuándo', en: 'When', pt: 'Quando' },
  'agenda.event_form.when_note': {
    es: 'Sin hora, ocupa el día entero.',
    en: 'Without a time it takes the whole day.',
    pt: 'Sem hora, ocupa o dia inteiro.',
  },
  'agenda.event_form.series_note': {
    es: 'Las fechas son las de la primera vez: un cambio vale para toda la serie.',
    en: 'The dates are those of the first time: a change is one of the whole series.',
    pt: 'As datas são as da primeira vez: uma mudança vale para a série inteira.',
  },
  'agenda.event_form.notice': { es: 'Aviso', en: 'Notice', pt: 'Aviso' },
  'agenda.event_form.notice_note': {
    es: 'En Notificaciones, a quien pueda verlas.',
    en: 'In Notifications, for whoever may see them.',
    pt: 'Em Notificações, para quem puder vê-las.',
  },
  'agenda.event_form.notice_failed': {
    es: 'No se pudo registrar el aviso de este evento',
    en: 'could not register the notification of this event',
    pt: 'Não foi possível registrar o aviso deste evento',
  },
  'agenda.event_form.owner': { es: 'De quién', en: 'Whose', pt: 'De quem' },
  'agenda.event_form.owner_note': {
    es: 'Sin empresa, lo ven quienes no pertenecen a ninguna.',
    en: 'Without a company, those who belong to none see it.',
    pt: 'Sem empresa, é visto por quem não pertence a nenhuma.',
  },
  'agenda.event_form.file': { es: 'Archivo .ics', en: '.ics file', pt: 'Arquivo .ics' },
  'agenda.event_form.skip': {
    es: 'Saltear este día ({{date}})',
    en: 'Skip this day ({{date}})',
    pt: 'Pular este dia ({{date}})',
  },
  'agenda.event_form.skipped': {
    es: 'Se salteó el {{date}}.',
    en: '{{date}} was left out.',
    pt: '{{date}} foi omitido.',
  },
})
