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
  'workforce.certification_state.missing': { es: 'Falta', en: 'Missing', pt: 'Falta' },
  'workforce.training_state.valid': {
    es: 'Con capacitación vigente',
    en: 'With a valid training',
    pt: 'Com treinamento vigente',
  },
  'workforce.training_state.soon': {
    es: 'Con capacitación por vencer',
    en: 'With a training that expires soon',
    pt: 'Com treinamento a vencer',
  },
  'workforce.training_state.expired': {
    es: 'Con capacitación vencida',
    en: 'With an expired training',
    pt: 'Com treinamento vencido',
  },
  'workforce.training_state.missing': {
    es: 'Les falta una capacitación',
    en: 'Lacking a training',
    pt: 'Falta-lhes um treinamento',
  },
  'workforce.quality_state.valid': {
    es: 'Con certificación vigente',
    en: 'With a valid certification',
    pt: 'Com certificação vigente',
  },
  'workforce.quality_state.soon': {
    es: 'Con certificación por vencer',
    en: 'With a certification that expires soon',
    pt: 'Com certificação a vencer',
  },
  'workforce.quality_state.expired': {
    es: 'Con certificación vencida',
    en: 'With an expired certification',
    pt: 'Com certificação vencida',
  },
  'workforce.quality_state.missing': {
    es: 'Les falta una certificación',
    en: 'Lacking a certification',
    pt: 'Falta-lhes uma certificação',
  },
  'workforce.board.person': { es: 'Persona', en: 'Person', pt: 'Pessoa' },
  'pages.certifications.list': { es: 'Quién tiene qué', en: 'Who has what', pt: 'Quem tem o quê' },
  'certifications.one': { es: 'Quién tiene qué', en: 'Who has what', pt: 'Quem tem o quê' },
  'certifications.the': { es: 'el tablero', en: 'the board', pt: 'o quadro' },
  'certifications.fields.name': { es: 'Nombre', en: 'Name', pt: 'Nome' },
  'workforce.board.people_one': { es: '{{figure}} persona', en: '{{figure}} person', pt: '{{figure}} pessoa' },
  'workforce.board.people_other': { es: '{{figure}} personas', en: '{{figure}} people', pt: '{{figure}} pessoas' },
  'workforce.board.up_to_date': {
    es: '{{figure}} de {{total}} al día',
    en: '{{figure}} of {{total}} up to date',
    pt: '{{figure}} de {{total}} em dia',
  },
  'workforce.board.missing_reason': {
    es: 'Su puesto ({{title}}) la necesita y no la tiene',
    en: 'Their job title ({{title}}) needs it and they do not have it',
    pt: 'O cargo ({{title}}) exige isto e a pessoa ainda não tem',
  },
  'workforce.board.endless': { es: 'Sin vencimiento', en: 'Does not expire', pt: 'Sem vencimento' },
  'workforce.board.state': { es: 'Vigencia', en: 'Validity', pt: 'Validade' },
  'workforce.board.switch': { es: 'Qué se mira', en: 'What is shown', pt: 'O que se vê' },
  'workforce.certifications.add': { es: 'Agregar', en: 'Add', pt: 'Adicionar' },
  'workforce.certifications.none': { es: 'Todavía no tiene ninguna.', en: 'None yet.', pt: 'Ainda não tem nenhuma.' },
  'workforce.certifications.replaced': { es: 'Anterior', en: 'Earlier', pt: 'Anterior' },
  'workforce.certifications.delete': { es: 'Eliminar {{name}}', en: 'Delete {{name}}', pt: 'Excluir {{name}}' },
  'workforce.certifications.expiration_help': {
    es: 'Vacío: la propone la vigencia del tema',
    en: 'Empty: the validity of the item proposes it',
    pt: 'Vazio: a validade do tema a propõe',
  },
  'workforce.sheet.trainings': {
    es: 'Planilla de asistencia a capacitación',
    en: 'Attendance sheet of a training',
    pt: 'Lista de presença de treinamento',
  },
  'workforce.sheet.qualities': {
    es: 'Planilla de asistencia a certificación',
    en: 'Attendance sheet of a certification',
    pt: 'Lista de presença de certificação',
  },
  'workforce.sheet.subjects': { es: 'Temas', en: 'Subjects', pt: 'Temas' },
  'workforce.sheet.time': { es: 'Horario', en: 'Time', pt: 'Horário' },
  'workforce.sheet.hours': { es: '{{from}} a {{to}}', en: '{{from}} to {{to}}', pt: '{{from}} às {{to}}' },
  'workforce.sheet.place': { es: 'Lugar', en: 'Place', pt: 'Local' },
  'workforce.sheet.people': { es: 'Asistentes', en: 'Attendees', pt: 'Participantes' },
  'workforce.sheet.number': { es: 'N.º', en: 'No.', pt: 'N.º' },
  'workforce.sheet.person': { es: 'Apellido y nombre', en: 'Surname and name', pt: 'Sobrenome e nome' },
  'workforce.sheet.sector': { es: 'Sector', en: 'Sector', pt: 'Setor' },
  'workforce.sheet.signature': { es: 'Firma', en: 'Signature', pt: 'Assinatura' },
  'workforce.sheet.no_company': { es: 'Sin empresa asignada', en: 'No company', pt: 'Sem empresa' },
  'workforce.sheet.blank_rows': {
    es: 'Las filas en blanco son para quien se suma en el momento.',
    en: 'The blank rows are for whoever joins.',
    pt: 'As linhas em branco são para quem se junta na hora.',
  },
  'workforce.sheet.instructor_signature': {
    es: 'Quien la dio: firma y aclaración',
    en: 'Given by: signature and name',
    pt: 'Quem ministrou: assinatura e nome',
  },
  'workforce.sheet.safety_signature': {
    es: 'Responsable de higiene y seguridad',
    en: 'Responsible for health and safety',
    pt: 'Responsável por higiene e segurança',
  },
  'workforce.board.trainings': {
    es: 'Quién tiene qué: capacitaciones',
    en: 'Who has what: trainings',
    pt: 'Quem tem o quê: treinamentos',
  },
  'workforce.board.qualities': {
    es: 'Quién tiene qué: calidad',
    en: 'Who has what: quality',
    pt: 'Quem tem o quê: qualidade',
  },
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
