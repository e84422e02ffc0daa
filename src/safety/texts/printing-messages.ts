import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/**
 * Texts of the answers about printed records and their verification. The words of the record itself are in
 * `printing/annex-1-words.ts`.
 */
export const printingMessages = defineMessages({
  'safety.printing.too_many': {
    es: 'Para una constancia son demasiadas entregas: hasta {{count}}. Elegí algunas.',
    en: 'These are too many deliveries for a record: {{count}} at most. Choose some.',
    pt: 'São entregas demais para um comprovante: até {{count}}. Escolha algumas.',
  },
  'safety.verification.unknown_code': {
    es: 'No conocemos ese código. Comparalo con el que está al pie de la hoja.',
    en: 'We do not know that code. Compare it with the one at the foot of the sheet.',
    pt: 'Não conhecemos esse código. Compare com o que está no rodapé da folha.',
  },
})
