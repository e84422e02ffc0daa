import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The guide's texts about imports. */
export const importerGuideMessages = defineMessages({
  'guide.imports.for': {
    es: 'Convierte una planilla de Excel o CSV en registros: empleados, productos, clientes y cada lista que tenga formulario.',
    en: 'Turns an Excel or CSV spreadsheet into records: employees, products, clients and every list that has a form.',
    pt: 'Transforma uma planilha do Excel ou CSV em registros: funcionários, produtos, clientes e cada lista com formulário.',
  },
  'guide.imports.tip_1': {
    es: 'Bajá la plantilla, o subí tu planilla como está: las columnas se reconocen solas.',
    en: 'Download the template, or send your spreadsheet as it is: its columns are recognized.',
    pt: 'Baixe o modelo, ou envie sua planilha como está: as colunas são reconhecidas.',
  },
  'guide.imports.tip_2': {
    es: 'Antes de escribir ves qué se crea, qué cambia y qué tiene errores: una celda roja se corrige ahí, un valor repetido de una vez.',
    en: 'Before anything is written you see what is created, changed or wrong: a red cell is mended there, a repeated value at once.',
    pt: 'Antes de gravar você vê o que é criado, alterado ou tem erros: uma célula vermelha se corrige ali, um valor repetido de uma vez.',
  },
  'guide.imports.tip_3': {
    es: 'Cargá lo que está bien y bajá el resto. Las fotos, en un zip: «rojo.jpg» toma ese color.',
    en: 'Load what is right and download the rest. Pictures come in a zip: “red.jpg” gets that color.',
    pt: 'Carregue o que está certo e baixe o resto. As fotos vão em um zip: “vermelho.jpg” recebe essa cor.',
  },
  'guide.imports.tip_4': {
    es: 'La carga se deshace entera, con lo que creó, mientras nadie haya trabajado sobre ella.',
    en: 'The whole load can be undone, with what it created, while no one has worked on it.',
    pt: 'A carga inteira se desfaz, com o que criou, enquanto ninguém tiver trabalhado sobre ela.',
  },
})
