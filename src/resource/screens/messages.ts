import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of lists and forms, for any resource. */
export const screenMessages = defineMessages({
  'Ej: 123.45': { es: 'Ej: 123.45', en: 'E.g. 123.45', pt: 'Ex.: 123,45' },
  '¿Está seguro que desea eliminar el item?': {
    es: '¿Está seguro que desea eliminar el item?',
    en: 'Delete this item?',
    pt: 'Excluir este item?',
  },
  'resource.screens.delete_note': {
    es: 'Los datos eliminados no se pueden recuperar.',
    en: 'Deleted data cannot be recovered.',
    pt: 'Os dados excluídos não podem ser recuperados.',
  },
  'resource.screens.deleted': { es: 'Se eliminó {{name}}.', en: '{{name}} was deleted.', pt: '{{name}} foi excluído.' },
  'resource.screens.saved': { es: 'Se guardó {{name}}.', en: '{{name}} was saved.', pt: '{{name}} foi salvo.' },
  'resource.screens.not_saved': {
    es: 'No se ha podido guardar {{what}}',
    en: 'Could not save {{what}}',
    pt: 'Não foi possível salvar {{what}}',
  },
  'resource.screens.no_id': {
    es: 'No se ha podido obtener el id de {{what}} a eliminar',
    en: 'Could not get the id of {{what}} to delete',
    pt: 'Não foi possível obter o id para excluir {{what}}',
  },
  'resource.screens.begin': {
    es: 'Todavía no hay {{name}}.',
    en: 'There are no {{name}} yet.',
    pt: 'Ainda não há {{name}}.',
  },
  'resource.screens.without': { es: 'Sin {{name}}', en: 'No {{name}}', pt: 'Sem {{name}}' },
  'resource.screens.with': { es: 'Con {{name}}', en: 'With {{name}}', pt: 'Com {{name}}' },
  'resource.screens.data': { es: 'Datos', en: 'Details', pt: 'Dados' },
  'resource.screens.required': {
    es: 'Los campos con * son obligatorios.',
    en: 'Fields with * are required.',
    pt: 'Os campos com * são obrigatórios.',
  },
  'resource.screens.empty_keeps': {
    es: 'Si queda vacío, no cambia.',
    en: 'Left empty, it stays as it is.',
    pt: 'Se ficar vazio, não muda.',
  },
  'resource.export.export': { es: 'Exportar', en: 'Export', pt: 'Exportar' },
  'resource.export.xlsx': { es: 'Excel (XLSX)', en: 'Excel (XLSX)', pt: 'Excel (XLSX)' },
  'resource.export.csv': { es: 'Texto (CSV)', en: 'Text (CSV)', pt: 'Texto (CSV)' },
  'resource.screens.duplicate': { es: 'Duplicar', en: 'Duplicate', pt: 'Duplicar' },
  'resource.screens.yes': { es: 'Sí', en: 'Yes', pt: 'Sim' },
  'resource.screens.no': { es: 'No', en: 'No', pt: 'Não' },
  'resource.screens.stale_title': {
    es: 'Otra persona guardó cambios mientras editabas',
    en: 'Someone else saved changes while you were editing',
    pt: 'Outra pessoa salvou alterações enquanto você editava',
  },
  'resource.screens.stale_text': {
    es: 'Lo que escribiste sigue acá. Elegí con qué quedarte en cada dato y guardá.',
    en: 'What you typed is still here. Choose what to keep for each field and save.',
    pt: 'O que você digitou continua aqui. Escolha com o que ficar em cada campo e salve.',
  },
  'resource.screens.stale_same': {
    es: 'Sus cambios no chocan con los tuyos: podés guardar sin problema.',
    en: 'Their changes do not conflict with yours. You can save.',
    pt: 'As alterações dela não conflitam com as suas: você pode salvar.',
  },
  'resource.screens.stale_changed': {
    es: 'Ahora {{field}} es:',
    en: '{{field}} is now:',
    pt: 'Agora {{field}} é:',
  },
  'resource.screens.stale_mine': { es: 'Lo que escribiste vos', en: 'What you typed', pt: 'O que você digitou' },
  'resource.screens.stale_theirs': { es: 'Lo que está guardado', en: 'What is saved', pt: 'O que está salvo' },
})
