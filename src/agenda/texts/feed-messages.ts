import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the private calendar feed. */
export const feedMessages = defineMessages({
  'agenda.feed.unknown_layer': {
    es: 'Elegí de lo que se ofrece',
    en: 'Choose from what is offered',
    pt: 'Escolha entre o que se oferece',
  },
})
