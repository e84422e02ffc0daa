import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Name of each permission over protective equipment, training and quality, and what it opens. */
export const safetyPermissions = defineMessages({
  'access.permissions.see_menu_ppes.name': {
    es: 'Menú de elementos de protección',
    en: 'PPE items menu',
    pt: 'Menu de equipamentos de proteção',
  },
  'access.permissions.see_menu_ppes.opens': {
    es: 'Muestra elementos de protección en el menú, con las entradas que la persona puede abrir.',
    en: 'Shows PPE items in the menu, with the entries that the person may open.',
    pt: 'Mostra equipamentos de proteção no menu, com as entradas que a pessoa pode abrir.',
  },
  'access.permissions.see_ppes.name': {
    es: 'Ver elementos de protección',
    en: 'View PPE items',
    pt: 'Ver equipamentos de proteção',
  },
  'access.permissions.see_ppes.opens': {
    es: 'Abre la lista y deja leer elementos de protección.',
    en: 'Opens the list and lets the person read PPE items.',
    pt: 'Abre a lista e permite ler equipamentos de proteção.',
  },
  'access.permissions.create_ppes.name': {
    es: 'Crear elementos de protección',
    en: 'Create PPE items',
    pt: 'Criar equipamentos de proteção',
  },
  'access.permissions.create_ppes.opens': {
    es: 'Abre el formulario vacío y deja crear elementos de protección.',
    en: 'Opens the empty form and lets the person create PPE items.',
    pt: 'Abre o formulário vazio e permite criar equipamentos de proteção.',
  },
  'access.permissions.update_ppes.name': {
    es: 'Editar elementos de protección',
    en: 'Edit PPE items',
    pt: 'Editar equipamentos de proteção',
  },
  'access.permissions.update_ppes.opens': {
    es: 'Abre el formulario de cada registro y deja cambiar elementos de protección.',
    en: 'Opens each record’s form and lets the person change PPE items.',
    pt: 'Abre o formulário de cada registro e permite alterar equipamentos de proteção.',
  },
  'access.permissions.delete_ppes.name': {
    es: 'Eliminar elementos de protección',
    en: 'Delete PPE items',
    pt: 'Excluir equipamentos de proteção',
  },
  'access.permissions.delete_ppes.opens': {
    es: 'Deja eliminar elementos de protección que nada más use.',
    en: 'Lets the person delete PPE items that nothing else uses.',
    pt: 'Permite excluir equipamentos de proteção que nada mais use.',
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
    es: 'Ver certificaciones de calidad',
    en: 'View quality items',
    pt: 'Ver certificações de qualidade',
  },
  'access.permissions.see_quality_items.opens': {
    es: 'Abre la lista de certificaciones de calidad y la muestra en el menú.',
    en: 'Opens the list of quality items and shows it in the menu.',
    pt: 'Abre a lista de certificações de qualidade e a mostra no menu.',
  },
  'access.permissions.create_quality_items.name': {
    es: 'Crear certificaciones de calidad',
    en: 'Create quality items',
    pt: 'Criar certificações de qualidade',
  },
  'access.permissions.create_quality_items.opens': {
    es: 'Abre el formulario vacío y deja crear certificaciones de calidad.',
    en: 'Opens the empty form and lets the person create quality items.',
    pt: 'Abre o formulário vazio e permite criar certificações de qualidade.',
  },
  'access.permissions.update_quality_items.name': {
    es: 'Editar certificaciones de calidad',
    en: 'Edit quality items',
    pt: 'Editar certificações de qualidade',
  },
  'access.permissions.update_quality_items.opens': {
    es: 'Abre el formulario de cada registro y deja cambiar certificaciones de calidad.',
    en: 'Opens each record’s form and lets the person change quality items.',
    pt: 'Abre o formulário de cada registro e permite alterar certificações de qualidade.',
  },
  'access.permissions.delete_quality_items.name': {
    es: 'Eliminar certificaciones de calidad',
    en: 'Delete quality items',
    pt: 'Excluir certificações de qualidade',
  },
  'access.permissions.delete_quality_items.opens': {
    es: 'Deja eliminar certificaciones de calidad que nada más use.',
    en: 'Lets the person delete quality items that nothing else uses.',
    pt: 'Permite excluir certificações de qualidade que nada mais use.',
  },
})
