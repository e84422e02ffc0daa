import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The title of the page of operations, which the menu shows too, and what the audit says of backups. */
export const operationsMessages = defineMessages({
  'pages.operations.list': { es: 'Operación', en: 'Operation', pt: 'Operação' },
  'operations.one': { es: 'Operación', en: 'Operation', pt: 'Operação' },
  'operations.the': { es: 'la operación', en: 'the operation', pt: 'a operação' },
  'operations.audit.made': {
    es: 'hizo la copia de seguridad',
    en: 'made the backup',
    pt: 'fez a cópia de segurança',
  },
  'operations.audit.downloaded': {
    es: 'descargó la copia de seguridad',
    en: 'downloaded the backup',
    pt: 'baixou a cópia de segurança',
  },
  'operations.fields.name': { es: 'Nombre', en: 'Name', pt: 'Nome' },
})
