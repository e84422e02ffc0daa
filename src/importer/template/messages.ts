import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of templates and errors files. No screen uses them. */
export const sheetMessages = defineMessages({
  'importer.template.guide': {
    es: 'Qué va en cada columna',
    en: 'What each column takes',
    pt: 'O que vai em cada coluna',
  },
  'importer.template.lists': { es: 'Opciones', en: 'Options', pt: 'Opções' },
  'importer.template.column': { es: 'Columna', en: 'Column', pt: 'Coluna' },
  'importer.template.is_required': { es: 'Obligatoria', en: 'Required', pt: 'Obrigatória' },
  'importer.template.what': { es: 'Qué lleva', en: 'What it takes', pt: 'O que leva' },
  'importer.template.example': { es: 'Ejemplo', en: 'Example', pt: 'Exemplo' },
  'importer.template.example_row': {
    es: 'La fila 2 de la otra hoja es un ejemplo: escribile encima. Si la dejás como está, no se carga.',
    en: 'Row 2 of the other sheet is an example: type over it. Left as it is, it is not loaded.',
    pt: 'A linha 2 da outra planilha é um exemplo: escreva por cima. Se ficar como está, não é carregada.',
  },
  'importer.takes.text': {
    es: 'Texto, hasta {{max}} caracteres',
    en: 'Text, up to {{max}} characters',
    pt: 'Texto, até {{max}} caracteres',
  },
  'importer.takes.texts': {
    es: 'Textos, separados por comas',
    en: 'Texts, separated by commas',
    pt: 'Textos, separados por vírgulas',
  },
  'importer.takes.date': { es: 'Una fecha', en: 'A date', pt: 'Uma data' },
  'importer.takes.whole': {
    es: 'Un número entero, de {{min}} a {{max}}',
    en: 'A whole number, from {{min}} to {{max}}',
    pt: 'Um número inteiro, de {{min}} a {{max}}',
  },
  'importer.takes.number': {
    es: 'Un número, de {{min}} a {{max}}',
    en: 'A number, from {{min}} to {{max}}',
    pt: 'Um número, de {{min}} a {{max}}',
  },
  'importer.takes.one_of': {
    es: 'Una de estas: {{words}}',
    en: 'One of these: {{words}}',
    pt: 'Uma destas: {{words}}',
  },
  'importer.takes.some_of': {
    es: 'Una o varias, separadas por comas: {{words}}',
    en: 'One or more, separated by commas: {{words}}',
    pt: 'Uma ou várias, separadas por vírgulas: {{words}}',
  },
  'importer.takes.name': {
    es: 'El nombre, como figura en “{{list}}”',
    en: 'The name, as it stands in “{{list}}”',
    pt: 'O nome, como consta em “{{list}}”',
  },
  'importer.takes.names': {
    es: 'Los nombres, como figuran en “{{list}}”, separados por comas',
    en: 'The names, as they stand in “{{list}}”, separated by commas',
    pt: 'Os nomes, como constam em “{{list}}”, separados por vírgulas',
  },
  'importer.takes.picture': {
    es: 'El nombre del archivo de la foto, que va en un zip',
    en: 'The file name of the picture, which goes in a zip',
    pt: 'O nome do arquivo da foto, que vai em um zip',
  },
  'importer.takes.pictures': {
    es: 'Los nombres de los archivos de las fotos, separados por comas; van en un zip',
    en: 'The file names of the pictures, separated by commas; they go in a zip',
    pt: 'Os nomes dos arquivos das fotos, separados por vírgulas; vão em um zip',
  },
  'importer.takes.unique': {
    es: '{{takes}}; no se repite',
    en: '{{takes}}; never twice',
    pt: '{{takes}}; não se repete',
  },
  'importer.errors.row': { es: 'Fila', en: 'Row', pt: 'Linha' },
  'importer.errors.reasons': { es: 'Qué corregir', en: 'What to correct', pt: 'O que corrigir' },
})
