import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Why a picture is not taken. */
export const pictureMessages = defineMessages({
  'platform.pictures.not_a_picture': {
    es: '«{{file}}» no es una foto que podamos usar. Subí un JPEG, PNG, WebP, AVIF o GIF.',
    en: '“{{file}}” is not a picture that we can use. Upload a JPEG, PNG, WebP, AVIF or GIF.',
    pt: '“{{file}}” não é uma foto que possamos usar. Envie um JPEG, PNG, WebP, AVIF ou GIF.',
  },
  'platform.pictures.heic': {
    es: '«{{file}}» es una foto HEIC, que no se puede usar en la web. Exportala como JPEG y volvé a subirla.',
    en: '“{{file}}” is a HEIC photo, which cannot be used on the web. Export it as JPEG and upload it again.',
    pt: '“{{file}}” é uma foto HEIC, que não pode ser usada na web. Exporte-a como JPEG e envie de novo.',
  },
  'platform.pictures.svg': {
    es: '«{{file}}» es un dibujo SVG, que no se acepta porque puede contener programas. Exportalo como PNG y volvé a subirlo.',
    en: '“{{file}}” is an SVG drawing, which is not accepted because it can hold scripts. Export it as PNG and upload it again.',
    pt: '“{{file}}” é um desenho SVG, que não é aceito porque pode conter programas. Exporte-o como PNG e envie de novo.',
  },
  'platform.pictures.empty': {
    es: '«{{file}}» está vacía. Elegila de nuevo o probá con otra copia.',
    en: '“{{file}}” is empty. Choose it again or try another copy.',
    pt: '“{{file}}” está vazia. Escolha de novo ou tente com outra cópia.',
  },
  'platform.pictures.broken': {
    es: '«{{file}}» está dañada o incompleta. Probá con otra copia.',
    en: '“{{file}}” is damaged or incomplete. Try another copy.',
    pt: '“{{file}}” está danificada ou incompleta. Tente com outra cópia.',
  },
  'platform.pictures.too_large': {
    es: 'La foto pesa más de {{qty}} MB. Achicala y volvé a subirla.',
    en: 'The picture is larger than {{qty}} MB. Make it smaller and upload it again.',
    pt: 'A foto tem mais de {{qty}} MB. Reduza e envie de novo.',
  },
  'platform.pictures.too_many_pixels': {
    es: '«{{file}}» tiene más de {{qty}} megapíxeles. Achicala y volvé a subirla.',
    en: '“{{file}}” has more than {{qty}} megapixels. Make it smaller and upload it again.',
    pt: '“{{file}}” tem mais de {{qty}} megapixels. Reduza e envie de novo.',
  },
  'platform.pictures.too_slow': {
    es: 'Procesar «{{file}}» lleva demasiado tiempo. Subí una versión más chica.',
    en: '“{{file}}” takes too long to process. Upload a smaller version.',
    pt: 'Processar “{{file}}” leva tempo demais. Envie uma versão menor.',
  },
  'platform.pictures.too_many_at_once': {
    es: 'Estás enviando demasiados formularios a la vez. Esperá a que terminen y probá de nuevo.',
    en: 'You are sending too many forms at once. Wait until they are done and try again.',
    pt: 'Você está enviando formulários demais ao mesmo tempo. Espere que terminem e tente de novo.',
  },
})
