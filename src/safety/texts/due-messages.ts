import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The title of the list of equipment that is due, which the menu shows too. */
export const duePageMessages = defineMessages({
  'pages.due.list': { es: 'Por entregar', en: 'To give', pt: 'A entregar' },
})

/** Texts of the list of equipment that is due, of its sums and of their sheets. */
export const dueMessages = defineMessages({
  'safety.due.never': { es: 'Nunca entregado', en: 'Never given', pt: 'Nunca entregue' },
  'safety.due.due': { es: 'Vence', en: 'Due', pt: 'Vence' },
  'safety.due.round': { es: 'En ronda', en: 'In a round', pt: 'Em rodada' },
  'safety.due.needs': { es: 'Qué va a hacer falta', en: 'What will be needed', pt: 'O que vai ser necessário' },
})
