import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The server's texts about imports. No screen has them. */
export const importMessages = defineMessages({
  'importer.busy': {
    es: 'Todavía se está trabajando con esta carga. Esperá a que termine.',
    en: 'This load is still being worked on. Wait until it is done.',
    pt: 'Esta carga ainda está em andamento. Espere terminar.',
  },
  'importer.over': {
    es: 'Esta carga ya terminó. Para cargar más, subí el archivo otra vez.',
    en: 'This load is over. To load more, send the file again.',
    pt: 'Esta carga já terminou. Para carregar mais, envie o arquivo de novo.',
  },
  'importer.cancelled': {
    es: 'Cancelaste la lectura del archivo.',
    en: 'You cancelled the reading of the file.',
    pt: 'Você cancelou a leitura do arquivo.',
  },
  'importer.doubles_records_one': {
    es: 'Ya hay un registro que se llama igual: se crea otro',
    en: 'A record has this name already: another is created',
    pt: 'Já há um registro com esse nome: cria-se outro',
  },
  'importer.doubles_records': {
    es: 'Ya hay {{count}} registros que se llaman igual: se crea otro',
    en: '{{count}} records have this name already: another is created',
    pt: 'Já há {{count}} registros com esse nome: cria-se outro',
  },
  'importer.doubles_row': {
    es: 'La fila {{row}} se llama igual: se crean dos',
    en: 'Row {{row}} has the same name: two are created',
    pt: 'A linha {{row}} tem o mesmo nome: criam-se duas',
  },
  'importer.example_row': {
    es: 'Es el ejemplo de la plantilla',
    en: 'It is the template’s example',
    pt: 'É o exemplo do modelo',
  },
  'importer.failed': {
    es: 'La carga no pudo terminar por un error nuestro. Número de carga: {{id}}',
    en: 'The load could not be finished because of an error of ours. Load number: {{id}}',
    pt: 'A carga não pôde terminar por um erro nosso. Número da carga: {{id}}',
  },
  'importer.file_required': { es: 'Elegí un archivo', en: 'Choose a file', pt: 'Escolha um arquivo' },
  'importer.one_file': { es: 'Un solo archivo por vez', en: 'One file at a time', pt: 'Um arquivo por vez' },
  'importer.given_up': {
    es: 'El proceso que hacía la carga se cortó {{times}} veces, así que no la intentamos más. Número de carga: {{id}}',
    en: 'The process that did the load broke off {{times}} times, so it is not tried again. Load number: {{id}}',
    pt: 'O processo que fazia a carga caiu {{times}} vezes, por isso não tentamos mais. Número da carga: {{id}}',
  },
  'importer.headings_again': {
    es: 'Son los encabezados otra vez',
    en: 'These are the headings again',
    pt: 'São os cabeçalhos de novo',
  },
  'importer.let_go': {
    es: 'La descartamos porque tenés otras {{most}} más nuevas. Para cargarla, subí el archivo otra vez.',
    en: 'It was let go, as you have {{most}} newer ones. To load it, send the file again.',
    pt: 'Foi descartada porque você tem outras {{most}} mais novas. Para carregá-la, envie o arquivo de novo.',
  },
  'importer.names_stay_one': {
    es: 'Queda {{names}}, porque alguien ya lo usa o lo cambió.',
    en: '{{names}} stays, because someone uses or changed it by now.',
    pt: 'Fica {{names}}, porque alguém já usa ou alterou.',
  },
  'importer.names_stay': {
    es: 'Quedan {{names}}, porque alguien ya los usa o los cambió.',
    en: '{{names}} stay, because someone uses or changed them by now.',
    pt: 'Ficam {{names}}, porque alguém já usa ou alterou.',
  },
  'importer.no_column': {
    es: 'La planilla no tiene esa columna',
    en: 'The sheet has no such column',
    pt: 'A planilha não tem essa coluna',
  },
  'importer.no_comma': {
    es: 'Falta la coma entre apellido y nombre',
    en: 'The comma between surname and name is missing',
    pt: 'Falta a vírgula entre sobrenome e nome',
  },
  'importer.not_a_choice': {
    es: 'No es una de las opciones: {{words}}',
    en: 'None of the options: {{words}}',
    pt: 'Não é uma das opções: {{words}}',
  },
  'importer.unsplit_name': {
    es: 'No se puede separar en apellido y nombre: escribilos con una coma',
    en: 'Cannot be split into surname and name: write a comma between them',
    pt: 'Não dá para separar em sobrenome e nome: escreva uma vírgula entre eles',
  },
  'importer.may_not_create': {
    es: 'Ya no tenés permiso para crear los registros de esta carga.',
    en: 'You may no longer create the records of this load.',
    pt: 'Você não tem mais permissão para criar os registros desta carga.',
  },
  'importer.may_not_update': {
    es: 'Ya no tenés permiso para modificar los registros de esta carga.',
    en: 'You may no longer change the records of this load.',
    pt: 'Você não tem mais permissão para alterar os registros desta carga.',
  },
  'importer.no_longer_allowed': {
    es: 'Ya no tenés permiso para cargar datos.',
    en: 'You may no longer load data.',
    pt: 'Você não tem mais permissão para carregar dados.',
  },
  'importer.no_picture': {
    es: 'La imagen "{{file}}" no está en el zip',
    en: 'The picture "{{file}}" is not in the zip',
    pt: 'A imagem "{{file}}" não está no zip',
  },
  'importer.no_zip': {
    es: 'No subiste un zip de fotos: se carga sin «{{file}}»',
    en: 'You sent no zip of pictures: it is loaded without “{{file}}”',
    pt: 'Você não enviou um zip de fotos: é carregado sem «{{file}}»',
  },
  'importer.picture_left_out': {
    es: '«{{file}}» no está en el zip: se carga sin esa foto',
    en: '“{{file}}” is not in the zip: it is loaded without that picture',
    pt: '«{{file}}» não está no zip: é carregado sem essa foto',
  },
  'importer.no_row': {
    es: 'Elegí una fila de la planilla',
    en: 'Choose a row of the sheet',
    pt: 'Escolha uma linha da planilha',
  },
  'importer.no_sheet': {
    es: 'El archivo no tiene esa hoja',
    en: 'The file has no such sheet',
    pt: 'O arquivo não tem essa folha',
  },
  'importer.no_target': {
    es: 'Elegí qué se carga',
    en: 'Choose what is loaded',
    pt: 'Escolha o que é carregado',
  },
  'importer.not_checked': {
    es: 'Primero revisá las filas.',
    en: 'Check the rows first.',
    pt: 'Primeiro revise as linhas.',
  },
  'importer.not_dmy': {
    es: 'No existe como día/mes, y así se lee esta columna',
    en: 'Does not exist as day/month, and that is how this column is read',
    pt: 'Não existe como dia/mês, e assim se lê esta coluna',
  },
  'importer.not_mdy': {
    es: 'No existe como mes/día, y así se lee esta columna',
    en: 'Does not exist as month/day, and that is how this column is read',
    pt: 'Não existe como mês/dia, e assim se lê esta coluna',
  },
  'importer.nothing_asked': {
    es: 'Primero decí qué es cada columna.',
    en: 'Say first what each column is.',
    pt: 'Primeiro diga o que é cada coluna.',
  },
  'importer.nothing_loaded': {
    es: 'No se cargó nada: hay filas con error y pediste todo o nada.',
    en: 'Nothing was loaded: some rows are wrong, and you asked for all or nothing.',
    pt: 'Nada foi carregado: há linhas com erro e você pediu tudo ou nada.',
  },
  'importer.nothing_to_undo': {
    es: 'Esta carga no escribió nada que se pueda deshacer.',
    en: 'This load wrote nothing that could be undone.',
    pt: 'Esta carga não gravou nada que se possa desfazer.',
  },
  'importer.other_scope': {
    es: 'Desde que empezó esta carga cambió la empresa o el cliente de tu usuario: no se cargó más.',
    en: 'Your user’s company or client changed since this load began: nothing more was loaded.',
    pt: 'A empresa ou o cliente do seu usuário mudou desde o início desta carga: nada mais foi carregado.',
  },
  'importer.rows_let_go': {
    es: 'Las filas de esta carga ya no se guardan.',
    en: 'The rows of this load are no longer kept.',
    pt: 'As linhas desta carga não são mais guardadas.',
  },
  'importer.same_as_row': {
    es: 'Ya está en la fila {{row}} de esta planilla',
    en: 'Already in row {{row}} of this sheet',
    pt: 'Já está na linha {{row}} desta planilha',
  },
  'importer.stopped': {
    es: 'Cancelaste la carga: no se cargó nada.',
    en: 'You cancelled the load: nothing was loaded.',
    pt: 'Você cancelou a carga: nada foi carregado.',
  },
  'importer.thrown_away': {
    es: 'La descartaste antes de cargarla. Para cargarla, subí el archivo otra vez.',
    en: 'You threw it away before it was loaded. To load it, send the file again.',
    pt: 'Você a descartou antes de carregá-la. Para carregá-la, envie o arquivo de novo.',
  },
  'importer.two_pictures': {
    es: 'Hay dos fotos con ese nombre: escribí también la carpeta',
    en: 'Two pictures have that name: write the folder too',
    pt: 'Há duas fotos com esse nome: escreva também a pasta',
  },
  'importer.two_records': {
    es: 'Los datos de esta fila son de dos registros distintos',
    en: 'The values of this row belong to two different records',
    pt: 'Os dados desta linha são de dois registros diferentes',
  },
  'importer.unknown': {
    es: '"{{value}}" no existe',
    en: '"{{value}}" does not exist',
    pt: '"{{value}}" não existe',
  },
  'importer.which_company': {
    es: 'Hay varios registros con este valor: indicá la empresa',
    en: 'Several records have this value: say which company',
    pt: 'Há vários registros com este valor: indique a empresa',
  },
})
