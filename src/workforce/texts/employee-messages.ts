import { defineMessages } from '#src/platform/i18n/define-messages.ts'

const company = { es: 'Empresa', en: 'Company', pt: 'Empresa' }
const client = { es: 'Cliente', en: 'Client', pt: 'Cliente' }
const sector = { es: 'Sector', en: 'Sector', pt: 'Setor' }
const title = { es: 'Puesto', en: 'Job title', pt: 'Cargo' }
const category = { es: 'Categoría', en: 'Category', pt: 'Categoria' }
const contract = { es: 'Tipo de contrato', en: 'Contract type', pt: 'Tipo de contrato' }
const agreement = { es: 'Convenio colectivo', en: 'Collective agreement', pt: 'Convenção coletiva' }
const level = { es: 'Nivel de conducción', en: 'Management level', pt: 'Nível de gestão' }
const center = { es: 'Centro de costo', en: 'Cost center', pt: 'Centro de custo' }
const status = { es: 'Estado', en: 'Status', pt: 'Situação' }

/** Texts of employees: titles, captions, choices, refusals. */
export const employeeMessages = defineMessages({
  'employees.one': { es: 'Empleado', en: 'Employee', pt: 'Funcionário' },
  'employees.the': { es: 'el empleado', en: 'the employee', pt: 'o funcionário' },
  'pages.employees.list': { es: 'Empleados', en: 'Employees', pt: 'Funcionários' },
  'pages.employees.create': { es: 'Nuevo empleado', en: 'New employee', pt: 'Novo funcionário' },
  'pages.employees.update': { es: 'Editar empleado', en: 'Edit employee', pt: 'Editar funcionário' },

  'employees.documents.file': { es: 'Imprimir legajo', en: 'Print file', pt: 'Imprimir ficha' },
  'employees.documents.file.title': {
    es: 'Legajo de {{label}}',
    en: 'Employee file of {{label}}',
    pt: 'Ficha de {{label}}',
  },

  'employees.fields.age': { es: 'Edad', en: 'Age', pt: 'Idade' },
  'employees.fields.license_state': {
    es: 'Estado de la licencia',
    en: 'State of the license',
    pt: 'Situação da carteira',
  },
  'employees.fields.medical_check_state': {
    es: 'Estado del examen médico',
    en: 'State of the medical check',
    pt: 'Situação do exame médico',
  },
  'employees.fields.next_expiry': { es: 'Vence primero', en: 'Expires first', pt: 'Vence primeiro' },
  'employees.fields.counts': { es: 'Registros', en: 'Records', pt: 'Registros' },
  'workforce.expiry_state.valid': { es: 'Vigente', en: 'Valid', pt: 'Vigente' },
  'workforce.expiry_state.soon': { es: 'Por vencer', en: 'Expires soon', pt: 'A vencer' },
  'workforce.expiry_state.expired': { es: 'Vencido', en: 'Expired', pt: 'Vencido' },
  'workforce.expiry_state.missing': { es: 'Falta', en: 'Missing', pt: 'Falta' },
  'workforce.expiry_kind.license': { es: 'Licencia de conducir', en: 'Driver license', pt: 'Carteira de motorista' },
  'workforce.expiry_kind.medical_check': { es: 'Examen médico', en: 'Medical check', pt: 'Exame médico' },
  'workforce.expiry_kind.ppe_delivery': {
    es: 'Elemento de protección',
    en: 'Protective equipment',
    pt: 'Equipamento de proteção',
  },
  'workforce.expiry_kind.training': { es: 'Capacitación', en: 'Training', pt: 'Treinamento' },
  'workforce.expiry_kind.quality': {
    es: 'Certificación de calidad',
    en: 'Quality certification',
    pt: 'Certificação de qualidade',
  },
  'workforce.counts.attachments': { es: '{{count}} adjuntos', en: '{{count}} attachments', pt: '{{count}} anexos' },
  'workforce.counts.trainings': {
    es: '{{count}} capacitaciones',
    en: '{{count}} trainings',
    pt: '{{count}} treinamentos',
  },
  'workforce.counts.deliveries': {
    es: '{{count}} entregas de EPP',
    en: '{{count}} PPE deliveries',
    pt: '{{count}} entregas de EPI',
  },
  'workforce.counts.qualities': {
    es: '{{count}} certificaciones',
    en: '{{count}} certifications',
    pt: '{{count}} certificações',
  },
  'employees.fields.name': { es: 'Nombre', en: 'Name', pt: 'Nome' },
  'employees.fields.surname': { es: 'Apellido', en: 'Surname', pt: 'Sobrenome' },
  'employees.fields.image': { es: 'Foto', en: 'Photo', pt: 'Foto' },
  'employees.fields.employee_file_number': { es: 'Legajo', en: 'File number', pt: 'Matrícula' },
  'employees.fields.dni': { es: 'DNI', en: 'DNI (national ID)', pt: 'DNI (identidade)' },
  'employees.fields.cuil': { es: 'CUIL', en: 'CUIL (labour ID)', pt: 'CUIL' },
  'employees.fields.birth_date': { es: 'Fecha de nacimiento', en: 'Date of birth', pt: 'Data de nascimento' },
  'employees.fields.gender': { es: 'Género', en: 'Gender', pt: 'Gênero' },
  'employees.fields.nationality': { es: 'Nacionalidad', en: 'Nationality', pt: 'Nacionalidade' },
  'employees.fields.marital_status': { es: 'Estado civil', en: 'Marital status', pt: 'Estado civil' },
  'employees.fields.children': { es: 'Hijos', en: 'Children', pt: 'Filhos' },
  'employees.fields.address': { es: 'Calle y número', en: 'Street and number', pt: 'Rua e número' },
  'employees.fields.zip_code': { es: 'Código postal', en: 'Postal code', pt: 'Código postal' },
  'employees.fields.city': { es: 'Ciudad', en: 'City', pt: 'Cidade' },
  'employees.fields.locality': { es: 'Localidad', en: 'Locality', pt: 'Localidade' },
  'employees.fields.province': { es: 'Provincia', en: 'Province', pt: 'Província' },
  'employees.fields.country': { es: 'País', en: 'Country', pt: 'País' },
  'employees.fields.phone_number': { es: 'Celular', en: 'Mobile', pt: 'Celular' },
  'employees.fields.phone_number_2': { es: 'Otro teléfono', en: 'Other phone', pt: 'Outro telefone' },
  'employees.fields.personal_email': { es: 'Email personal', en: 'Personal email', pt: 'E-mail pessoal' },
  'employees.fields.company_id': company,
  'employees.fields.company': company,
  'employees.fields.client_id': client,
  'employees.fields.client': client,
  'employees.fields.job_sector_id': sector,
  'employees.fields.job_sector': sector,
  'employees.fields.job_title_id': title,
  'employees.fields.job_title': title,
  'employees.fields.job_category_id': category,
  'employees.fields.job_category': category,
  'employees.fields.contract_type_id': contract,
  'employees.fields.contract_type': contract,
  'employees.fields.cct_id': agreement,
  'employees.fields.cct': agreement,
  'employees.fields.management_level_id': level,
  'employees.fields.management_level': level,
  'employees.fields.cost_center': center,
  'employees.fields.cost_center_name': center,
  'employees.fields.status_id': status,
  'employees.fields.status': status,
  'employees.fields.admission_date': { es: 'Ingreso', en: 'Admission', pt: 'Admissão' },
  'employees.fields.termination_date': { es: 'Baja', en: 'Termination', pt: 'Desligamento' },
  'employees.fields.termination_reason': {
    es: 'Motivo de la baja',
    en: 'Reason for termination',
    pt: 'Motivo do desligamento',
  },
  'employees.fields.termination_comments': {
    es: 'Comentarios de la baja',
    en: 'Comments on termination',
    pt: 'Comentários do desligamento',
  },
  'employees.fields.employable': { es: 'Se puede reincorporar', en: 'May be rehired', pt: 'Pode ser readmitido' },
  'employees.fields.active': { es: 'Activo', en: 'Active', pt: 'Ativo' },
  'employees.fields.health_insurance': { es: 'Obra social', en: 'Health insurance', pt: 'Plano de saúde' },
  'employees.fields.medical_check_expiration': {
    es: 'Vence el examen médico',
    en: 'Medical check expires',
    pt: 'Vence o exame médico',
  },
  'employees.fields.driver_license_class': {
    es: 'Clases de licencia de conducir',
    en: 'Driver’s license classes',
    pt: 'Categorias da carteira de motorista',
  },
  'employees.fields.driver_expiration_date': {
    es: 'Vence la licencia',
    en: 'License expires',
    pt: 'Vence a carteira',
  },
  'employees.fields.salary_cbu': { es: 'CBU para el sueldo', en: 'CBU for salary', pt: 'CBU para o salário' },
  'employees.fields.salary_bank_name': { es: 'Banco del sueldo', en: 'Salary bank', pt: 'Banco do salário' },
  'employees.fields.salary_account_number': {
    es: 'Cuenta del sueldo',
    en: 'Salary account number',
    pt: 'Conta do salário',
  },
  'employees.fields.fund_cbu': { es: 'CBU del fondo', en: 'CBU of the fund', pt: 'CBU do fundo' },
  'employees.fields.fund_bank_name': { es: 'Banco del fondo', en: 'Fund bank', pt: 'Banco do fundo' },
  'employees.fields.fund_account_number': {
    es: 'Cuenta del fondo',
    en: 'Fund account number',
    pt: 'Conta do fundo',
  },

  'workforce.nationality.argentinean': { es: 'Argentina', en: 'Argentinean', pt: 'Argentina' },
  'workforce.nationality.foreigner': { es: 'Extranjera', en: 'Foreign', pt: 'Estrangeira' },
  'workforce.gender.female': { es: 'Femenino', en: 'Female', pt: 'Feminino' },
  'workforce.gender.male': { es: 'Masculino', en: 'Male', pt: 'Masculino' },
  'workforce.gender.other': { es: 'Otro', en: 'Other', pt: 'Outro' },
  'workforce.marital_status.single': { es: 'Soltero/a', en: 'Single', pt: 'Solteiro(a)' },
  'workforce.marital_status.married': { es: 'Casado/a', en: 'Married', pt: 'Casado(a)' },
  'workforce.marital_status.concubinage': { es: 'Concubinato', en: 'Concubinage', pt: 'União estável' },
  'workforce.marital_status.coexistence': { es: 'Convivencia', en: 'Cohabiting', pt: 'Convivência' },
  'workforce.employees.active': { es: 'Activo', en: 'Active', pt: 'Ativo' },
  'workforce.employees.inactive': { es: 'Inactivo', en: 'Inactive', pt: 'Inativo' },

  'workforce.employees.duplicated': {
    es: 'Ya existe un empleado con el mismo DNI o CUIL',
    en: 'An employee with the same DNI or CUIL already exists',
    pt: 'Já existe um funcionário com o mesmo DNI ou CUIL',
  },
  'workforce.employees.file_number_taken': {
    es: 'Ya existe un empleado con ese legajo',
    en: 'An employee with this file number already exists',
    pt: 'Já existe um funcionário com essa matrícula',
  },
  'workforce.employees.dni_invalid': {
    es: 'El DNI tiene 7 u 8 números',
    en: 'A DNI has 7 or 8 digits',
    pt: 'O DNI tem 7 ou 8 números',
  },
  'workforce.employees.admission_by_periods': {
    es: 'El ingreso ya abrió un período: se cambia desde altas y bajas',
    en: 'The admission has opened a period: it is changed with admissions and terminations',
    pt: 'A admissão já abriu um período: ela se altera em admissões e desligamentos',
  },
  'workforce.employees.termination_by_periods': {
    es: 'La baja de quien ya está cargado se da en su registro o con una planilla de períodos',
    en: 'Whoever is on record already is terminated on their record, or by a sheet of periods',
    pt: 'O desligamento de quem já está cadastrado é dado no registro ou com uma planilha de períodos',
  },
  'workforce.cuil.eleven_digits': {
    es: 'El CUIL tiene 11 números, por ejemplo 20-12345678-6',
    en: 'A CUIL has 11 digits, for example 20-12345678-6',
    pt: 'O CUIL tem 11 números, por exemplo 20-12345678-6',
  },
  'workforce.cuil.check_digit': {
    es: 'El CUIL no es correcto: revisá sus números',
    en: 'The CUIL is wrong: check its digits',
    pt: 'O CUIL não está correto: confira os números',
  },
  'workforce.cuil.of_a_company': {
    es: 'Ese número es el CUIT de una empresa, no el CUIL de una persona',
    en: 'This number is the CUIT of a company, not the CUIL of a person',
    pt: 'Esse número é o CUIT de uma empresa, não o CUIL de uma pessoa',
  },
  'workforce.cuil.other_dni': {
    es: 'El CUIL y el DNI no coinciden',
    en: 'The CUIL and the DNI do not match',
    pt: 'O CUIL e o DNI não coincidem',
  },
  'workforce.cbu.twenty_two_digits': {
    es: 'Un CBU o CVU tiene 22 números',
    en: 'A CBU or CVU has 22 digits',
    pt: 'Um CBU ou CVU tem 22 números',
  },
  'workforce.cbu.first_block': {
    es: 'El CBU no es correcto: revisá los primeros 8 números',
    en: 'The CBU is wrong: check the first 8 digits',
    pt: 'O CBU não está correto: confira os 8 primeiros números',
  },
  'workforce.cbu.second_block': {
    es: 'El CBU no es correcto: revisá los últimos 14 números',
    en: 'The CBU is wrong: check the last 14 digits',
    pt: 'O CBU não está correto: confira os últimos 14 números',
  },
  'workforce.dates.birth': {
    es: 'La fecha de nacimiento va de 1900 a hoy',
    en: 'A date of birth lies between 1900 and today',
    pt: 'A data de nascimento fica entre 1900 e hoje',
  },
  'workforce.dates.of_our_time': {
    es: 'La fecha va de 1900 a 2100: revisá el año',
    en: 'The date lies between 1900 and 2100: check the year',
    pt: 'A data fica entre 1900 e 2100: confira o ano',
  },
  'employees.fields.ppe_sizes': { es: 'Talles', en: 'Sizes', pt: 'Tamanhos' },
  'employees.fields.ppe_sizes.ppe_id': { es: 'Elemento', en: 'Item', pt: 'Equipamento' },
  'employees.fields.ppe_sizes.size': { es: 'Talle', en: 'Size', pt: 'Tamanho' },
  'workforce.employees.ppe_required': { es: 'Elegí el elemento', en: 'Choose the item', pt: 'Escolha o equipamento' },
  'workforce.employees.size_required': { es: 'Falta el talle', en: 'The size is missing', pt: 'Falta o tamanho' },
  'workforce.dates.born_later': {
    es: 'El nacimiento tiene que ser anterior al ingreso',
    en: 'The date of birth must be before the admission',
    pt: 'O nascimento tem que ser anterior à admissão',
  },
})
