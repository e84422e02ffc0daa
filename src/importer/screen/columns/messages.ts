import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the step that matches columns. */
export const columnsMessages = defineMessages({
  'importer.screen.columns_title': { es: 'Qué es cada columna', en: 'What each column is', pt: 'O que é cada coluna' },
  'importer.screen.sheet': { es: 'Hoja', en: 'Sheet', pt: 'Folha' },
  'importer.screen.header_row': { es: 'Encabezados', en: 'Headings', pt: 'Cabeçalhos' },
  'importer.screen.no_header': { es: 'Sin encabezados', en: 'No headings', pt: 'Sem cabeçalhos' },
  'importer.screen.column': { es: 'Columna {{column}}', en: 'Column {{column}}', pt: 'Coluna {{column}}' },
  'importer.screen.field_for': { es: 'Campo para {{column}}', en: 'Field for {{column}}', pt: 'Campo para {{column}}' },
  'importer.screen.not_loaded': { es: 'No se carga', en: 'Not loaded', pt: 'Não é carregada' },
  'importer.screen.split': { es: '{{first}}, {{second}}', en: '{{first}}, {{second}}', pt: '{{first}}, {{second}}' },
  'importer.screen.samples': {
    es: 'Algunos valores de {{column}}',
    en: 'Some values of {{column}}',
    pt: 'Alguns valores de {{column}}',
  },
  'importer.screen.empty_column': { es: '(vacía)', en: '(empty)', pt: '(vazia)' },
  'importer.screen.more_columns_one': {
    es: 'Mostrar {{count}} columna más',
    en: 'Show {{count}} more column',
    pt: 'Mostrar mais {{count}} coluna',
  },
  'importer.screen.more_columns': {
    es: 'Mostrar {{count}} columnas más',
    en: 'Show {{count}} more columns',
    pt: 'Mostrar mais {{count}} colunas',
  },
  'importer.screen.left_out_one': {
    es: 'No se carga {{count}} columna: {{names}}',
    en: '{{count}} column is not loaded: {{names}}',
    pt: '{{count}} coluna não é carregada: {{names}}',
  },
  'importer.screen.left_out': {
    es: 'No se cargan {{count}} columnas: {{names}}',
    en: '{{count}} columns are not loaded: {{names}}',
    pt: '{{count}} colunas não são carregadas: {{names}}',
  },
  'importer.screen.format.of': { es: '{{sample}} se lee', en: '{{sample}} is read as', pt: '{{sample}} é lido como' },
  'importer.screen.format.dmy': { es: '{{shown}} (día/mes)', en: '{{shown}} (day/month)', pt: '{{shown}} (d/m)' },
  'importer.screen.format.mdy': { es: '{{shown}} (mes/día)', en: '{{shown}} (month/day)', pt: '{{shown}} (m/d)' },
  'importer.screen.format.comma': { es: '{{shown}} (coma)', en: '{{shown}} (comma)', pt: '{{shown}} (vírgula)' },
  'importer.screen.format.point': { es: '{{shown}} (punto)', en: '{{shown}} (point)', pt: '{{shown}} (ponto)' },
  'importer.screen.format.no_dates': { es: 'no es fecha', en: 'no date', pt: 'não é data' },
  'importer.screen.format.no_decimals': { es: 'no es número', en: 'no number', pt: 'não é número' },
  'importer.screen.match.none': { es: 'No se carga', en: 'Not loaded', pt: 'Não é carregada' },
  'importer.screen.match.heading': { es: 'Coincide', en: 'Matches', pt: 'Coincide' },
  'importer.screen.match.content': { es: 'Por el contenido', en: 'By its content', pt: 'Pelo conteúdo' },
  'importer.screen.match.chosen': { es: 'La elegiste', en: 'Your choice', pt: 'Sua escolha' },
  'importer.screen.match.undecided': { es: 'Falta elegir', en: 'To be chosen', pt: 'Falta escolher' },
  'importer.screen.undecided': {
    es: '{{columns}} pueden ser {{field}} y no se sabe cuál vale: elegí qué es cada una.',
    en: '{{columns}} may be {{field}}, and nothing tells which one counts: choose what each is.',
    pt: '{{columns}} podem ser {{field}} e não se sabe qual vale: escolha o que é cada uma.',
  },
  'importer.screen.name_order.question': {
    es: '¿Qué va primero en «{{column}}»?',
    en: 'Which comes first in “{{column}}”?',
    pt: 'O que vem primeiro em “{{column}}”?',
  },
  'importer.screen.name_order.surname_first': {
    es: 'Primero el apellido',
    en: 'The surname first',
    pt: 'Primeiro o sobrenome',
  },
  'importer.screen.name_order.name_first': {
    es: 'Primero el nombre',
    en: 'The name first',
    pt: 'Primeiro o nome',
  },
  'importer.screen.name_order.open': {
    es: 'Falta decir qué va primero: el apellido o el nombre.',
    en: 'Still to be said: which comes first, the surname or the name.',
    pt: 'Falta dizer o que vem primeiro: o sobrenome ou o nome.',
  },
  'importer.screen.match.unknown_one': {
    es: '{{count}} valor nuevo',
    en: '{{count}} new value',
    pt: '{{count}} valor novo',
  },
  'importer.screen.match.unknown': {
    es: '{{count}} valores nuevos',
    en: '{{count}} new values',
    pt: '{{count}} valores novos',
  },
  'importer.screen.missing_one': {
    es: 'Falta una columna obligatoria: {{fields}}. Las filas nuevas van a quedar con error.',
    en: 'A required column is missing: {{fields}}. New rows will be wrong.',
    pt: 'Falta uma coluna obrigatória: {{fields}}. As linhas novas ficarão com erro.',
  },
  'importer.screen.missing': {
    es: 'Faltan columnas obligatorias: {{fields}}. Las filas nuevas van a quedar con error.',
    en: 'Required columns are missing: {{fields}}. New rows will be wrong.',
    pt: 'Faltam colunas obrigatórias: {{fields}}. As linhas novas ficarão com erro.',
  },
  'importer.screen.fixed.title': {
    es: 'Lo que no está en la planilla',
    en: 'What the spreadsheet lacks',
    pt: 'O que não está na planilha',
  },
  'importer.screen.fixed.add': {
    es: 'Agregar un valor para todas las filas',
    en: 'Add a value for all rows',
    pt: 'Adicionar um valor para todas as linhas',
  },
  'importer.screen.fixed.drop': { es: 'Quitar {{field}}', en: 'Remove {{field}}', pt: 'Remover {{field}}' },
  'importer.screen.fixed.no_company': {
    es: 'Ninguna columna dice la empresa: los registros nuevos van a quedar sin empresa.',
    en: 'No column says the company: new records will have none.',
    pt: 'Nenhuma coluna diz a empresa: os registros novos ficarão sem empresa.',
  },
  'importer.screen.fixed.choose_company': {
    es: 'Elegir una para todos',
    en: 'Choose one for all',
    pt: 'Escolher uma para todos',
  },
  'importer.screen.fixed.says': {
    es: 'El mismo valor en todas las filas, para un campo que no tiene columna.',
    en: 'The same value in all rows, for a field without a column.',
    pt: 'O mesmo valor em todas as linhas, para um campo sem coluna.',
  },
  // The server also refuses a review with this message.
  'importer.no_rows': {
    es: 'La planilla no tiene filas debajo de los encabezados',
    en: 'The sheet has no rows below its headings',
    pt: 'A planilha não tem linhas abaixo dos cabeçalhos',
  },
  'importer.screen.nothing_fed': {
    es: 'Elegí qué es por lo menos una columna.',
    en: 'Choose what at least one column is.',
    pt: 'Escolha o que é pelo menos uma coluna.',
  },
  'importer.screen.review': { es: 'Revisar las filas', en: 'Review the rows', pt: 'Revisar as linhas' },
})
