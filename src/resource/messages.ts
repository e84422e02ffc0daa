import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Refusals and other texts of the kernel, for any resource. */
export const resourceMessages = defineMessages({
  'resource.export.too_many_to_print': {
    es: 'Para imprimir son demasiadas filas: hasta 10.000. Filtrá la lista o exportala a Excel.',
    en: 'These are too many rows to print: 10,000 at most. Filter the list or export it to Excel.',
    pt: 'São linhas demais para imprimir: até 10.000. Filtre a lista ou exporte para o Excel.',
  },
  'resource.export.printed': {
    es: 'Impreso por {{name}} el {{moment}}',
    en: 'Printed by {{name}} on {{moment}}',
    pt: 'Impresso por {{name}} em {{moment}}',
  },
  'resource.export.page_number': {
    es: 'Página {{page}} de {{pages}}',
    en: 'Page {{page}} of {{pages}}',
    pt: 'Página {{page}} de {{pages}}',
  },
  'resource.export.busy': {
    es: 'Se están exportando otras listas. Probá de nuevo en unos segundos.',
    en: 'Other lists are being exported. Try again in a few seconds.',
    pt: 'Outras listas estão sendo exportadas. Tente de novo em alguns segundos.',
  },
  'resource.captions.id': { es: 'Id', en: 'Id', pt: 'Id' },
  'resource.captions.created_at': { es: 'Creado', en: 'Created', pt: 'Criado' },
  'resource.captions.updated_at': { es: 'Modificado', en: 'Changed', pt: 'Alterado' },
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
    en: 'Enter a valid email address, for example ana@example.com',
    pt: 'Digite um e-mail válido, por exemplo ana@email.com',
  },
  'resource.fields.color': {
    es: 'Ingresá un color como #1A2B3C',
    en: 'Enter a color such as #1A2B3C',
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
  'resource.fields.at_least': {
    es: 'El mínimo es {{qty, number}}',
    en: 'The minimum is {{qty, number}}',
    pt: 'O mínimo é {{qty, number}}',
  },
  'resource.fields.at_most': {
    es: 'El máximo es {{qty, number}}',
    en: 'The maximum is {{qty, number}}',
    pt: 'O máximo é {{qty, number}}',
  },
  'resource.fields.out_of_range': {
    es: 'Este valor no se acepta',
    en: 'This value is not accepted',
    pt: 'Este valor não é aceito',
  },
  'resource.fields.overlap': {
    es: 'Se superpone con otro registro',
    en: 'It overlaps another record',
    pt: 'Sobrepõe-se a outro registro',
  },
  'resource.fields.boolean': { es: 'Elegí sí o no', en: 'Choose yes or no', pt: 'Escolha sim ou não' },
  'resource.fields.choice': {
    es: 'Elegí una de las opciones',
    en: 'Choose one of the options',
    pt: 'Escolha uma das opções',
  },
  'resource.fields.choices': {
    es: 'Elegí entre las opciones de la lista',
    en: 'Choose from the options in the list',
    pt: 'Escolha entre as opções da lista',
  },
  'resource.fields.ref': {
    es: 'Lo que elegiste ya no existe',
    en: 'What you chose no longer exists',
    pt: 'O que você escolheu não existe mais',
  },
  'resource.fields.own_alone': {
    es: 'Tu usuario no puede elegirlo ni cambiarlo',
    en: 'Your account can neither choose nor change it',
    pt: 'Seu usuário não pode escolhê-lo nem mudá-lo',
  },
  'resource.screens.create_one': { es: 'Crear {{one}}', en: 'Create {{one}}', pt: 'Criar {{one}}' },
  'resource.screens.create_named': { es: 'Crear «{{typed}}»', en: 'Create “{{typed}}”', pt: 'Criar “{{typed}}”' },
  'resource.fields.not_chosen': {
    es: 'Elegí una opción de la lista, o borrá lo que escribiste',
    en: 'Choose an option from the list, or clear what you typed',
    pt: 'Escolha uma opção da lista, ou apague o que digitou',
  },
  'resource.fields.gone': { es: 'Ya no existe', en: 'No longer exists', pt: 'Não existe mais' },
  'resource.fields.refs': {
    es: 'Una de las opciones elegidas ya no existe',
    en: 'One of the options no longer exists',
    pt: 'Uma das opções escolhidas não existe mais',
  },
  'resource.fields.rows': {
    es: 'Revisá las filas',
    en: 'Check the rows',
    pt: 'Confira as linhas',
  },
  'resource.fields.repeated': {
    es: 'Ya está en otra fila',
    en: 'Another row has it already',
    pt: 'Já está em outra linha',
  },
  'resource.fields.too_many_rows': {
    es: 'Hasta {{qty}} filas',
    en: 'Up to {{qty}} rows',
    pt: 'Até {{qty}} linhas',
  },
  'resource.fields.unknown': {
    es: 'Este dato no corresponde acá',
    en: 'This field does not belong here',
    pt: 'Este dado não cabe aqui',
  },
  'resource.fields.stamp': {
    es: 'Algo salió mal. Recargá la página y probá de nuevo.',
    en: 'Something went wrong. Reload the page and try again.',
    pt: 'Algo deu errado. Recarregue a página e tente de novo.',
  },
  'resource.fields.picture': {
    es: 'Esta imagen no es una de las guardadas',
    en: 'This picture is not one of the stored ones',
    pt: 'Esta imagem não é uma das salvas',
  },
  'resource.fields.picture_tags': {
    es: 'Tiene que decir, para cada imagen, el id de lo que muestra',
    en: 'It must say, for each picture, the id of what it shows',
    pt: 'Tem que dizer, para cada imagem, o id do que ela mostra',
  },
  'resource.fields.one_picture': { es: 'Una sola imagen', en: 'One picture only', pt: 'Uma só imagem' },
  'resource.fields.file': {
    es: 'Este archivo no es uno de los guardados',
    en: 'This file is not one of the stored ones',
    pt: 'Este arquivo não é um dos salvos',
  },
  'resource.fields.one_file': { es: 'Un solo archivo', en: 'One file only', pt: 'Um só arquivo' },
  'resource.fields.too_many_files': {
    es: 'Hasta {{qty}} archivos',
    en: 'Up to {{qty}} files',
    pt: 'Até {{qty}} arquivos',
  },
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
  'resource.undo.void': {
    es: 'Ya no se puede deshacer: pasaron más de diez minutos o ya se deshizo.',
    en: 'It can no longer be undone: ten minutes have passed, or it was undone already.',
    pt: 'Já não dá para desfazer: passaram mais de dez minutos ou já foi desfeito.',
  },
  'resource.undo.gone': {
    es: 'De lo eliminado ya no se conserva nada que restaurar.',
    en: 'Nothing is kept any more of what was deleted.',
    pt: 'Do que foi excluído já não se conserva nada para restaurar.',
  },
  'resource.undo.nothing': {
    es: 'No hay nada que restaurar en este cambio.',
    en: 'There is nothing to restore in this change.',
    pt: 'Não há nada para restaurar nesta alteração.',
  },
  'resource.undo.changed_since': {
    es: 'Alguien lo cambió después.',
    en: 'Somebody has changed it since.',
    pt: 'Alguém o alterou depois.',
  },
  'resource.undo.rows_in_use': {
    es: 'No se puede deshacer: otros registros ya usan {{names}}.',
    en: 'This cannot be undone: other records use {{names}} by now.',
    pt: 'Não é possível desfazer: outros registros já usam {{names}}.',
  },
  'resource.undo.rows_taken': {
    es: 'No se deshizo nada: mientras tanto se cargó otro registro con los mismos datos que {{names}}.',
    en: 'Nothing was undone: another record with the same data as {{names}} was added meanwhile.',
    pt: 'Nada foi desfeito: enquanto isso foi cadastrado outro registro com os mesmos dados de {{names}}.',
  },
  'resource.undo.rows_refused': {
    es: 'No se deshizo nada: una regla no lo permite con {{names}}.',
    en: 'Nothing was undone: a rule does not allow it for {{names}}.',
    pt: 'Nada foi desfeito: uma regra não permite isso com {{names}}.',
  },
  'resource.undo.rows_changed': {
    es: 'No se deshizo nada: alguien cambió después {{names}}.',
    en: 'Nothing was undone: somebody has changed {{names}} since.',
    pt: 'Nada foi desfeito: alguém alterou depois {{names}}.',
  },
  'resource.list.too_far': {
    es: 'Hay demasiadas filas para seguir pasando páginas: afiná la búsqueda.',
    en: 'There are too many rows to page through: narrow the search.',
    pt: 'Há linhas demais para continuar passando páginas: refine a busca.',
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
    en: 'Someone else changed it while you were editing.',
    pt: 'Outra pessoa o alterou enquanto você editava.',
  },
  'resource.write.key_reused': {
    es: 'Esto ya se había enviado con otros datos. Recargá la página y probá de nuevo.',
    en: 'This was already sent with other data. Reload the page and try again.',
    pt: 'Isto já tinha sido enviado com outros dados. Recarregue a página e tente de novo.',
  },
  'resource.write.bad_key': {
    es: 'Algo salió mal. Recargá la página y probá de nuevo.',
    en: 'Something went wrong. Reload the page and try again.',
    pt: 'Algo deu errado. Recarregue a página e tente de novo.',
  },
  'resource.delete.in_use': {
    es: 'No se puede eliminar porque está en uso.',
    en: 'It cannot be deleted because it is in use.',
    pt: 'Não pode ser excluído porque está em uso.',
  },
  'resource.delete.in_use_by': {
    es: 'No se puede eliminar. En uso por: {{names}}',
    en: 'It cannot be deleted. In use by: {{names}}',
    pt: 'Não pode ser excluído. Em uso por: {{names}}',
  },
})
