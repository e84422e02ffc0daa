import { defineMessages, type Messages } from '#src/platform/i18n/define-messages.ts'

type Titles = Record<'list' | 'create' | 'update' | 'one' | 'the', Messages[string]>

const name = { es: 'Nombre', en: 'Name', pt: 'Nome' }
const description = { es: 'Descripción', en: 'Description', pt: 'Descrição' }

/** Titles of the screens of each list. */
const titles: Record<string, Titles> = {
  contract_types: {
    the: { es: 'el tipo de contrato', en: 'the contract type', pt: 'o tipo de contrato' },
    one: { es: 'Tipo de contrato', en: 'Contract type', pt: 'Tipo de contrato' },
    list: { es: 'Tipos de contrato', en: 'Contract types', pt: 'Tipos de contrato' },
    create: { es: 'Nuevo tipo de contrato', en: 'New contract type', pt: 'Novo tipo de contrato' },
    update: { es: 'Editar tipo de contrato', en: 'Edit contract type', pt: 'Editar tipo de contrato' },
  },
  cost_centers: {
    the: { es: 'el centro de costo', en: 'the cost center', pt: 'o centro de custo' },
    one: { es: 'Centro de costo', en: 'Cost center', pt: 'Centro de custo' },
    list: { es: 'Centros de costo', en: 'Cost centers', pt: 'Centros de custo' },
    create: { es: 'Nuevo centro de costo', en: 'New cost center', pt: 'Novo centro de custo' },
    update: { es: 'Editar centro de costo', en: 'Edit cost center', pt: 'Editar centro de custo' },
  },
  employee_status: {
    the: { es: 'el estado del empleado', en: 'the employee status', pt: 'a situação do funcionário' },
    one: { es: 'Estado del empleado', en: 'Employee status', pt: 'Situação do funcionário' },
    list: { es: 'Estados del empleado', en: 'Employee statuses', pt: 'Situações do funcionário' },
    create: { es: 'Nuevo estado del empleado', en: 'New employee status', pt: 'Nova situação do funcionário' },
    update: { es: 'Editar estado del empleado', en: 'Edit employee status', pt: 'Editar situação do funcionário' },
  },
  job_categories: {
    the: { es: 'la categoría laboral', en: 'the job category', pt: 'a categoria profissional' },
    one: { es: 'Categoría laboral', en: 'Job category', pt: 'Categoria profissional' },
    list: { es: 'Categorías laborales', en: 'Job categories', pt: 'Categorias profissionais' },
    create: { es: 'Nueva categoría laboral', en: 'New job category', pt: 'Nova categoria profissional' },
    update: { es: 'Editar categoría laboral', en: 'Edit job category', pt: 'Editar categoria profissional' },
  },
  job_sectors: {
    the: { es: 'el sector', en: 'the sector', pt: 'o setor' },
    one: { es: 'Sector', en: 'Sector', pt: 'Setor' },
    list: { es: 'Sectores', en: 'Sectors', pt: 'Setores' },
    create: { es: 'Nuevo sector', en: 'New sector', pt: 'Novo setor' },
    update: { es: 'Editar sector', en: 'Edit sector', pt: 'Editar setor' },
  },
  job_titles: {
    the: { es: 'el puesto', en: 'the job title', pt: 'o cargo' },
    one: { es: 'Puesto', en: 'Job title', pt: 'Cargo' },
    list: { es: 'Puestos', en: 'Job titles', pt: 'Cargos' },
    create: { es: 'Nuevo puesto', en: 'New job title', pt: 'Novo cargo' },
    update: { es: 'Editar puesto', en: 'Edit job title', pt: 'Editar cargo' },
  },
  management_levels: {
    the: { es: 'el nivel de conducción', en: 'the management level', pt: 'o nível de gestão' },
    one: { es: 'Nivel de conducción', en: 'Management level', pt: 'Nível de gestão' },
    list: { es: 'Niveles de conducción', en: 'Management levels', pt: 'Níveis de gestão' },
    create: { es: 'Nuevo nivel de conducción', en: 'New management level', pt: 'Novo nível de gestão' },
    update: { es: 'Editar nivel de conducción', en: 'Edit management level', pt: 'Editar nível de gestão' },
  },
  ccts: {
    the: { es: 'el convenio colectivo', en: 'the collective agreement', pt: 'a convenção coletiva' },
    one: { es: 'Convenio colectivo', en: 'Collective agreement', pt: 'Convenção coletiva' },
    list: { es: 'Convenios colectivos', en: 'Collective agreements', pt: 'Convenções coletivas' },
    create: { es: 'Nuevo convenio colectivo', en: 'New collective agreement', pt: 'Nova convenção coletiva' },
    update: { es: 'Editar convenio colectivo', en: 'Edit collective agreement', pt: 'Editar convenção coletiva' },
  },
}

const listTextsOfKind = ([kind, { one, the, list, create, update }]: [string, Titles]): [
  string,
  Messages[string],
][] => [
  [`${kind}.one`, one],
  [`${kind}.the`, the],
  [`pages.${kind}.list`, list],
  [`pages.${kind}.create`, create],
  [`pages.${kind}.update`, update],
  [`${kind}.fields.name`, name],
  [`${kind}.fields.description`, description],
]

/** Texts of the lists of general data. */
export const workforceMessages = defineMessages({
  'Error al obtener los datos generales del empleado': {
    es: 'Error al obtener los datos generales del empleado',
    en: 'The general data of the employee could not be read',
    pt: 'Erro ao obter os dados gerais do funcionário',
  },
  ...Object.fromEntries(Object.entries(titles).flatMap(listTextsOfKind)),
  'workforce.general_data.title': { es: 'Datos generales', en: 'General data', pt: 'Dados gerais' },
  'workforce.general_data.name_required': {
    es: 'El nombre es obligatorio',
    en: 'The name is required',
    pt: 'O nome é obrigatório',
  },
  'workforce.general_data.duplicated': {
    es: 'Ya existe uno con ese nombre',
    en: 'There is one with this name already',
    pt: 'Já existe um item com esse nome',
  },
})
