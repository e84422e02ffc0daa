import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Hints about the palette's keys. */
export const paletteMessages = defineMessages({
  'ui.palette.choose': { es: 'elegir', en: 'choose', pt: 'escolher' },
  'ui.palette.open': { es: 'abrir', en: 'open', pt: 'abrir' },
  'ui.palette.apart': { es: 'en otra pestaña', en: 'in a new tab', pt: 'em outra aba' },
  'ui.palette.close': { es: 'cerrar', en: 'close', pt: 'fechar' },
})
