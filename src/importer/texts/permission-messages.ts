import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The name of the permission to import, and its description. */
export const importerPermissionMessages = defineMessages({
  'access.permissions.load_database.name': { es: 'Cargar datos', en: 'Load data', pt: 'Carregar dados' },
  'access.permissions.load_database.opens': {
    es: 'Abre la carga de datos desde planillas; cada carga pide además el permiso de lo que crea o cambia.',
    en: 'Opens the loading of data from spreadsheets; each load also takes the permission for what it creates or changes.',
    pt: 'Abre a carga de dados a partir de planilhas; cada carga exige também a permissão do que cria ou altera.',
  },
})
