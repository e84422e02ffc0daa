import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the frame's line about signatures that wait for a connection. */
export const unsentMessages = defineMessages({
  'safety.unsent.waiting_one': { es: '1 firma por enviar', en: '1 signature to be sent', pt: '1 assinatura a enviar' },
  'safety.unsent.waiting_other': {
    es: '{{count}} firmas por enviar',
    en: '{{count}} signatures to be sent',
    pt: '{{count}} assinaturas a enviar',
  },
  'safety.unsent.waiting_entries_one': {
    es: '1 anotación por enviar',
    en: '1 entry to be sent',
    pt: '1 anotação a enviar',
  },
  'safety.unsent.waiting_entries_other': {
    es: '{{count}} anotaciones por enviar',
    en: '{{count}} entries to be sent',
    pt: '{{count}} anotações a enviar',
  },
  'safety.unsent.refused_one': {
    es: '1 firma no se guardó',
    en: '1 signature was not saved',
    pt: '1 assinatura não foi salva',
  },
  'safety.unsent.refused_other': {
    es: '{{count}} firmas no se guardaron',
    en: '{{count}} signatures were not saved',
    pt: '{{count}} assinaturas não foram salvas',
  },
  'safety.unsent.refused_entries_one': {
    es: '1 anotación no se guardó',
    en: '1 entry was not saved',
    pt: '1 anotação não foi salva',
  },
  'safety.unsent.refused_entries_other': {
    es: '{{count}} anotaciones no se guardaron',
    en: '{{count}} entries were not saved',
    pt: '{{count}} anotações não foram salvas',
  },
  'safety.unsent.look': { es: 'Ver', en: 'Look', pt: 'Ver' },
  'safety.unsent.not_saved': { es: 'No se guardó', en: 'Not saved', pt: 'Não foi salvo' },
  'safety.unsent.drawn': { es: 'Firma trazada', en: 'Drawn signature', pt: 'Assinatura traçada' },
  'safety.unsent.open_round': { es: 'Abrir la ronda', en: 'Open the round', pt: 'Abrir a rodada' },
  'safety.unsent.discard': { es: 'Descartar', en: 'Discard', pt: 'Descartar' },
})
