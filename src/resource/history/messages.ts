import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** What was done to a record, which the start page shows too. */
export const changeMessages = defineMessages({
  'resource.history.created': { es: 'creó', en: 'created', pt: 'criou' },
  'resource.history.updated': { es: 'cambió', en: 'changed', pt: 'alterou' },
  'resource.history.deleted': { es: 'eliminó', en: 'deleted', pt: 'excluiu' },
  'resource.history.restored': { es: 'restauró', en: 'restored', pt: 'restaurou' },
  'resource.history.other': { es: 'trabajó en', en: 'worked on', pt: 'mexeu em:' },
  'resource.history.nobody': { es: 'Un usuario eliminado', en: 'A deleted user', pt: 'Um usuário excluído' },
})

/** Further texts of a record's history. */
export const historyMessages = defineMessages({
  'resource.history.not_restorable': {
    es: 'De este registro de actividad no hay nada que restaurar.',
    en: 'There is nothing in this entry to restore.',
    pt: 'Neste registro de atividade não há nada para restaurar.',
  },
  'resource.history.other_order': {
    es: '{{qty}}, en otro orden',
    en: '{{qty}}, in another order',
    pt: '{{qty}}, em outra ordem',
  },
  'resource.history.other_pictures': {
    es: '{{qty}}, otras imágenes',
    en: '{{qty}}, other pictures',
    pt: '{{qty}}, outras imagens',
  },
  'resource.history.a_picture': { es: 'una imagen', en: 'a picture', pt: 'uma imagem' },
  'resource.history.another_picture': { es: 'otra imagen', en: 'another picture', pt: 'outra imagem' },
})
