import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The guide's texts about imports. */
export const importerGuideMessages = defineMessages({
  'guide.imports.for': {
    es: 'Convierte una planilla de Excel o CSV en registros: empleados, productos, clientes y cada lista que tenga formulario.',
    en: 'Turns an Excel or CSV spreadsheet into records: employees, products, clients and every list that has a form.',
    pt: 'Transforma uma planilha do Excel ou CSV em registros: funcionários, produtos, clientes e cada lista com formulário.',
  },
  'guide.imports.tip_1': {
    es: 'Bajá la plantilla, o subí tu planilla como está: las columnas se reconocen solas. Si el apellido y el nombre vienen juntos, decís una vez qué va primero.',
    en: 'Download the template, or send your spreadsheet as it is: its columns are recognized. If surname and name stand together, you say once which comes first.',
    pt: 'Baixe o modelo, ou envie sua planilha como está: as colunas são reconhecidas. Se o sobrenome e o nome vierem juntos, você diz uma vez o que vem primeiro.',
  },
  'guide.imports.tip_2': {
    es: 'Antes de escribir ves qué se crea, qué cambia y qué tiene errores; tocá una celda roja para corregirla ahí. Un mismo valor equivocado se corrige de una vez en todas sus filas.',
    en: 'Before anything is written you see what is created, changed or wrong; click a red cell to mend it there. The same wrong value is mended in all its rows at once.',
    pt: 'Antes de gravar você vê o que é criado, alterado ou tem erros; toque em uma célula vermelha para corrigir ali. Um mesmo valor errado se corrige de uma vez em todas as suas linhas.',
  },
  'guide.imports.tip_3': {
    es: 'Cargá lo que está bien y bajá el resto con sus motivos. Las fotos van en un zip; lo que no las trae se carga sin ellas.',
    en: 'Load what is right and download the rest with the reasons. Pictures come in a zip; what has none loads without.',
    pt: 'Carregue o que está certo e baixe o resto com os motivos. As fotos vão em um zip; o que não as traz é carregado sem elas.',
  },
  'guide.imports.tip_4': {
    es: 'La carga se deshace entera, con las categorías o colores que creó, mientras nadie haya trabajado sobre ella.',
    en: 'The whole load can be undone, with the categories or colors it created, while no one has worked on it.',
    pt: 'A carga inteira se desfaz, com as categorias ou cores que criou, enquanto ninguém tiver trabalhado sobre ela.',
  },
})
