import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Name of each permission over clients and companies, and what it opens. */
export const directoryPermissionMessages = defineMessages({
  'access.permissions.see_menu_clients.name': { es: 'Menú de clientes', en: 'Clients menu', pt: 'Menu de clientes' },
  'access.permissions.see_menu_clients.opens': {
    es: 'Muestra clientes en el menú, con las entradas que la persona puede abrir.',
    en: 'Shows clients in the menu, with the entries that the person may open.',
    pt: 'Mostra clientes no menu, com as entradas que a pessoa pode abrir.',
  },
  'access.permissions.see_clients.name': { es: 'Ver clientes', en: 'View clients', pt: 'Ver clientes' },
  'access.permissions.see_clients.opens': {
    es: 'Abre la lista y deja leer clientes.',
    en: 'Opens the list and lets the person read clients.',
    pt: 'Abre a lista e permite ler clientes.',
  },
  'access.permissions.create_clients.name': { es: 'Crear clientes', en: 'Create clients', pt: 'Criar clientes' },
  'access.permissions.create_clients.opens': {
    es: 'Abre el formulario vacío y deja crear clientes.',
    en: 'Opens the empty form and lets the person create clients.',
    pt: 'Abre o formulário vazio e permite criar clientes.',
  },
  'access.permissions.update_clients.name': { es: 'Editar clientes', en: 'Edit clients', pt: 'Editar clientes' },
  'access.permissions.update_clients.opens': {
    es: 'Abre el formulario de cada registro y deja cambiar clientes.',
    en: 'Opens each record’s form and lets the person change clients.',
    pt: 'Abre o formulário de cada registro e permite alterar clientes.',
  },
  'access.permissions.delete_clients.name': { es: 'Eliminar clientes', en: 'Delete clients', pt: 'Excluir clientes' },
  'access.permissions.delete_clients.opens': {
    es: 'Deja eliminar clientes que nada más use.',
    en: 'Lets the person delete clients that nothing else uses.',
    pt: 'Permite excluir clientes que nada mais use.',
  },
  'access.permissions.see_menu_companies.name': {
    es: 'Menú de empresas',
    en: 'Companies menu',
    pt: 'Menu de empresas',
  },
  'access.permissions.see_menu_companies.opens': {
    es: 'Muestra empresas en el menú, con las entradas que la persona puede abrir.',
    en: 'Shows companies in the menu, with the entries that the person may open.',
    pt: 'Mostra empresas no menu, com as entradas que a pessoa pode abrir.',
  },
  'access.permissions.see_companies.name': { es: 'Ver empresas', en: 'View companies', pt: 'Ver empresas' },
  'access.permissions.see_companies.opens': {
    es: 'Abre la lista y deja leer empresas.',
    en: 'Opens the list and lets the person read companies.',
    pt: 'Abre a lista e permite ler empresas.',
  },
  'access.permissions.create_companies.name': { es: 'Crear empresas', en: 'Create companies', pt: 'Criar empresas' },
  'access.permissions.create_companies.opens': {
    es: 'Abre el formulario vacío y deja crear empresas.',
    en: 'Opens the empty form and lets the person create companies.',
    pt: 'Abre o formulário vazio e permite criar empresas.',
  },
  'access.permissions.update_companies.name': { es: 'Editar empresas', en: 'Edit companies', pt: 'Editar empresas' },
  'access.permissions.update_companies.opens': {
    es: 'Abre el formulario de cada registro y deja cambiar empresas.',
    en: 'Opens each record’s form and lets the person change companies.',
    pt: 'Abre o formulário de cada registro e permite alterar empresas.',
  },
  'access.permissions.delete_companies.name': {
    es: 'Eliminar empresas',
    en: 'Delete companies',
    pt: 'Excluir empresas',
  },
  'access.permissions.delete_companies.opens': {
    es: 'Deja eliminar empresas que nada más use.',
    en: 'Lets the person delete companies that nothing else uses.',
    pt: 'Permite excluir empresas que nada mais use.',
  },
})
