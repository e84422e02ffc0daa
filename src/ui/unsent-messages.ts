import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/**
 * Texts of what waits in this browser to be sent. They come with the line that sends it, and with the question
 * for a new sign-in, because the first script has no room for them.
 */
export const unsentCountMessages = defineMessages({
  'ui.unsent.count': {
    es: 'Firmas por enviar: {{waiting}}, rechazadas: {{refused}}',
    en: 'Signatures to be sent: {{waiting}}, refused: {{refused}}',
    pt: 'Assinaturas a enviar: {{waiting}}, recusadas: {{refused}}',
  },
  'ui.unsent.note': {
    es: 'Quedan en este equipo y se envían cuando vuelvas a entrar acá, vos y nadie más.',
    en: 'They stay on this device and are sent when you, and nobody else, sign in here again.',
    pt: 'Ficam neste equipamento e são enviadas quando você, e mais ninguém, entrar aqui de novo.',
  },
})
