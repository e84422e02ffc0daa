import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Messages that only server responses use, so that no browser script contains them. */
export const answerMessages = defineMessages({
  'platform.answers.bad_json': {
    es: 'El cuerpo no es JSON válido.',
    en: 'The body is not valid JSON.',
    pt: 'O corpo não é um JSON válido.',
  },
  'platform.answers.ticket': {
    es: 'Este enlace ya se usó o venció: volvé a exportar.',
    en: 'This link was used already or has expired: export again.',
    pt: 'Este link já foi usado ou expirou: exporte de novo.',
  },
  'platform.answers.too_many_minutes': {
    es: 'Demasiados intentos. Probá de nuevo en {{minutes}} min.',
    en: 'Too many attempts. Try again in {{minutes}} min.',
    pt: 'Muitas tentativas. Tente de novo em {{minutes}} min.',
  },
  'platform.answers.whole_shop': {
    es: 'Esto es de toda la tienda: no se abre para usuarios de una empresa o un cliente.',
    en: 'This concerns the whole shop: it does not open for users of a company or client.',
    pt: 'Isto é da loja inteira: não se abre para usuários de uma empresa ou de um cliente.',
  },
  'platform.answers.too_long': {
    es: 'Esto tardó demasiado y se canceló; no cambió nada. Probá de nuevo en unos segundos.',
    en: 'This took too long and was cancelled; nothing has changed. Try again in a few seconds.',
    pt: 'Isto demorou demais e foi cancelado; nada mudou. Tente de novo em alguns segundos.',
  },
})
