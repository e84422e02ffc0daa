import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the tab and of the link above it, in the record of an employee. */
export const equipmentTabMessages = defineMessages({
  'safety.equipment.tab': { es: 'Entregas', en: 'Deliveries', pt: 'Entregas' },
  'safety.equipment.give': { es: 'Entregar EPP', en: 'Give PPE', pt: 'Entregar EPI' },
})

/** Texts of the equipment in the record of an employee. */
export const equipmentMessages = defineMessages({
  'safety.needs.title': {
    es: 'Lo que pide el puesto',
    en: 'What the job title needs',
    pt: 'O que o cargo pede',
  },
  'safety.needs.none': {
    es: 'El puesto no pide elementos de protección.',
    en: 'The job title needs no protective equipment.',
    pt: 'O cargo não pede equipamentos de proteção.',
  },
  'safety.needs.no_title': {
    es: 'Sin puesto asignado no se sabe qué elementos necesita.',
    en: 'Without a job title nobody knows which items this person needs.',
    pt: 'Sem cargo definido não se sabe de quais equipamentos precisa.',
  },
  'safety.needs.edit_sizes': { es: 'Editar talles', en: 'Edit sizes', pt: 'Editar tamanhos' },
  'safety.needs.size': { es: 'T. {{size}}', en: 'Size {{size}}', pt: 'T. {{size}}' },
  'safety.needs.no_size': { es: 'Sin talle', en: 'No size', pt: 'Sem tamanho' },
  'safety.needs.missing': { es: 'Falta entregar', en: 'Never delivered', pt: 'Falta entregar' },
  'safety.needs.in_round': { es: 'En una ronda', en: 'In a round', pt: 'Em uma rodada' },
  'safety.needs.unlimited': { es: 'Sin vencimiento', en: 'Does not expire', pt: 'Sem vencimento' },
  'safety.needs.expired': { es: 'Vencido', en: 'Expired', pt: 'Vencido' },
  'safety.needs.today': { es: 'Vence hoy', en: 'Expires today', pt: 'Vence hoje' },
  'safety.needs.days_one': { es: '{{count}} día', en: '{{count}} day', pt: '{{count}} dia' },
  'safety.needs.days_other': { es: '{{count}} días', en: '{{count}} days', pt: '{{count}} dias' },
  'safety.needs.months_one': { es: '{{count}} mes', en: '{{count}} month', pt: '{{count}} mês' },
  'safety.needs.months_other': { es: '{{count}} meses', en: '{{count}} months', pt: '{{count}} meses' },
  'safety.needs.give': { es: 'Entregar', en: 'Give', pt: 'Entregar' },
  'safety.needs.give_item': { es: 'Entregar {{name}}', en: 'Give {{name}}', pt: 'Entregar {{name}}' },
  'safety.needs.given': {
    es: 'Entrega anotada: {{name}}',
    en: 'Delivery noted: {{name}}',
    pt: 'Entrega anotada: {{name}}',
  },
  'safety.needs.give_again': {
    es: 'Ya recibe este elemento hoy. ¿Entregarlo otra vez?',
    en: 'This person already receives this item today. Give it once more?',
    pt: 'Já recebe este equipamento hoje. Entregar de novo?',
  },
  'safety.equipment.sign': { es: 'Firmar', en: 'Sign', pt: 'Assinar' },
  'safety.equipment.sign_item': { es: 'Firmar {{name}}', en: 'Sign {{name}}', pt: 'Assinar {{name}}' },
  'safety.equipment.sign_as': { es: 'Firma de {{name}}', en: 'Signature of {{name}}', pt: 'Assinatura de {{name}}' },
  'safety.equipment.signed': { es: 'Firma guardada', en: 'Signature saved', pt: 'Assinatura salva' },
  'safety.equipment.brand_and_model': { es: 'Marca · modelo', en: 'Brand · model', pt: 'Marca · modelo' },
  'safety.equipment.given_on': { es: 'Entrega', en: 'Given', pt: 'Entrega' },
  'safety.equipment.quantity': { es: 'Cant.', en: 'Qty', pt: 'Qtd.' },
  'safety.equipment.choose': {
    es: 'Elegir {{name}} del {{day}}',
    en: 'Choose {{name}} of {{day}}',
    pt: 'Escolher {{name}} de {{day}}',
  },
  'safety.equipment.choose_all': { es: 'Elegir todas', en: 'Choose all', pt: 'Escolher todas' },
  'safety.equipment.chosen_one': { es: '{{count}} elegida', en: '{{count}} chosen', pt: '{{count}} escolhida' },
  'safety.equipment.chosen_other': { es: '{{count}} elegidas', en: '{{count}} chosen', pt: '{{count}} escolhidas' },
  'safety.equipment.print': {
    es: 'Constancia Res. 299/11',
    en: 'Record, Res. 299/11',
    pt: 'Registro Res. 299/11',
  },
  'safety.equipment.next': { es: 'Próxima', en: 'Next', pt: 'Próxima' },
  'safety.equipment.none': {
    es: 'Todavía no recibió ningún elemento.',
    en: 'Nothing has been delivered yet.',
    pt: 'Ainda não recebeu nenhum equipamento.',
  },
  'safety.equipment.in_years_one': {
    es: '{{figure}} en {{count}} año',
    en: '{{figure}} in {{count}} year',
    pt: '{{figure}} em {{count}} ano',
  },
  'safety.equipment.in_years_other': {
    es: '{{figure}} en {{count}} años',
    en: '{{figure}} in {{count}} years',
    pt: '{{figure}} em {{count}} anos',
  },
  'safety.equipment.all': { es: 'Ver todas', en: 'Show all', pt: 'Ver todas' },
})
