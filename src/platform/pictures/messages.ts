import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Messages for refused pictures. */
export const pictureMessages = defineMessages({
  'platform.pictures.not_a_picture': {
    es: '«{{file}}» no es una imagen que podamos usar. Subí un JPG, PNG, WebP, AVIF o GIF.',
    en: '“{{file}}” is not a picture that we can use. Upload a JPG, PNG, WebP, AVIF or GIF.',
    pt: '“{{file}}” não é uma imagem que possamos usar. Envie um JPG, PNG, WebP, AVIF ou GIF.',
  },
  'platform.pictures.heic': {
    es: '«{{file}}» es una imagen HEIC, que no se puede usar en la web. Guardala como JPG y subila de nuevo.',
    en: '“{{file}}” is a HEIC picture, which cannot be used on the web. Save it as JPG and upload it again.',
    pt: '“{{file}}” é uma imagem HEIC, que não pode ser usada na web. Salve-a como JPG e envie de novo.',
  },
  'platform.pictures.svg': {
    es: '«{{file}}» es un dibujo SVG, que no se acepta porque puede contener programas. Guardalo como PNG y subilo de nuevo.',
    en: '“{{file}}” is an SVG drawing, which is not accepted because it can hold scripts. Save it as PNG and upload it again.',
    pt: '“{{file}}” é um desenho SVG, que não é aceito porque pode conter programas. Salve-o como PNG e envie de novo.',
  },
  'platform.pictures.empty': {
    es: '«{{file}}» está vacía. Elegila de nuevo o probá con otra copia.',
    en: '“{{file}}” is empty. Choose it again or try another copy.',
    pt: '“{{file}}” está vazia. Escolha de novo ou tente outra cópia.',
  },
  'platform.pictures.broken': {
    es: '«{{file}}» está dañada o incompleta. Probá con otra copia.',
    en: '“{{file}}” is damaged or incomplete. Try another copy.',
    pt: '“{{file}}” está danificada ou incompleta. Tente outra cópia.',
  },
  'platform.pictures.too_large': {
    es: 'La imagen pesa más de {{qty}} MB. Achicala y subila de nuevo.',
    en: 'The picture is larger than {{qty}} MB. Make it smaller and upload it again.',
    pt: 'A imagem tem mais de {{qty}} MB. Reduza e envie de novo.',
  },
  'platform.pictures.too_many_pixels': {
    es: '«{{file}}» tiene más de {{qty}} megapíxeles. Achicala y subila de nuevo.',
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
