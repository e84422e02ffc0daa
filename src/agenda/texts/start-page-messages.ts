import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the start page's card. */
export const agendaCardMessages = defineMessages({
  'agenda.cards.expiries': { es: 'Qué vence en 30 días', en: 'Due within 30 days', pt: 'O que vence em 30 dias' },
  'agenda.cards.see_all_one': { es: 'Ver', en: 'See it', pt: 'Ver' },
  'agenda.cards.see_all_other': { es: 'Ver las {{figure}}', en: 'See all {{figure}}', pt: 'Ver as {{figure}}' },
  'agenda.cards.nothing': {
    es: 'No vence nada en los próximos 30 días.',
    en: 'Nothing expires within the next 30 days.',
    pt: 'Nada vence nos próximos 30 dias.',
  },
})
