import { defineMessages, type Messages } from '#src/platform/i18n/define-messages.ts'

type Text = Messages[string]

/** The words in which trainings and qualities differ. */
type Words = Record<'one' | 'the' | 'list' | 'item' | 'itemRequired' | 'duplicated', Text>

const wordsByResource: Record<string, Words> = {
  trainings: {
    one: { es: 'Capacitación', en: 'Training', pt: 'Treinamento' },
    the: { es: 'la capacitación', en: 'the training', pt: 'o treinamento' },
    list: { es: 'Capacitaciones', en: 'Trainings', pt: 'Treinamentos' },
    item: { es: 'Capacitación', en: 'Training', pt: 'Treinamento' },
    itemRequired: { es: 'Elegí la capacitación', en: 'Choose the training', pt: 'Escolha o treinamento' },
    duplicated: {
      es: 'Ya tiene esta capacitación con la misma fecha',
      en: 'This person already has this training on the same date',
      pt: 'Já tem este treinamento com a mesma data',
    },
  },
  qualities: {
    one: { es: 'Certificación de calidad', en: 'Quality certification', pt: 'Certificação de qualidade' },
    the: { es: 'la certificación de calidad', en: 'the quality certification', pt: 'a certificação de qualidade' },
    list: { es: 'Certificaciones de calidad', en: 'Quality certifications', pt: 'Certificações de qualidade' },
    item: { es: 'Certificación', en: 'Certification', pt: 'Certificação' },
    itemRequired: { es: 'Elegí la certificación', en: 'Choose the certification', pt: 'Escolha a certificação' },
    duplicated: {
      es: 'Ya tiene esta certificación con la misma fecha',
      en: 'This person already has this certification on the same date',
      pt: 'Já tem esta certificação com a mesma data',
    },
  },
}

/** Captions that both have. */
const captions: Record<string, Text> = {
  employee_id: { es: 'Empleado', en: 'Employee', pt: 'Funcionário' },
  employee_surname: { es: 'Apellido', en: 'Surname', pt: 'Sobrenome' },
  employee_name: { es: 'Nombre', en: 'Name', pt: 'Nome' },
  employee_file_number: { es: 'Legajo', en: 'File number', pt: 'Matrícula' },
  date: { es: 'Fecha', en: 'Date', pt: 'Data' },
  expiration_date: { es: 'Vence', en: 'Expires', pt: 'Vence' },
  state: { es: 'Estado', en: 'State', pt: 'Situação' },
  instructor: { es: 'Quién la dio', en: 'Given by', pt: 'Quem ministrou' },
  hours: { es: 'Horas', en: 'Hours', pt: 'Horas' },
  comments: { es: 'Observaciones', en: 'Comments', pt: 'Observações' },
  file: { es: 'Certificado o planilla', en: 'Certificate or sheet', pt: 'Certificado ou lista' },
}

const itemFields: Record<string, string> = { trainings: 'training_item', qualities: 'quality_item' }

const listTexts = ([name, words]: [string, Words]): [string, Text][] => [
  [`${name}.one`, words.one],
  [`${name}.the`, words.the],
  [`pages.${name}.list`, words.list],
  [`${name}.fields.${itemFields[name]}`, words.item],
  [`${name}.fields.${itemFields[name]}_id`, words.item],
  ...Object.entries(captions).map(([field, caption]): [string, Text] => [`${name}.fields.${field}`, caption]),
  [`workforce.${name}.item_required`, words.itemRequired],
  [`workforce.${name}.duplicated`, words.duplicated],
]

/** Texts of trainings and quality certifications. */
export const certificationMessages = defineMessages({
  ...Object.fromEntries(Object.entries(wordsByResource).flatMap(listTexts)),
  'workforce.certification_state.valid': { es: 'Vigente', en: 'Valid', pt: 'Vigente' },
  'workforce.certification_state.soon': { es: 'Por vencer', en: 'Expires soon', pt: 'A vencer' },
  'workforce.certification_state.expired': { es: 'Vencida', en: 'Expired', pt: 'Vencida' },
  'workforce.certifications.employee_required': {
    es: 'Elegí el empleado',
    en: 'Choose the employee',
    pt: 'Escolha o funcionário',
  },
  'workforce.certifications.date_required': {
    es: 'La fecha es obligatoria',
    en: 'The date is required',
    pt: 'A data é obrigatória',
  },
  'workforce.certifications.held_by': {
    es: 'Ya la tiene con esta fecha: {{names}}',
    en: 'Already held with this date by: {{names}}',
    pt: 'Já tem com esta data: {{names}}',
  },
  'workforce.certifications.expires_before': {
    es: 'No puede vencer antes de su fecha',
    en: 'It cannot expire before its date',
    pt: 'Não pode vencer antes da sua data',
  },
})
