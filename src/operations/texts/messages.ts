import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The title of the page of operations, which the menu shows too. */
export const operationsMessages = defineMessages({
  'pages.operations.list': { es: 'Operación', en: 'Operation', pt: 'Operação' },
  'operations.one': { es: 'Operación', en: 'Operation', pt: 'Operação' },
  'operations.the': { es: 'la operación', en: 'the operation', pt: 'a operação' },
  'operations.fields.name': { es: 'Nombre', en: 'Name', pt: 'Nome' },
})
