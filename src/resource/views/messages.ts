import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of saved views. */
export const viewMessages = defineMessages({
  'resource.views.save': { es: 'Guardar vista…', en: 'Save view…', pt: 'Salvar visão…' },
  'resource.views.save_title': { es: 'Guardar vista', en: 'Save view', pt: 'Salvar visão' },
  'resource.views.save_note': {
    es: 'Guarda los filtros, el orden y las columnas de la lista como se ven ahora.',
    en: 'Saves the filters, the order and the columns of the list as they are now.',
    pt: 'Salva os filtros, a ordem e as colunas da lista como estão agora.',
  },
  'resource.views.saved': {
    es: 'Se guardó la vista {{name}}',
    en: 'Saved the view {{name}}',
    pt: 'Visão {{name}} salva',
  },
  'resource.views.update': {
    es: 'Actualizar con lo que se ve',
    en: 'Update with what is shown',
    pt: 'Atualizar com o que se vê',
  },
  'resource.views.updated': {
    es: 'Se actualizó la vista {{name}}',
    en: 'Updated the view {{name}}',
    pt: 'Visão {{name}} atualizada',
  },
  'resource.views.rename': { es: 'Cambiar nombre…', en: 'Rename…', pt: 'Renomear…' },
  'resource.views.rename_title': { es: 'Cambiar la vista', en: 'Change the view', pt: 'Alterar a visão' },
  'resource.views.delete': { es: 'Eliminar vista', en: 'Delete view', pt: 'Excluir visão' },
  'resource.views.changed': { es: 'cambiada', en: 'changed', pt: 'alterada' },
  'resource.views.is_shared': { es: 'Compartida', en: 'Shared', pt: 'Compartilhada' },
  'resource.views.shared_by': { es: 'De {{name}}', en: 'By {{name}}', pt: 'De {{name}}' },
  'resource.views.left_out': {
    es: 'Se dejó fuera lo que la lista ya no tiene: {{names}}',
    en: 'Left out what the list no longer has: {{names}}',
    pt: 'Ficou de fora o que a lista não tem mais: {{names}}',
  },
  'pages.views.list': { es: 'Vistas', en: 'Views', pt: 'Visões' },
  'views.one': { es: 'Vista', en: 'View', pt: 'Visão' },
  'views.the': { es: 'la vista', en: 'the view', pt: 'a visão' },
  'views.fields.resource': { es: 'Lista', en: 'List', pt: 'Lista' },
  'views.fields.name': { es: 'Nombre', en: 'Name', pt: 'Nome' },
  'views.fields.query': {
    es: 'Filtros, orden y columnas',
    en: 'Filters, order and columns',
    pt: 'Filtros, ordem e colunas',
  },
  'views.fields.shared': {
    es: 'Compartir con la empresa',
    en: 'Share with the company',
    pt: 'Compartilhar com a empresa',
  },
  'views.fields.own': { es: 'Propia', en: 'Own', pt: 'Própria' },
  'views.fields.maker': { es: 'Hecha por', en: 'Made by', pt: 'Feita por' },
  'resource.views.name_required': {
    es: 'Poné un nombre para encontrarla después',
    en: 'Give it a name to find it later',
    pt: 'Dê um nome para encontrá-la depois',
  },
  'resource.views.name_taken': {
    es: 'Ya tenés una vista con ese nombre',
    en: 'You already have a view with that name',
    pt: 'Você já tem uma visão com esse nome',
  },
  'resource.views.too_many': {
    es: 'Son {{qty}} vistas por lista como máximo. Eliminá alguna que no uses.',
    en: '{{qty}} views a list at most. Delete one that you do not use.',
    pt: 'São {{qty}} visões por lista no máximo. Exclua alguma que você não usa.',
  },
  'resource.views.resource_fixed': {
    es: 'Una vista no pasa a otra lista',
    en: 'A view does not move to another list',
    pt: 'Uma visão não passa para outra lista',
  },
  'resource.views.unknown_list': {
    es: 'No hay una lista así',
    en: 'There is no such list',
    pt: 'Não há uma lista assim',
  },
  'resource.views.bad_query': {
    es: 'La lista no tiene estos filtros: {{names}}',
    en: 'The list does not have these filters: {{names}}',
    pt: 'A lista não tem estes filtros: {{names}}',
  },
  'resource.views.may_not_share': {
    es: 'No tenés permiso para compartir vistas de esta lista',
    en: 'You may not share views of this list',
    pt: 'Você não tem permissão para compartilhar visões desta lista',
  },
  'resource.views.of_another': {
    es: 'Solo la cambia quien la hizo',
    en: 'Only the person who made it can change it',
    pt: 'Só quem a fez pode alterá-la',
  },
})
