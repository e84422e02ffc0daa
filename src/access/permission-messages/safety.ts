import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Name of each permission over protective equipment, training and quality, and what it opens. */
export const safetyPermissions = defineMessages({
  'access.permissions.see_menu_ppes.name': {
    es: 'Menú de elementos de EPP',
    en: 'PPE items menu',
    pt: 'Menu de itens de EPI',
  },
  'access.permissions.see_menu_ppes.opens': {
    es: 'Muestra elementos de EPP en el menú, con las entradas que la persona puede abrir.',
    en: 'Shows PPE items in the menu, with the entries that the person may open.',
    pt: 'Mostra itens de EPI no menu, com as entradas que a pessoa pode abrir.',
  },
  'access.permissions.see_ppes.name': { es: 'Ver elementos de EPP', en: 'View PPE items', pt: 'Ver itens de EPI' },
  'access.permissions.see_ppes.opens': {
    es: 'Abre la lista y deja leer elementos de EPP.',
    en: 'Opens the list and lets the person read PPE items.',
    pt: 'Abre a lista e permite ler itens de EPI.',
  },
  'access.permissions.create_ppes.name': {
    es: 'Crear elementos de EPP',
    en: 'Create PPE items',
    pt: 'Criar itens de EPI',
  },
  'access.permissions.create_ppes.opens': {
    es: 'Abre el formulario vacío y deja crear elementos de EPP.',
    en: 'Opens the empty form and lets the person create PPE items.',
    pt: 'Abre o formulário vazio e permite criar itens de EPI.',
  },
  'access.permissions.update_ppes.name': {
    es: 'Editar elementos de EPP',
    en: 'Edit PPE items',
    pt: 'Editar itens de EPI',
  },
  'access.permissions.update_ppes.opens': {
    es: 'Abre el formulario de cada registro y deja cambiar elementos de EPP.',
    en: 'Opens each record’s form and lets the person change PPE items.',
    pt: 'Abre o formulário de cada registro e permite alterar itens de EPI.',
  },
  'access.permissions.delete_ppes.name': {
    es: 'Eliminar elementos de EPP',
    en: 'Delete PPE items',
    pt: 'Excluir itens de EPI',
  },
  'access.permissions.delete_ppes.opens': {
    es: 'Deja eliminar elementos de EPP que nada más use.',
    en: 'Lets the person delete PPE items that nothing else uses.',
    pt: 'Permite excluir itens de EPI que nada mais use.',
  },
  'access.permissions.see_ppe_deliveries.name': {
    es: 'Ver entregas de EPP',
    en: 'View PPE deliveries',
    pt: 'Ver entregas de EPI',
  },
  'access.permissions.see_ppe_deliveries.opens': {
    es: 'Abre las entregas de EPP y sus rondas, y deja leerlas.',
    en: 'Opens PPE deliveries and their rounds, and lets the person read them.',
    pt: 'Abre as entregas de EPI e suas rodadas, e permite lê-las.',
  },
  'access.permissions.create_ppe_deliveries.name': {
    es: 'Crear entregas de EPP',
    en: 'Create PPE deliveries',
    pt: 'Criar entregas de EPI',
  },
  'access.permissions.create_ppe_deliveries.opens': {
    es: 'Deja registrar entregas de EPP, hacer rondas y recoger firmas.',
    en: 'Lets the person record PPE deliveries, make rounds and collect signatures.',
    pt: 'Permite registrar entregas de EPI, fazer rodadas e colher assinaturas.',
  },
  'access.permissions.update_ppe_deliveries.name': {
    es: 'Editar entregas de EPP',
    en: 'Edit PPE deliveries',
    pt: 'Editar entregas de EPI',
  },
  'access.permissions.update_ppe_deliveries.opens': {
    es: 'Deja corregir entregas de EPP sin firmar.',
    en: 'Lets the person correct unsigned PPE deliveries.',
    pt: 'Permite corrigir entregas de EPI sem assinatura.',
  },
  'access.permissions.delete_ppe_deliveries.name': {
    es: 'Eliminar entregas de EPP',
    en: 'Delete PPE deliveries',
    pt: 'Excluir entregas de EPI',
  },
  'access.permissions.delete_ppe_deliveries.opens': {
    es: 'Deja eliminar entregas de EPP sin firmar y anular las firmadas.',
    en: 'Lets the person delete unsigned PPE deliveries and annul signed ones.',
    pt: 'Permite excluir entregas de EPI sem assinatura e anular as assinadas.',
  },
  'access.permissions.print_ppe_deliveries.name': {
    es: 'Imprimir constancias de EPP',
    en: 'Print PPE records',
    pt: 'Imprimir comprovantes de EPI',
  },
  'access.permissions.print_ppe_deliveries.opens': {
    es: 'Deja imprimir la constancia de entrega de EPP de un empleado.',
    en: 'Lets the person print an employee’s record of PPE deliveries.',
    pt: 'Permite imprimir o comprovante de entrega de EPI de um funcionário.',
  },
  'access.permissions.see_training_items.name': {
    es: 'Ver capacitaciones',
    en: 'View training items',
    pt: 'Ver treinamentos',
  },
  'access.permissions.see_training_items.opens': {
    es: 'Abre la lista de capacitaciones y la muestra en el menú.',
    en: 'Opens the list of training items and shows it in the menu.',
    pt: 'Abre a lista de treinamentos e a mostra no menu.',
  },
  'access.permissions.create_training_items.name': {
    es: 'Crear capacitaciones',
    en: 'Create training items',
    pt: 'Criar treinamentos',
  },
  'access.permissions.create_training_items.opens': {
    es: 'Abre el formulario vacío y deja crear capacitaciones.',
    en: 'Opens the empty form and lets the person create training items.',
    pt: 'Abre o formulário vazio e permite criar treinamentos.',
  },
  'access.permissions.update_training_items.name': {
    es: 'Editar capacitaciones',
    en: 'Edit training items',
    pt: 'Editar treinamentos',
  },
  'access.permissions.update_training_items.opens': {
    es: 'Abre el formulario de cada registro y deja cambiar capacitaciones.',
    en: 'Opens each record’s form and lets the person change training items.',
    pt: 'Abre o formulário de cada registro e permite alterar treinamentos.',
  },
  'access.permissions.delete_training_items.name': {
    es: 'Eliminar capacitaciones',
    en: 'Delete training items',
    pt: 'Excluir treinamentos',
  },
  'access.permissions.delete_training_items.opens': {
    es: 'Deja eliminar capacitaciones que nada más use.',
    en: 'Lets the person delete training items that nothing else uses.',
    pt: 'Permite excluir treinamentos que nada mais use.',
  },
  'access.permissions.see_quality_items.name': {
    es: 'Ver ítems de calidad',
    en: 'View quality items',
    pt: 'Ver itens de qualidade',
  },
  'access.permissions.see_quality_items.opens': {
    es: 'Abre la lista de ítems de calidad y la muestra en el menú.',
    en: 'Opens the list of quality items and shows it in the menu.',
    pt: 'Abre a lista de itens de qualidade e a mostra no menu.',
  },
  'access.permissions.create_quality_items.name': {
    es: 'Crear ítems de calidad',
    en: 'Create quality items',
    pt: 'Criar itens de qualidade',
  },
  'access.permissions.create_quality_items.opens': {
    es: 'Abre el formulario vacío y deja crear ítems de calidad.',
    en: 'Opens the empty form and lets the person create quality items.',
    pt: 'Abre o formulário vazio e permite criar itens de qualidade.',
  },
  'access.permissions.update_quality_items.name': {
    es: 'Editar ítems de calidad',
    en: 'Edit quality items',
    pt: 'Editar itens de qualidade',
  },
  'access.permissions.update_quality_items.opens': {
    es: 'Abre el formulario de cada registro y deja cambiar ítems de calidad.',
    en: 'Opens each record’s form and lets the person change quality items.',
    pt: 'Abre o formulário de cada registro e permite alterar itens de qualidade.',
  },
  'access.permissions.delete_quality_items.name': {
    es: 'Eliminar ítems de calidad',
    en: 'Delete quality items',
    pt: 'Excluir itens de qualidade',
  },
  'access.permissions.delete_quality_items.opens': {
    es: 'Deja eliminar ítems de calidad que nada más use.',
    en: 'Lets the person delete quality items that nothing else uses.',
    pt: 'Permite excluir itens de qualidade que nada mais use.',
  },
})
