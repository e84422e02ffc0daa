import { defineMessages } from '#src/platform/messages.ts'

/** Why a picture is not taken. */
export const pictureMessages = defineMessages({
  'platform.pictures.not_a_picture': {
    es: 'El archivo no es una foto que podamos usar. Subí un JPEG, PNG, WebP, AVIF o GIF.',
    en: 'The file is not a picture that we can use. Upload a JPEG, PNG, WebP, AVIF or GIF.',
    pt: 'O arquivo não é uma foto que possamos usar. Envie um JPEG, PNG, WebP, AVIF ou GIF.',
  },
  'platform.pictures.heic': {
    es: 'Las fotos HEIC del iPhone no se pueden usar en la web. Exportala como JPEG y volvé a subirla.',
    en: 'HEIC photos cannot be used on the web. Export it as JPEG and upload it again.',
    pt: 'Fotos HEIC do iPhone não podem ser usadas na web. Exporte como JPEG e envie de novo.',
  },
  'platform.pictures.svg': {
    es: 'Los dibujos SVG no se aceptan porque pueden contener programas. Exportalo como PNG y volvé a subirlo.',
    en: 'SVG drawings are not accepted because they can hold scripts. Export it as PNG and upload it again.',
    pt: 'Desenhos SVG não são aceitos porque podem conter programas. Exporte como PNG e envie de novo.',
  },
  'platform.pictures.broken': {
    es: 'La foto está dañada o incompleta. Probá con otra copia.',
    en: 'The picture is damaged or incomplete. Try another copy.',
    pt: 'A foto está danificada ou incompleta. Tente com outra cópia.',
  },
  'platform.pictures.too_large': {
    es: 'La foto pesa más de {{qty}} MB. Achicala y volvé a subirla.',
    en: 'The picture is larger than {{qty}} MB. Make it smaller and upload it again.',
    pt: 'A foto tem mais de {{qty}} MB. Reduza e envie de novo.',
  },
  'platform.pictures.too_many_pixels': {
    es: 'La foto tiene más de {{qty}} megapíxeles. Achicala y volvé a subirla.',
    en: 'The picture has more than {{qty}} megapixels. Make it smaller and upload it again.',
    pt: 'A foto tem mais de {{qty}} megapixels. Reduza e envie de novo.',
  },
  'platform.pictures.too_slow': {
    es: 'Procesar la foto lleva demasiado tiempo. Subí una versión más chica.',
    en: 'The picture takes too long to process. Upload a smaller version.',
    pt: 'Processar a foto leva tempo demais. Envie uma versão menor.',
  },
})
