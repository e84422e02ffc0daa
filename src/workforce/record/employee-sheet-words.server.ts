import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

const personalSheetWords: SheetWords = {
  'surname, name': {
    headings: [
      ...['Apenom', 'Nombre completo', 'Full name', 'First and last name', 'Employee name', 'Nome completo'],
      ...['Persona', 'Trabajador', 'Colaborador', 'Agente', 'Personal', 'Worker'],
    ],
  },
  name: {
    headings: ['Nombres', 'Primer nombre', 'Nombre de pila', 'First name', 'Given name', 'Forename', 'Primeiro nome'],
    example: 'Melina',
  },
  surname: { headings: ['Apellidos', 'Last name', 'Family name', 'Sobrenomes', 'Último nome'], example: 'Basualdo' },
  image: { headings: ['Fotografía', 'Imagen', 'Foto carnet', 'Picture', 'Image', 'Imagem'], example: '0172.jpg' },
  employee_file_number: {
    headings: [
      ...['Leg.', 'Nro. Leg.', 'N° Legajo', 'Ficha', 'ID empleado', 'Chapa', 'Número de empleado'],
      ...['Employee ID', 'Employee number', 'Staff number', 'Personnel number', 'Payroll number'],
      ...['Emp. no.', 'Emp. ID', 'Badge'],
      ...['Matr.', 'Número de matrícula', 'Código do funcionário'],
    ],
    example: '0172',
  },
  dni: {
    headings: [
      ...['Documento', 'NRODOC', 'Documento de identidad', 'Nro. doc. identidad', 'Cédula'],
      ...['National ID', 'ID number', 'Identity card', 'Identity document', 'Documento de identidade', 'Identidade'],
    ],
    example: '40551938',
  },
  cuil: { headings: ['CUIT', 'CUIL/CUIT', 'CUIT/CUIL', 'Labour ID', 'Labor ID'], example: '27-40551938-6' },
  birth_date: {
    headings: [
      ...['Fec. Nac.', 'Nacim.', 'Nacimiento', 'Nacido', 'Cumpleaños', 'DOB', 'Birth date', 'Birthday', 'Born'],
      ...['Nascimento', 'Dt. nasc.', 'Data nasc.', 'Aniversário'],
    ],
    example: '1997-11-05',
  },
  gender: { headings: ['Sexo', 'Sex', 'Gen.'] },
  nationality: { headings: ['Nac.', 'Nacion.', 'Citizenship', 'Cidadania'] },
  marital_status: { headings: ['E. Civil', 'Est. civil', 'Civil status'] },
  children: {
    headings: [
      'Cant. hijos',
      'Hijos a cargo',
      'Hijos menores',
      'Kids',
      'Number of children',
      'Dependents',
      'Dependentes',
    ],
    example: '2',
  },
}

/** Headings of a phone of either sort: the mobile, or the other phone if another column holds the mobile. */
const plainPhoneHeadings = ['Tel.', 'Phone', 'Phone number', 'Contact phone', 'Tel. de contacto']

const contactSheetWords: SheetWords = {
  address: {
    headings: [
      ...['Domicilio', 'Dirección', 'Calle', 'Calle y nro.', 'Domicilio real', 'Domicilio particular'],
      ...['Domicilio completo'],
      ...['Street', 'Street address', 'Home address', 'Rua', 'Logradouro'],
    ],
    example: 'San Martín 1250',
  },
  zip_code: { headings: ['C.P.', 'CPA', 'Cod. post.', 'Zip', 'Zip code', 'Postcode', 'CEP'], example: '3100' },
  city: { headings: ['Cdad.', 'Town', 'Município'], example: 'Paraná' },
  locality: { headings: ['Loc.', 'Barrio', 'Neighborhood', 'District', 'Bairro', 'Distrito'] },
  province: { headings: ['Pcia.', 'Prov.', 'State', 'UF'], example: 'Entre Ríos' },
  country: { headings: ['País de residencia', 'Country of residence'], example: 'Argentina' },
  phone_number: {
    headings: [
      ...['Tel. 1', 'Cel. 1', 'Phone 1', 'Tel. celular', 'Móvil', 'Tel. móvil', 'WhatsApp'],
      ...['Cell phone', 'Mobile phone', 'Telemóvel'],
    ],
    vagueHeadings: plainPhoneHeadings,
    example: '343 555-0142',
  },
  phone_number_2: {
    headings: [
      ...['Tel. 2', 'Cel. 2', 'Tel. alternativo', 'Tel. fijo', 'Tel. particular', 'Otro tel.', 'Fijo'],
      ...['Phone 2', 'Landline', 'Home phone', 'Alternate phone', 'Other telephone', 'Telefone fixo', 'Residencial'],
    ],
    spareHeadings: plainPhoneHeadings,
    example: '343 555-0199',
  },
  personal_email: {
    headings: [
      ...['Mail', 'E-mail', 'Correo', 'Correo electrónico', 'Dirección de correo', 'Casilla', 'Email address'],
      ...['Personal mail', 'Mail particular', 'Endereço de e-mail', 'Correio eletrônico'],
    ],
    example: 'melina@example.com',
  },
}

