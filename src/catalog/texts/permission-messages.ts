import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Name of each permission over products, categories, colours and parameters, and what it opens. */
export const catalogPermissions = defineMessages({
  'access.permissions.see_menu_products.name': { es: 'Menú de productos', en: 'Products menu', pt: 'Menu de produtos' },
  'access.permissions.see_menu_products.opens': {
    es: 'Muestra productos en el menú, con las entradas que la persona puede abrir.',
    en: 'Shows products in the menu, with the entries that the person may open.',
    pt: 'Mostra produtos no menu, com as entradas que a pessoa pode abrir.',
  },
  'access.permissions.create_products.name': { es: 'Crear productos', en: 'Create products', pt: 'Criar produtos' },
  'access.permissions.create_products.opens': {
    es: 'Abre el formulario vacío y deja crear productos.',
    en: 'Opens the empty form and lets the person create products.',
    pt: 'Abre o formulário vazio e permite criar produtos.',
  },
  'access.permissions.update_products.name': { es: 'Editar productos', en: 'Edit products', pt: 'Editar produtos' },
  'access.permissions.update_products.opens': {
    es: 'Abre la lista y el formulario, y deja cambiar productos.',
    en: 'Opens the list and the form, and lets the person change products.',
    pt: 'Abre a lista e o formulário, e permite alterar produtos.',
  },
  'access.permissions.delete_products.name': {
    es: 'Eliminar productos',
    en: 'Delete products',
    pt: 'Excluir produtos',
  },
  'access.permissions.delete_products.opens': {
    es: 'Deja eliminar productos que nada más use.',
    en: 'Lets the person delete products that nothing else uses.',
    pt: 'Permite excluir produtos que nada mais use.',
  },
  'access.permissions.see_menu_categories.name': {
    es: 'Menú de categorías',
    en: 'Categories menu',
    pt: 'Menu de categorias',
  },
  'access.permissions.see_menu_categories.opens': {
    es: 'Muestra categorías en el menú, con las entradas que la persona puede abrir.',
    en: 'Shows categories in the menu, with the entries that the person may open.',
    pt: 'Mostra categorias no menu, com as entradas que a pessoa pode abrir.',
  },
  'access.permissions.see_categories.name': { es: 'Ver categorías', en: 'View categories', pt: 'Ver categorias' },
  'access.permissions.see_categories.opens': {
    es: 'Suma la lista de categorías al menú; para abrirla hace falta también «Editar categorías».',
    en: 'Adds the list of categories to the menu; opening it also takes “Edit categories”.',
    pt: 'Inclui a lista de categorias no menu; para abri-la é preciso também “Editar categorias”.',
  },
  'access.permissions.create_categories.name': {
    es: 'Crear categorías',
    en: 'Create categories',
    pt: 'Criar categorias',
  },
  'access.permissions.create_categories.opens': {
    es: 'Abre el formulario vacío y deja crear categorías.',
    en: 'Opens the empty form and lets the person create categories.',
    pt: 'Abre o formulário vazio e permite criar categorias.',
  },
  'access.permissions.update_categories.name': {
    es: 'Editar categorías',
    en: 'Edit categories',
    pt: 'Editar categorias',
  },
  'access.permissions.update_categories.opens': {
    es: 'Abre la lista y el formulario, y deja cambiar categorías.',
    en: 'Opens the list and the form, and lets the person change categories.',
    pt: 'Abre a lista e o formulário, e permite alterar categorias.',
  },
  'access.permissions.delete_categories.name': {
    es: 'Eliminar categorías',
    en: 'Delete categories',
    pt: 'Excluir categorias',
  },
  'access.permissions.delete_categories.opens': {
    es: 'Deja eliminar categorías que nada más use.',
    en: 'Lets the person delete categories that nothing else uses.',
    pt: 'Permite excluir categorias que nada mais use.',
  },
  'access.permissions.see_menu_colors.name': { es: 'Menú de colores', en: 'Colors menu', pt: 'Menu de cores' },
  'access.permissions.see_menu_colors.opens': {
    es: 'Muestra colores en el menú, con las entradas que la persona puede abrir.',
    en: 'Shows colors in the menu, with the entries that the person may open.',
    pt: 'Mostra cores no menu, com as entradas que a pessoa pode abrir.',
  },
  'access.permissions.see_colors.name': { es: 'Ver colores', en: 'View colors', pt: 'Ver cores' },
  'access.permissions.see_colors.opens': {
    es: 'Suma la lista de colores al menú; para abrirla hace falta también «Editar colores».',
    en: 'Adds the list of colors to the menu; opening it also takes “Edit colors”.',
    pt: 'Inclui a lista de cores no menu; para abri-la é preciso também “Editar cores”.',
  },
  'access.permissions.create_colors.name': { es: 'Crear colores', en: 'Create colors', pt: 'Criar cores' },
  'access.permissions.create_colors.opens': {
    es: 'Abre el formulario vacío y deja crear colores.',
    en: 'Opens the empty form and lets the person create colors.',
    pt: 'Abre o formulário vazio e permite criar cores.',
  },
  'access.permissions.update_colors.name': { es: 'Editar colores', en: 'Edit colors', pt: 'Editar cores' },
  'access.permissions.update_colors.opens': {
    es: 'Abre la lista y el formulario, y deja cambiar colores.',
    en: 'Opens the list and the form, and lets the person change colors.',
    pt: 'Abre a lista e o formulário, e permite alterar cores.',
  },
  'access.permissions.delete_colors.name': { es: 'Eliminar colores', en: 'Delete colors', pt: 'Excluir cores' },
  'access.permissions.delete_colors.opens': {
    es: 'Deja eliminar colores que nada más use.',
    en: 'Lets the person delete colors that nothing else uses.',
    pt: 'Permite excluir cores que nada mais use.',
  },
  'access.permissions.see_parameters.name': { es: 'Ver parámetros', en: 'View parameters', pt: 'Ver parâmetros' },
  'access.permissions.see_parameters.opens': {
    es: 'Deja leer los parámetros y los suma al menú; para abrir la lista hace falta también «Editar parámetros».',
    en: 'Lets the person read the parameters and adds them to the menu; opening the list also takes “Edit parameters”.',
    pt: 'Permite ler os parâmetros e os inclui no menu; para abrir a lista é preciso também “Editar parâmetros”.',
  },
  'access.permissions.create_parameters.name': {
    es: 'Crear parámetros',
    en: 'Create parameters',
    pt: 'Criar parâmetros',
  },
  'access.permissions.create_parameters.opens': {
    es: 'Abre el formulario vacío y deja crear parámetros.',
    en: 'Opens the empty form and lets the person create parameters.',
    pt: 'Abre o formulário vazio e permite criar parâmetros.',
  },
  'access.permissions.update_parameters.name': {
    es: 'Editar parámetros',
    en: 'Edit parameters',
    pt: 'Editar parâmetros',
  },
  'access.permissions.update_parameters.opens': {
    es: 'Abre la lista y el formulario, y deja cambiar teléfono, horario, recargos y avisos de la tienda.',
    en: 'Opens the list and the form, and lets the person change the shop’s phone, opening hours, surcharges and notices.',
    pt: 'Abre a lista e o formulário, e permite alterar telefone, horário, acréscimos e avisos da loja.',
  },
  'access.permissions.delete_parameters.name': {
    es: 'Eliminar parámetros',
    en: 'Delete parameters',
    pt: 'Excluir parâmetros',
  },
  'access.permissions.delete_parameters.opens': {
    es: 'Deja eliminar parámetros, menos los últimos.',
    en: 'Lets the person delete parameters, but not the last ones.',
    pt: 'Permite excluir parâmetros, menos os últimos.',
  },
})
