import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Caption and description of each permission of this module. */
export const accessPermissions = defineMessages({
  'access.permissions.see_menu_users.name': { es: 'Menú de usuarios', en: 'Users menu', pt: 'Menu de usuários' },
  'access.permissions.see_menu_users.opens': {
    es: 'Muestra usuarios en el menú, con las entradas que la persona puede abrir.',
    en: 'Shows users in the menu, with the entries that the person may open.',
    pt: 'Mostra usuários no menu, com as entradas que a pessoa pode abrir.',
  },
  'access.permissions.see_users.name': { es: 'Ver usuarios', en: 'View users', pt: 'Ver usuários' },
  'access.permissions.see_users.opens': {
    es: 'Abre la lista y deja leer usuarios.',
    en: 'Opens the list and lets the person read users.',
    pt: 'Abre a lista e permite ler usuários.',
  },
  'access.permissions.create_users.name': { es: 'Crear usuarios', en: 'Create users', pt: 'Criar usuários' },
  'access.permissions.create_users.opens': {
    es: 'Abre el formulario vacío y deja crear usuarios, que empiezan sin permisos.',
    en: 'Opens the empty form and lets the person create users, who begin without permissions.',
    pt: 'Abre o formulário vazio e permite criar usuários, que começam sem permissões.',
  },
  'access.permissions.update_users.name': { es: 'Editar usuarios', en: 'Edit users', pt: 'Editar usuários' },
  'access.permissions.update_users.opens': {
    es: 'Abre el formulario de cada usuario; contraseña, DNI, email y estado, solo de quien no tenga permisos que a uno le faltan.',
    en: 'Opens each user’s form; password, DNI, email and status only of those who hold nothing that the person lacks.',
    pt: 'Abre o formulário de cada usuário; senha, DNI, e-mail e estado, só de quem não tenha permissões que lhe faltam.',
  },
  'access.permissions.delete_users.name': { es: 'Eliminar usuarios', en: 'Delete users', pt: 'Excluir usuários' },
  'access.permissions.delete_users.opens': {
    es: 'Deja eliminar usuarios que no tengan permisos que a uno le faltan.',
    en: 'Lets the person delete users who hold nothing that the person lacks.',
    pt: 'Permite excluir usuários que não tenham permissões que lhe faltam.',
  },
  'access.permissions.see_menu_permissions.name': {
    es: 'Menú de permisos',
    en: 'Permissions menu',
    pt: 'Menu de permissões',
  },
  'access.permissions.see_menu_permissions.opens': {
    es: 'Existe solo de nombre: la entrada de Permisos viene con «Asignar permisos».',
    en: 'Exists in name only: the Permissions entry comes with “Assign permissions”.',
    pt: 'Existe só de nome: a entrada Permissões vem com “Atribuir permissões”.',
  },
  'access.permissions.see_permissions.name': { es: 'Ver permisos', en: 'View permissions', pt: 'Ver permissões' },
  'access.permissions.see_permissions.opens': {
    es: 'Deja leer, por la API, qué permisos hay y cuáles tiene cada persona, sin cambiarlos.',
    en: 'Lets the person read, by the API, what permissions there are and who has them, without changing any.',
    pt: 'Permite ler, pela API, quais permissões existem e quem as tem, sem alterá-las.',
  },
  'access.permissions.create_permissions.name': {
    es: 'Crear permisos',
    en: 'Create permissions',
    pt: 'Criar permissões',
  },
  'access.permissions.create_permissions.opens': {
    es: 'Existe solo de nombre: la lista de permisos la fija el programa.',
    en: 'Exists in name only: the program fixes the list of permissions.',
    pt: 'Existe só de nome: a lista de permissões é fixada pelo programa.',
  },
  'access.permissions.update_permissions.name': {
    es: 'Asignar permisos',
    en: 'Assign permissions',
    pt: 'Atribuir permissões',
  },
  'access.permissions.update_permissions.opens': {
    es: 'Abre esta página y deja dar y quitar los permisos que uno mismo tiene.',
    en: 'Opens this page and lets the person grant and remove the permissions that they have themselves.',
    pt: 'Abre esta página e permite conceder e retirar as permissões que a própria pessoa tem.',
  },
  'access.permissions.delete_permissions.name': {
    es: 'Eliminar permisos',
    en: 'Delete permissions',
    pt: 'Excluir permissões',
  },
  'access.permissions.delete_permissions.opens': {
    es: 'Existe solo de nombre: la lista de permisos la fija el programa.',
    en: 'Exists in name only: the program fixes the list of permissions.',
    pt: 'Existe só de nome: a lista de permissões é fixada pelo programa.',
  },
  'access.permissions.see_audit.name': { es: 'Ver auditoría', en: 'View the audit', pt: 'Ver auditoria' },
  'access.permissions.see_audit.opens': {
    es: 'Muestra en el inicio los últimos cambios: quién cambió qué y cuándo.',
    en: 'Shows the latest changes on the start page: who changed what and when.',
    pt: 'Mostra no início as últimas alterações: quem alterou o quê e quando.',
  },
})
