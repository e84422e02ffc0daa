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
    es: '1 firma no se guardó: abrí su ronda',
    en: '1 signature was not saved: open its round',
    pt: '1 assinatura não foi salva: abra sua rodada',
  },
  'safety.unsent.refused_other': {
    es: '{{count}} firmas no se guardaron: abrí su ronda',
    en: '{{count}} signatures were not saved: open their round',
    pt: '{{count}} assinaturas não foram salvas: abra sua rodada',
  },
  'safety.unsent.refused_entries_one': {
    es: '1 anotación no se guardó: abrí su ronda',
    en: '1 entry was not saved: open its round',
    pt: '1 anotação não foi salva: abra sua rodada',
  },
  'safety.unsent.refused_entries_other': {
    es: '{{count}} anotaciones no se guardaron: abrí su ronda',
    en: '{{count}} entries were not saved: open their round',
    pt: '{{count}} anotações não foram salvas: abra sua rodada',
  },
})
