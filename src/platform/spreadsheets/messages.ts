import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Messages for a spreadsheet or zip that cannot be read, each with what to do about it. */
export const spreadsheetMessages = defineMessages({
  'platform.spreadsheets.empty': {
    es: 'El archivo está vacío. Elegí otro.',
    en: 'The file is empty. Choose another one.',
    pt: 'O arquivo está vazio. Escolha outro.',
  },
  'platform.spreadsheets.other_kind': {
    es: 'Esto no es una planilla: es un archivo {{kind}}. Subí un XLSX o un CSV.',
    en: 'This is not a spreadsheet: it is a {{kind}} file. Upload an XLSX or a CSV.',
    pt: 'Isto não é uma planilha: é um arquivo {{kind}}. Envie um XLSX ou um CSV.',
  },
  'platform.spreadsheets.unknown_kind': {
    es: 'Esto no es una planilla que podamos leer. Subí un XLSX o un CSV.',
    en: 'This is not a spreadsheet that we can read. Upload an XLSX or a CSV.',
    pt: 'Isto não é uma planilha que possamos ler. Envie um XLSX ou um CSV.',
  },
  'platform.spreadsheets.save_as_xlsx': {
    es: 'Es una planilla {{kind}}. Abrila, guardala como XLSX (Libro de Excel) y subila de nuevo.',
    en: 'It is a {{kind}} spreadsheet. Open it, save it as XLSX (Excel Workbook) and upload it again.',
    pt: 'É uma planilha {{kind}}. Abra, salve como XLSX (Pasta de Trabalho do Excel) e envie de novo.',
  },
  'platform.spreadsheets.encrypted': {
    es: 'El archivo tiene contraseña. Guardá una copia sin contraseña y subila.',
    en: 'The file has a password. Save a copy without a password and upload that.',
    pt: 'O arquivo tem senha. Salve uma cópia sem senha e envie.',
  },
  'platform.spreadsheets.damaged': {
    es: 'El archivo está dañado o llegó incompleto. Abrilo, guardalo de nuevo y probá otra vez.',
    en: 'The file is damaged or arrived incomplete. Open it, save it again and try once more.',
    pt: 'O arquivo está danificado ou chegou incompleto. Abra, salve de novo e tente outra vez.',
  },
  'platform.spreadsheets.damaged_after': {
    es: 'La hoja «{{sheet}}» está dañada después de la fila {{row}}. Abrí el archivo, guardalo de nuevo y probá otra vez.',
    en: 'The sheet “{{sheet}}” is damaged after row {{row}}. Open the file, save it again and try once more.',
    pt: 'A planilha “{{sheet}}” está danificada depois da linha {{row}}. Abra o arquivo, salve de novo e tente outra vez.',
  },
  'platform.spreadsheets.bomb': {
    es: 'El archivo ocupa demasiado al descomprimirse, y no se abrió. Dejá solo los datos en una planilla nueva y subila.',
    en: 'The file becomes far too large when unpacked, and was not opened. Copy the data alone to a new spreadsheet and upload that.',
    pt: 'O arquivo fica grande demais ao ser descompactado e não foi aberto. Deixe só os dados em uma planilha nova e envie.',
  },
  'platform.spreadsheets.unsafe': {
    es: 'El archivo tiene instrucciones que una planilla no lleva (DOCTYPE), y no se abrió. Copiá los datos a una planilla nueva y subila.',
    en: 'The file holds instructions that no spreadsheet has (DOCTYPE), and was not opened. Copy the data to a new spreadsheet and upload that.',
    pt: 'O arquivo tem instruções que uma planilha não leva (DOCTYPE) e não foi aberto. Copie os dados para uma planilha nova e envie.',
  },
  'platform.spreadsheets.no_sheet': {
    es: 'El archivo no tiene ninguna hoja visible. Mostrá la hoja con los datos y subilo de nuevo.',
    en: 'The file has no visible sheet. Show the sheet with the data and upload it again.',
    pt: 'O arquivo não tem nenhuma planilha visível. Mostre a que tem os dados e envie de novo.',
  },
  'platform.spreadsheets.sheet_missing': {
    es: 'La hoja «{{sheet}}» falta dentro del archivo. Abrilo, guardalo de nuevo y probá otra vez.',
    en: 'The sheet “{{sheet}}” is missing inside the file. Open it, save it again and try once more.',
    pt: 'A planilha “{{sheet}}” falta dentro do arquivo. Abra, salve de novo e tente outra vez.',
  },
  'platform.spreadsheets.too_many_rows': {
    es: 'Hay demasiadas filas: se leen hasta {{qty}} mil con datos (fila {{row}}). Dividí el archivo y cargalo por partes.',
    en: 'There are too many rows: up to {{qty}} thousand with data are read (row {{row}}). Split the file and load it in parts.',
    pt: 'Há linhas demais: são lidas até {{qty}} mil com dados (linha {{row}}). Divida o arquivo e carregue por partes.',
  },
  'platform.spreadsheets.too_many_columns': {
    es: 'La celda {{at}} está más allá de las {{qty}} columnas que se leen. Borrá lo que sobra a la derecha y subilo de nuevo.',
    en: 'Cell {{at}} lies beyond the {{qty}} columns that are read. Delete what is not needed on the right and upload it again.',
    pt: 'A célula {{at}} está além das {{qty}} colunas que são lidas. Apague o que sobra à direita e envie de novo.',
  },
  'platform.spreadsheets.cell_too_long': {
    es: 'La celda {{at}} tiene más de {{qty}} caracteres. Acortala y subí el archivo de nuevo.',
    en: 'Cell {{at}} has more than {{qty}} characters. Shorten it and upload the file again.',
    pt: 'A célula {{at}} tem mais de {{qty}} caracteres. Encurte e envie o arquivo de novo.',
  },
  'platform.spreadsheets.row_too_long': {
    es: 'La fila {{row}} tiene más de {{qty}} millón de caracteres hasta la columna {{column}}. Si hay comillas que se abren, fijate que se cierren.',
    en: 'Row {{row}} has more than {{qty}} million characters up to column {{column}}. If quotes open there, check that they close.',
    pt: 'A linha {{row}} tem mais de {{qty}} milhão de caracteres até a coluna {{column}}. Se houver aspas que abrem, veja se fecham.',
  },
  'platform.spreadsheets.unclosed_quote': {
    es: 'En la celda {{at}} se abren comillas que no se cierran. Corregilas y subí el archivo de nuevo.',
    en: 'Quotes open in cell {{at}} that never close. Correct them and upload the file again.',
    pt: 'Na célula {{at}} abrem-se aspas que não fecham. Corrija e envie o arquivo de novo.',
  },
  'platform.spreadsheets.no_text': {
    es: 'La celda {{at}} tiene un signo que no es texto ({{code}}). Borralo y subí el archivo de nuevo.',
    en: 'Cell {{at}} holds a sign that is no text ({{code}}). Delete it and upload the file again.',
    pt: 'A célula {{at}} tem um sinal que não é texto ({{code}}). Apague e envie o arquivo de novo.',
  },
  'platform.spreadsheets.half_letter': {
    es: 'El archivo termina en medio de una letra: llegó incompleto. Guardalo de nuevo y subilo.',
    en: 'The file ends amid a letter: it arrived incomplete. Save it again and upload it.',
    pt: 'O arquivo termina no meio de uma letra: chegou incompleto. Salve de novo e envie.',
  },
  'platform.spreadsheets.half_letter_at': {
    es: 'El archivo termina en medio de una letra, en el renglón {{row}}, columna {{column}}: llegó incompleto. Guardalo de nuevo y subilo.',
    en: 'The file ends amid a letter, on line {{row}}, column {{column}}: it arrived incomplete. Save it again and upload it.',
    pt: 'O arquivo termina no meio de uma letra, na linha {{row}}, coluna {{column}}: chegou incompleto. Salve de novo e envie.',
  },
  'platform.spreadsheets.mixed_encoding_at': {
    es: 'En el renglón {{row}}, columna {{column}}, hay letras que no se pueden leer. Guardá el archivo como «CSV UTF-8» y subilo de nuevo.',
    en: 'On line {{row}}, column {{column}}, there are letters that cannot be read. Save the file as “CSV UTF-8” and upload it again.',
    pt: 'Na linha {{row}}, coluna {{column}}, há letras que não podem ser lidas. Salve o arquivo como “CSV UTF-8” e envie de novo.',
  },
  'platform.spreadsheets.mixed_encoding': {
    es: 'En el renglón {{row}} hay letras que no se pueden leer. Guardá el archivo como «CSV UTF-8» y subilo de nuevo.',
    en: 'On line {{row}} there are letters that cannot be read. Save the file as “CSV UTF-8” and upload it again.',
    pt: 'Na linha {{row}} há letras que não podem ser lidas. Salve o arquivo como “CSV UTF-8” e envie de novo.',
  },
  'platform.spreadsheets.formula_without_value': {
    es: 'La fórmula no tiene su resultado guardado. Escribilo acá, o abrí el archivo en Excel, guardalo y subilo de nuevo.',
    en: 'The result of this formula is not saved. Type it here, or open the file in Excel, save it and upload it again.',
    pt: 'O resultado desta fórmula não está salvo. Digite aqui, ou abra o arquivo no Excel, salve e envie de novo.',
  },
  'platform.spreadsheets.error_value': {
    es: '{{value}} es un error de la planilla. Escribí el dato, o dejá la celda vacía.',
    en: '{{value}} is an error of the spreadsheet. Type the value, or leave the cell empty.',
    pt: '{{value}} é um erro da planilha. Digite o dado ou deixe a célula vazia.',
  },
  'platform.spreadsheets.not_a_zip': {
    es: 'Esto no es un archivo ZIP que podamos abrir. Comprimí las imágenes en un ZIP sin contraseña y subilo de nuevo.',
    en: 'This is not a ZIP file that we can open. Pack the pictures in a ZIP without a password and upload it again.',
    pt: 'Isto não é um arquivo ZIP que possamos abrir. Compacte as imagens em um ZIP sem senha e envie de novo.',
  },
  'platform.spreadsheets.zip_path': {
    es: 'El ZIP tiene una ruta que sale de su carpeta («{{path}}»), y no se abrió. Comprimí las imágenes de nuevo.',
    en: 'The ZIP has a path that leaves its folder (“{{path}}”), and was not opened. Pack the pictures again.',
    pt: 'O ZIP tem um caminho que sai da sua pasta (“{{path}}”) e não foi aberto. Compacte as imagens de novo.',
  },
  'platform.spreadsheets.zip_too_large': {
    es: 'El ZIP ocupa más de {{qty}} MB al descomprimirse, o tiene demasiados archivos. Dividilo.',
    en: 'The ZIP takes more than {{qty}} MB when unpacked, or has too many files. Split it.',
    pt: 'O ZIP ocupa mais de {{qty}} MB ao ser descompactado, ou tem arquivos demais. Divida.',
  },
  'platform.spreadsheets.zipped_too_large': {
    es: '«{{file}}» pesa más de {{qty}} MB. Achicalo y subí el ZIP de nuevo.',
    en: '“{{file}}” is larger than {{qty}} MB. Make it smaller and upload the ZIP again.',
    pt: '“{{file}}” tem mais de {{qty}} MB. Reduza e envie o ZIP de novo.',
  },
  'platform.spreadsheets.zipped_damaged': {
    es: '«{{file}}» está dañado dentro del ZIP. Comprimilo de nuevo.',
    en: '“{{file}}” is damaged inside the ZIP. Pack it again.',
    pt: '“{{file}}” está danificado dentro do ZIP. Compacte de novo.',
  },
})
