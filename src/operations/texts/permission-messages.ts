import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The name of each permission over the program's operation, and what it opens. */
export const operationsPermissions = defineMessages({
  'access.permissions.see_operations.name': { es: 'Ver operación', en: 'View operation', pt: 'Ver operação' },
  'access.permissions.see_operations.opens': {
    es: 'Abre la página de operación; a quien es de una empresa o un cliente no le sirve.',
    en: 'Opens the operation page; it is of no use to users of a company or client.',
    pt: 'Abre a página de operação; a quem é de uma empresa ou de um cliente não serve.',
  },
  'access.permissions.manage_backups.name': {
    es: 'Manejar copias de seguridad',
    en: 'Manage backups',
    pt: 'Gerenciar cópias de segurança',
  },
  'access.permissions.manage_backups.opens': {
    es: 'Deja hacer copias de seguridad y descargarlas, con todos los datos; a quien es de una empresa o un cliente no le sirve.',
    en: 'Lets the person make backups and download them, with all data; it is of no use to users of a company or client.',
    pt: 'Permite fazer cópias de segurança e baixá-las, com todos os dados; a quem é de uma empresa ou de um cliente não serve.',
  },
})
