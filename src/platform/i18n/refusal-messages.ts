import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Messages for refused requests and for unreadable numbers. */
export const refusalMessages = defineMessages({
  'platform.answers.refused': {
    es: 'Algunas filas no lo permiten, así que no se cambió ninguna.',
    en: 'Some rows do not allow it, so none was changed.',
    pt: 'Algumas linhas não permitem, então nenhuma foi alterada.',
  },
  'platform.answers.not_found': {
    es: 'No existe, o se eliminó.',
    en: 'It does not exist, or was deleted.',
    pt: 'Não existe ou foi excluído.',
  },
  'platform.answers.method_not_allowed': {
    es: 'Esta dirección no admite este método.',
    en: 'This address does not take this method.',
    pt: 'Este endereço não aceita este método.',
  },
  'platform.answers.bad_request': {
    es: 'El pedido no se entiende.',
    en: 'The request could not be understood.',
    pt: 'A solicitação não foi entendida.',
  },
  'platform.answers.too_large': {
    es: 'Es demasiado grande.',
    en: 'It is too large.',
    pt: 'É grande demais.',
  },
  'platform.answers.unsupported_media': {
    es: 'Este tipo de contenido no se acepta.',
    en: 'This type of content is not accepted.',
    pt: 'Este tipo de conteúdo não é aceito.',
  },
  'platform.answers.timeout': {
    es: 'El pedido no terminó de llegar. Probá de nuevo.',
    en: 'The request did not arrive in full. Try again.',
    pt: 'A solicitação não chegou inteira. Tente de novo.',
  },
  'platform.answers.too_many': {
    es: 'Demasiados intentos. Probá de nuevo en unos minutos.',
    en: 'Too many attempts. Try again in a few minutes.',
    pt: 'Muitas tentativas. Tente de novo em alguns minutos.',
  },
  'platform.answers.unavailable': {
    es: 'El servicio no está disponible en este momento. Probá de nuevo en unos segundos.',
    en: 'The service is not available right now. Try again in a few seconds.',
    pt: 'O serviço não está disponível agora. Tente de novo em alguns segundos.',
  },
  'platform.numbers.wrong': {
    es: 'Ingresá un número, por ejemplo 123,45',
    en: 'Enter a number, for example 123.45',
    pt: 'Digite um número, por exemplo 123,45',
  },
  'platform.numbers.wrong_whole': {
    es: 'Ingresá un número entero, por ejemplo 12',
    en: 'Enter a whole number, for example 12',
    pt: 'Digite um número inteiro, por exemplo 12',
  },
  'platform.numbers.decimals': {
    es: 'Hasta {{qty}} decimales',
    en: 'Up to {{qty}} decimal places',
    pt: 'Até {{qty}} casas decimais',
  },
  'platform.numbers.whole': {
    es: 'Ingresá un número entero',
    en: 'Enter a whole number',
    pt: 'Digite um número inteiro',
  },
  'platform.numbers.too_large': {
    es: 'El número es demasiado grande',
    en: 'The number is too large',
    pt: 'O número é grande demais',
  },
})