const workSheetWords: SheetWords = {
  company_id: { headings: ['Razón social', 'Empleador', 'Firma', 'Employer', 'Legal entity', 'Empregador'] },
  client_id: { headings: ['Cliente asignado', 'Customer'] },
  job_sector_id: {
    headings: ['Área', 'Departamento', 'Sección', 'Secc.', 'Department', 'Dept.', 'Area', 'Section', 'Seção'],
    example: 'Laboratorio',
  },
  job_title_id: {
    headings: [
      ...['Puesto de trabajo', 'Cargo', 'Función', 'Ocupación', 'Posición', 'Tarea', 'Oficio'],
      ...['Job', 'Position', 'Role', 'Title', 'Função', 'Posto', 'Ocupação'],
    ],
    example: 'Técnica',
  },
  job_category_id: { headings: ['Cat.', 'Categ.', 'Categoría laboral', 'Job category', 'Grade', 'Job grade'] },
  contract_type_id: {
    headings: [
      ...['Contrato', 'Modalidad', 'Modalidad de contratación', 'Modalidad contractual', 'Tipo de contratación'],
      ...['Contract', 'Employment type', 'Regime', 'Vínculo'],
    ],
  },
  cct_id: {
    headings: ['CCT', 'Convenio', 'Convenio colectivo de trabajo', 'CBA', 'Union agreement', 'Convenção', 'Acordo'],
  },
  management_level_id: { headings: ['Nivel', 'Nivel jerárquico', 'Jerarquía', 'Level', 'Nível', 'Nível hierárquico'] },
  cost_center: { headings: ['C. Costo', 'CeCo', 'Centro de costos', 'Cost centre', 'Centro de custos', 'C. Custo'] },
  status_id: { headings: ['Situación', 'Situación de revista', 'Employment status', 'Employee status'] },
  admission_date: {
    headings: [
      ...['Fecha de alta', 'Alta', 'F. Ing.', 'Fec. Ing.', 'Ing.', 'Antigüedad desde', 'Inicio', 'Inicio laboral'],
      ...['Hire date', 'Date hired', 'Hired', 'Start date', 'Joining date', 'Date joined', 'Adm.', 'Data de início'],
    ],
    example: '2024-03-01',
  },
  termination_date: {
    headings: [
      ...['Fecha de baja', 'Egreso', 'Fecha de egreso', 'F. Baja', 'F. Egreso', 'Fec. Baja', 'Cese', 'Desvinculación'],
      ...['Termination date', 'End date', 'Leaving date', 'Date left', 'Data de desligamento', 'Demissão', 'Saída'],
    ],
    example: '2025-11-28',
  },
  termination_reason: {
    headings: [
      ...['Motivo', 'Motivo de baja', 'Motivo de egreso', 'Causa de baja', 'Causal de baja'],
      ...['Reason', 'Leaving reason', 'Termination reason', 'Motivo da demissão'],
    ],
    example: 'Renuncia',
  },
  termination_comments: { headings: ['Observaciones de la baja', 'Notas de la baja', 'Leaving notes'] },
  employable: { headings: ['Reincorporable', 'Recontratable', 'Rehire', 'Eligible for rehire', 'Readmissível'] },
  active: { headings: ['Vigente', 'Habilitado', 'En actividad', 'Is active', 'Enabled', 'Ativa'] },
}

const complementarySheetWords: SheetWords = {
  health_insurance: {
    headings: ['O. Social', 'Obra soc.', 'OS', 'Prepaga', 'Medical insurance', 'Health plan', 'Convênio médico'],
    example: 'OSECAC',
  },
  medical_check_expiration: {
    headings: [
      ...['Vto. examen médico', 'Vto. apto médico', 'Apto médico', 'Vto. examen', 'Vto. preocupacional'],
      ...['Medical expiry', 'Medical exam expiry', 'Validade do exame médico', 'Vencimento ASO'],
    ],
    example: '2027-08-31',
  },
  driver_license_class: {
    headings: [
      ...['Licencia', 'Clase de licencia', 'Licencia de conducir', 'Categoría de licencia', 'Registro de conducir'],
      ...['Carnet', 'Carnet de conducir', 'License', 'License class', 'Driver license', 'CNH', 'Categoria CNH'],
    ],
    example: 'B.1',
  },
  driver_expiration_date: {
    headings: [
      ...['Vto. licencia', 'Vto. registro', 'Vto. carnet', 'Vto. licencia de conducir'],
      ...['Vto. registro de conducir', 'Vto. carnet de conducir'],
      ...['License expiry', 'Driver license expiry', 'Validade CNH', 'Vencimento da CNH'],
    ],
    example: '2029-05-20',
  },
}

const bankSheetWords: SheetWords = {
  salary_cbu: {
    headings: ['CBU', 'CBU sueldo', 'CBU haberes', 'CBU/CVU', 'Salary CBU'],
    example: '0110001300000000001232',
  },
  salary_bank_name: {
    headings: ['Banco', 'Banco haberes', 'Entidad bancaria', 'Bank', 'Bank name'],
    example: 'Nación',
  },
  salary_account_number: {
    headings: [
      ...['Cuenta', 'Nro. cuenta', 'Cta.', 'Nro. Cta.', 'Caja de ahorro', 'Cuenta bancaria', 'Cuenta haberes'],
      ...['Account', 'Account number', 'Bank account', 'Conta', 'Conta bancária'],
    ],
  },
  fund_cbu: { headings: ['CBU FCL', 'CBU fondo de cese', 'CBU fondo de cese laboral', 'Fund CBU'] },
  fund_bank_name: { headings: ['Banco FCL', 'Banco fondo de cese', 'Bank of the fund'] },
  fund_account_number: { headings: ['Cuenta FCL', 'Cuenta fondo de cese', 'Nro. cuenta fondo'] },
}

/**
 * Headings of payroll programs and staff lists in Argentine Spanish, English and Portuguese, by which the importer
 * recognises the columns of employees.
 */
export const employeeSheetWords: SheetWords = {
  ...personalSheetWords,
  ...contactSheetWords,
  ...workSheetWords,
  ...complementarySheetWords,
  ...bankSheetWords,
}
