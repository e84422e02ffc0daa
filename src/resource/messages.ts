import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Refusals of the kernel, for any resource. */
export const resourceMessages = defineMessages({
  'resource.fields.required': {
    es: 'Este dato es obligatorio',
    en: 'This field is required',
    pt: 'Este campo é obrigatório',
  },
  'resource.fields.text': { es: 'Ingresá un texto', en: 'Enter some text', pt: 'Digite um texto' },
  'resource.fields.texts': {
    es: 'Ingresá una lista de textos',
    en: 'Enter a list of texts',
    pt: 'Digite uma lista de textos',
  },
  'resource.fields.too_many_texts': {
    es: 'Son demasiados: hasta {{qty}}',
    en: 'Too many: up to {{qty}}',
    pt: 'São demais: até {{qty}}',
  },
  'resource.fields.too_long': {
    es: 'Hasta {{qty}} caracteres',
    en: 'Up to {{qty}} characters',
    pt: 'Até {{qty}} caracteres',
  },
  'resource.fields.control_characters': {
    es: 'El texto tiene caracteres que no se ven ni se pueden guardar',
    en: 'The text has characters that cannot be seen or stored',
    pt: 'O texto tem caracteres que não aparecem nem podem ser salvos',
  },
  'resource.fields.email': {
    es: 'Ingresá un email válido, por ejemplo ana@correo.com',
    en: 'Enter a valid email address, for example ana@mail.com',
    pt: 'Digite um e-mail válido, por exemplo ana@correio.com',
  },
  'resource.fields.color': {
    es: 'Ingresá un color como #1A2B3C',
    en: 'Enter a colour such as #1A2B3C',
    pt: 'Digite uma cor como #1A2B3C',
  },
  'resource.fields.time': {
    es: 'Ingresá una hora como 09:30',
    en: 'Enter a time such as 09:30',
    pt: 'Digite uma hora como 09:30',
  },
  'resource.fields.date': {
    es: 'Ingresá una fecha que exista',
    en: 'Enter a date that exists',
    pt: 'Digite uma data que exista',
  },
  'resource.fields.url': {
    es: 'Ingresá una dirección web, por ejemplo https://ejemplo.com',
    en: 'Enter a web address, for example https://example.com',
    pt: 'Digite um endereço web, por exemplo https://exemplo.com',
  },
  'resource.fields.at_least': { es: 'El mínimo es {{qty}}', en: 'The minimum is {{qty}}', pt: 'O mínimo é {{qty}}' },
  'resource.fields.at_most': { es: 'El máximo es {{qty}}', en: 'The maximum is {{qty}}', pt: 'O máximo é {{qty}}' },
  'resource.fields.out_of_range': {
    es: 'Este valor no se acepta',
    en: 'This value is not accepted',
    pt: 'Este valor não é aceito',
  },
  'resource.fields.boolean': { es: 'Elegí sí o no', en: 'Choose yes or no', pt: 'Escolha sim ou não' },
  'resource.fields.ref': {
    es: 'Lo elegido no existe o ya no está',
    en: 'What was chosen does not exist',
    pt: 'O que foi escolhido não existe ou já não está',
  },
  'resource.fields.gone': { es: 'Ya no está', en: 'No longer there', pt: 'Não está mais aqui' },
  'resource.fields.refs': {
    es: 'Alguno de los elegidos no existe',
    en: 'One of those chosen does not exist',
    pt: 'Algum dos escolhidos não existe',
  },
  'resource.fields.unknown': {
    es: 'Este dato no se conoce',
    en: 'This field is unknown',
    pt: 'Este dado é desconhecido',
  },
  'resource.fields.stamp': {
    es: 'La marca de versión no se entiende',
    en: 'The version stamp could not be understood',
    pt: 'A marca de versão não foi entendida',
  },
  'resource.fields.picture': {
    es: 'Esta imagen no es una de las guardadas',
    en: 'This picture is not one of the stored ones',
    pt: 'Esta imagem não é uma das salvas',
  },
  'resource.fields.one_picture': { es: 'Una sola imagen', en: 'One picture only', pt: 'Uma só imagem' },
  'resource.fields.picture_order': {
    es: 'El orden de las imágenes no coincide con las imágenes',
    en: 'The order of the pictures does not match the pictures',
    pt: 'A ordem das imagens não corresponde às imagens',
  },
  'resource.fields.too_many_pictures': {
    es: 'Hasta {{qty}} imágenes',
    en: 'Up to {{qty}} pictures',
    pt: 'Até {{qty}} imagens',
  },
  'resource.list.bad_parameter': {
    es: 'Este parámetro no se entiende',
    en: 'This parameter could not be understood',
    pt: 'Este parâmetro não foi entendido',
  },
  'resource.list.unknown_parameter': {
    es: 'Este parámetro no se conoce',
    en: 'This parameter is unknown',
    pt: 'Este parâmetro é desconhecido',
  },
  'resource.write.stale': {
    es: 'Otra persona lo cambió mientras lo editabas.',
    en: 'Somebody else changed it while you were editing.',
    pt: 'Outra pessoa o alterou enquanto você editava.',
  },
  'resource.write.key_reused': {
    es: 'La clave de este envío ya se usó para otro.',
    en: 'The key of this request was already used for another.',
    pt: 'A chave deste envio já foi usada para outro.',
  },
  'resource.write.bad_key': {
    es: 'La clave del envío no se entiende.',
    en: 'The key of the request could not be understood.',
    pt: 'A chave do envio não foi entendida.',
  },
  'resource.delete.in_use': {
    es: 'No se puede eliminar porque está en uso.',
    en: 'It cannot be deleted because it is in use.',
    pt: 'Não pode ser excluído porque está em uso.',
  },
  'resource.delete.in_use_by': {
    es: 'No se puede eliminar porque lo usan: {{names}}',
    en: 'It cannot be deleted because these use it: {{names}}',
    pt: 'Não pode ser excluído porque é usado por: {{names}}',
  },
})
