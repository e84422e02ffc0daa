import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The title of the list of equipment that is due, which the menu shows too, and the captions of its filters. */
export const duePageMessages = defineMessages({
  'pages.due.list': { es: 'Por entregar', en: 'To give', pt: 'A entregar' },
  'due.fields.ppe_id': { es: 'Elemento', en: 'Item', pt: 'Equipamento' },
  'due.fields.job_sector_id': { es: 'Sector', en: 'Sector', pt: 'Setor' },
  'due.fields.job_title_id': { es: 'Puesto', en: 'Job title', pt: 'Cargo' },
  'due.fields.client_id': { es: 'Cliente', en: 'Client', pt: 'Cliente' },
})

/** Texts of the list of equipment that is due, of its sums and of their sheets. */
export const dueMessages = defineMessages({
  'safety.due.never': { es: 'Nunca entregado', en: 'Never given', pt: 'Nunca entregue' },
  'safety.due.never_note': {
    es: 'Lo pide el puesto y no hay ninguna entrega',
    en: 'The job title needs it, and there is no delivery',
    pt: 'O cargo pede e não há nenhuma entrega',
  },
  'safety.due.overdue': { es: 'Vencido', en: 'Overdue', pt: 'Vencido' },
  'safety.due.due': { es: 'Vence', en: 'Due', pt: 'Vence' },
  'safety.due.today': { es: 'Hoy', en: 'Today', pt: 'Hoje' },
  'safety.due.missing': { es: 'Falta', en: 'Missing', pt: 'Falta' },
  'safety.due.round': { es: 'En ronda', en: 'In a round', pt: 'Em rodada' },
  'safety.due.size': { es: 'T. {{size}}', en: 'Size {{size}}', pt: 'T. {{size}}' },
  'safety.due.no_size': { es: 'sin talle', en: 'no size', pt: 'sem tamanho' },
  'safety.due.until': { es: 'Hasta dentro de', en: 'Within', pt: 'Até daqui a' },
  'safety.due.days_one': { es: '{{count}} día', en: '{{count}} day', pt: '{{count}} dia' },
  'safety.due.days_other': { es: '{{count}} días', en: '{{count}} days', pt: '{{count}} dias' },
  'safety.due.date': { es: 'Fecha…', en: 'Date…', pt: 'Data…' },
  'safety.due.until_date': { es: 'Hasta el día', en: 'Until the day', pt: 'Até o dia' },
  'safety.due.people_one': { es: '{{figure}} persona', en: '{{figure}} person', pt: '{{figure}} pessoa' },
  'safety.due.people_other': { es: '{{figure}} personas', en: '{{figure}} people', pt: '{{figure}} pessoas' },
  'safety.due.items_one': { es: '{{figure}} elemento', en: '{{figure}} item', pt: '{{figure}} equipamento' },
  'safety.due.items_other': { es: '{{figure}} elementos', en: '{{figure}} items', pt: '{{figure}} equipamentos' },
  'safety.due.deliveries_one': { es: '{{figure}} entrega', en: '{{figure}} delivery', pt: '{{figure}} entrega' },
  'safety.due.deliveries_other': { es: '{{figure}} entregas', en: '{{figure}} deliveries', pt: '{{figure}} entregas' },
  'safety.due.sum': {
    es: '{{people}} y {{items}} hasta el {{day}}.',
    en: '{{people}} and {{items}} until {{day}}.',
    pt: '{{people}} e {{items}} até {{day}}.',
  },
  'safety.due.sum_never_one': {
    es: '{{figure}} nunca se entregó.',
    en: '{{figure}} was never given.',
    pt: '{{figure}} nunca foi entregue.',
  },
  'safety.due.sum_never_other': {
    es: '{{figure}} nunca se entregaron.',
    en: '{{figure}} were never given.',
    pt: '{{figure}} nunca foram entregues.',
  },
  'safety.due.sum_overdue_one': {
    es: '{{figure}} está vencido.',
    en: '{{figure}} is overdue.',
    pt: '{{figure}} está vencido.',
  },
  'safety.due.sum_overdue_other': {
    es: '{{figure}} están vencidos.',
    en: '{{figure}} are overdue.',
    pt: '{{figure}} estão vencidos.',
  },
  'safety.due.sum_in_rounds_one': {
    es: '{{figure}} ya está en una ronda.',
    en: '{{figure}} is in a round already.',
    pt: '{{figure}} já está em uma rodada.',
  },
  'safety.due.sum_in_rounds_other': {
    es: '{{figure}} ya están en rondas.',
    en: '{{figure}} are in rounds already.',
    pt: '{{figure}} já estão em rodadas.',
  },
  'safety.due.choose': { es: 'Elegir {{figure}}', en: 'Choose {{figure}}', pt: 'Escolher {{figure}}' },
  'safety.due.choose_of': {
    es: 'Elegir {{figure}} de {{section}}',
    en: 'Choose {{figure}} of {{section}}',
    pt: 'Escolher {{figure}} de {{section}}',
  },
  'safety.due.make_round': { es: 'Armar ronda', en: 'Make a round', pt: 'Montar rodada' },
  'safety.due.nothing': {
    es: 'Hasta ese día no vence ni falta ningún elemento.',
    en: 'Until that day no item is due or missing.',
    pt: 'Até esse dia nenhum equipamento vence nem falta.',
  },
  'safety.due.needs': { es: 'Qué va a hacer falta', en: 'What will be needed', pt: 'O que vai ser necessário' },
  'safety.due.needs_until': {
    es: 'Hasta el {{day}}, por talle, sin lo que ya está en una ronda.',
    en: 'Until {{day}}, by size, without what a round will bring.',
    pt: 'Até {{day}}, por tamanho, sem o que já está em uma rodada.',
  },
  'safety.due.sizes': { es: 'Talles', en: 'Sizes', pt: 'Tamanhos' },
  'safety.due.total': { es: 'Total', en: 'Total', pt: 'Total' },
  'safety.due.all_items': { es: 'Elementos', en: 'Items', pt: 'Equipamentos' },
  'safety.due.complete_one': { es: 'Completarlo', en: 'Fill it in', pt: 'Completá-lo' },
  'safety.due.complete_other': { es: 'Completarlos', en: 'Fill them in', pt: 'Completá-los' },
  'safety.due.without_size_one': {
    es: 'A {{figure}} elemento le falta el talle en el legajo.',
    en: "{{figure}} item lacks the size in the person's record.",
    pt: 'A {{figure}} equipamento falta o tamanho no registro.',
  },
  'safety.due.without_size_other': {
    es: 'A {{figure}} elementos les falta el talle en el legajo.',
    en: "{{figure}} items lack the size in the people's records.",
    pt: 'A {{figure}} equipamentos falta o tamanho no registro.',
  },
})
