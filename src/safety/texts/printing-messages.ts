import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the answers about printed records. The words of the record itself are in `printing/annex-one.ts`. */
export const printingMessages = defineMessages({
  'safety.printing.too_many': {
    es: 'Para una constancia son demasiadas entregas: hasta {{count}}. Elegí algunas.',
    en: 'These are too many deliveries for a record: {{count}} at most. Choose some.',
    pt: 'São entregas demais para um comprovante: até {{count}}. Escolha algumas.',
  },
})
