import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the menu, of the start page and of the demo pages. */
export const appMessages = defineMessages({
  'app.menu.dashboard': { es: 'Dashboard', en: 'Dashboard', pt: 'Painel' },
  'app.menu.list': { es: 'Lista', en: 'List', pt: 'Lista' },
  'app.menu.shop': { es: 'Tienda', en: 'Shop', pt: 'Loja' },
  'app.menu.staff': { es: 'Personal', en: 'Staff', pt: 'Pessoal' },
  'app.menu.system': { es: 'Sistema', en: 'System', pt: 'Sistema' },
  'pages.imports.list': { es: 'Carga de datos', en: 'Load data', pt: 'Carga de dados' },
  'Panel de administrador': { es: 'Panel de administrador', en: 'Admin panel', pt: 'Painel do administrador' },
  'Blank Page': { es: 'Blank Page', en: 'Blank page', pt: 'Página em branco' },
  'app.demo.sub_menu_1': { es: 'SubMenu 1', en: 'Submenu 1', pt: 'Submenu 1' },
  'app.demo.sub_menu_2': { es: 'SubMenu 2', en: 'Submenu 2', pt: 'Submenu 2' },
  'app.index.figures_of': { es: 'Cifras de', en: 'Figures as of', pt: 'Números atualizados' },
  'app.steps.title': { es: 'Primeros pasos', en: 'First steps', pt: 'Primeiros passos' },
  'app.steps.done': { es: '(hecho)', en: '(done)', pt: '(feito)' },
  'app.steps.complete': { es: 'Completar', en: 'Complete', pt: 'Completar' },
  'app.steps.parameters': {
    es: 'Cargá los datos de la tienda: nombre, dirección, horarios',
    en: 'Enter the shop’s details: name, address, hours',
    pt: 'Informe os dados da loja: nome, endereço, horários',
  },
  'app.steps.categories': {
    es: 'Creá la primera categoría',
    en: 'Create the first category',
    pt: 'Crie a primeira categoria',
  },
  'app.steps.products': {
    es: 'Publicá el primer producto',
    en: 'Publish the first product',
    pt: 'Publique o primeiro produto',
  },
  'app.steps.users': { es: 'Sumá a un colega', en: 'Add a colleague', pt: 'Adicione um colega' },
  'app.index.nothing_title': {
    es: 'Todavía no hay nada acá',
    en: 'There is nothing here yet',
    pt: 'Ainda não há nada aqui',
  },
  'app.index.nothing': {
    es: 'Tu usuario todavía no tiene permisos para trabajar acá. Pedíselos a quien administra el sistema.',
    en: 'Your user has no permissions to work here yet. Ask your administrator.',
    pt: 'Seu usuário ainda não tem permissões para trabalhar aqui. Peça a quem administra o sistema.',
  },
})

/** Texts of records and of the demo pages. */
export const recordMessages = defineMessages({
  'app.demo.says': {
    es: 'Una página de muestra, para ver cómo queda la pantalla con otro estilo.',
    en: 'A sample page without content, to see how the screen looks in another style.',
    pt: 'Uma página de exemplo, sem conteúdo: serve para ver como a tela fica com outro estilo.',
  },
  'app.in_use.title': {
    es: 'No se puede eliminar: está en uso ({{qty}}).',
    en: 'It cannot be deleted: it is in use ({{qty}}).',
    pt: 'Não pode ser excluído: está em uso ({{qty}}).',
  },
})

/** Texts of the page itself. */
export const adminPageMessages = defineMessages({
  'app.page.needs_script': {
    es: 'La administración necesita JavaScript: activalo en el navegador y recargá la página.',
    en: 'The admin needs JavaScript: turn it on in the browser and reload the page.',
    pt: 'A administração precisa de JavaScript: ative-o no navegador e recarregue a página.',
  },
})

/** Texts of what is to be done first, on the start page. */
export const deedMessages = defineMessages({
  'app.deeds.title': { es: 'Lo primero', en: 'First things', pt: 'O primeiro' },
  'app.deeds.nothing': {
    es: 'No hay nada urgente. Todo lo entregado y lo aprendido está al día.',
    en: 'Nothing is urgent. What was given and learned is up to date.',
    pt: 'Não há nada urgente. O que foi entregue e aprendido está em dia.',
  },
})
