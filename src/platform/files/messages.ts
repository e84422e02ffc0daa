import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Messages for refused uploads and links. */
export const fileMessages = defineMessages({
  'platform.files.too_large': {
    es: '«{{file}}» pesa más de {{qty}} MB. Achicalo o dividilo y subilo de nuevo.',
    en: '“{{file}}” is larger than {{qty}} MB. Make it smaller or split it, and upload it again.',
    pt: '“{{file}}” tem mais de {{qty}} MB. Reduza ou divida o arquivo e envie de novo.',
  },
  'platform.files.empty': {
    es: '«{{file}}» está vacío. Elegilo de nuevo o probá con otra copia.',
    en: '“{{file}}” is empty. Choose it again or try another copy.',
    pt: '“{{file}}” está vazio. Escolha de novo ou tente outra cópia.',
  },
  'platform.files.link_over': {
    es: 'Este enlace venció o no está completo. Volvé a abrir el archivo desde su ficha.',
    en: 'This link has expired or is not complete. Open the file again from its record.',
    pt: 'Este link expirou ou não está completo. Abra o arquivo de novo a partir da ficha.',
  },
  'platform.files.storage_full': {
    es: 'No se guardó: el servidor se quedó sin lugar para archivos. Lo que escribiste sigue acá; avisá a quien administra el sistema.',
    en: 'It was not saved: the server has no room left for files. What you typed is still here; tell whoever runs the system.',
    pt: 'Não foi salvo: o servidor está sem espaço para arquivos. O que você digitou continua aqui; avise quem administra o sistema.',
  },
})
