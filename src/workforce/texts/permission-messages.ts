import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Name of each permission over employees and their data, and what it opens. */
export const workforcePermissions = defineMessages({
  'access.permissions.see_menu_employees.name': {
    es: 'Menú de empleados',
    en: 'Employees menu',
    pt: 'Menu de funcionários',
  },
  'access.permissions.see_menu_employees.opens': {
    es: 'Muestra empleados en el menú, con las entradas que la persona puede abrir.',
    en: 'Shows employees in the menu, with the entries that the person may open.',
    pt: 'Mostra funcionários no menu, com as entradas que a pessoa pode abrir.',
  },
  'access.permissions.see_employees.name': { es: 'Ver empleados', en: 'View employees', pt: 'Ver funcionários' },
  'access.permissions.see_employees.opens': {
    es: 'Abre la lista de empleados y deja leer sus legajos.',
    en: 'Opens the list of employees and lets the person read their records.',
    pt: 'Abre a lista de funcionários e permite ler suas fichas.',
  },
  'access.permissions.create_employees.name': {
    es: 'Crear empleados',
    en: 'Create employees',
    pt: 'Criar funcionários',
  },
  'access.permissions.create_employees.opens': {
    es: 'Abre el formulario vacío y deja crear empleados.',
    en: 'Opens the empty form and lets the person create employees.',
    pt: 'Abre o formulário vazio e permite criar funcionários.',
  },
  'access.permissions.update_employees.name': {
    es: 'Editar empleados',
    en: 'Edit employees',
    pt: 'Editar funcionários',
  },
  'access.permissions.update_employees.opens': {
    es: 'Abre el legajo de cada empleado y deja cambiarlo, con sus adjuntos, capacitaciones y calidad.',
    en: 'Opens each employee’s record and lets the person change it, with attachments, trainings and certifications.',
    pt: 'Abre a ficha de cada funcionário e permite alterá-la, com anexos, treinamentos e qualidade.',
  },
  'access.permissions.delete_employees.name': {
    es: 'Eliminar empleados',
    en: 'Delete employees',
    pt: 'Excluir funcionários',
  },
  'access.permissions.delete_employees.opens': {
    es: 'Deja eliminar empleados sin entregas de EPP.',
    en: 'Lets the person delete employees without PPE deliveries.',
    pt: 'Permite excluir funcionários sem entregas de EPI.',
  },
  'access.permissions.see_employee_termination.name': {
    es: 'Ver altas y bajas',
    en: 'View admissions and terminations',
    pt: 'Ver admissões e desligamentos',
  },
  'access.permissions.see_employee_termination.opens': {
    es: 'Deja leer los períodos de cada empleado, con motivo y comentarios de la baja.',
    en: 'Lets the person read each employee’s periods, with the reason and comments of a termination.',
    pt: 'Permite ler os períodos de cada funcionário, com motivo e comentários do desligamento.',
  },
  'access.permissions.create_employee_termination.name': {
    es: 'Crear altas',
    en: 'Create admissions',
    pt: 'Criar admissões',
  },
  'access.permissions.create_employee_termination.opens': {
    es: 'Deja dar de nuevo el alta a un empleado.',
    en: 'Lets the person admit an employee again.',
    pt: 'Permite admitir de novo um funcionário.',
  },
  'access.permissions.update_employee_termination.name': {
    es: 'Editar altas y bajas',
    en: 'Edit admissions and terminations',
    pt: 'Editar admissões e desligamentos',
  },
  'access.permissions.update_employee_termination.opens': {
    es: 'Deja dar la baja y corregir el último período de un empleado.',
    en: 'Lets the person terminate an employee, and correct their last period.',
    pt: 'Permite desligar e corrigir o último período de um funcionário.',
  },
  'access.permissions.delete_employee_termination.name': {
    es: 'Eliminar altas',
    en: 'Delete admissions',
    pt: 'Excluir admissões',
  },
  'access.permissions.delete_employee_termination.opens': {
    es: 'Deja borrar el último período de un empleado, cuando queda otro.',
    en: 'Lets the person delete an employee’s last period where another remains.',
    pt: 'Permite excluir o último período de um funcionário, quando resta outro.',
  },
  'access.permissions.see_employee_general_data.name': {
    es: 'Ver datos generales',
    en: 'View general data',
    pt: 'Ver dados gerais',
  },
  'access.permissions.see_employee_general_data.opens': {
    es: 'Abre las listas de puestos, sectores, convenios y demás datos generales, y las muestra en el menú.',
    en: 'Opens the lists of job titles, sectors, agreements and other general data, and shows them in the menu.',
    pt: 'Abre as listas de cargos, setores, convenções e demais dados gerais, e as mostra no menu.',
  },
  'access.permissions.create_employee_general_data.name': {
    es: 'Crear datos generales',
    en: 'Create general data',
    pt: 'Criar dados gerais',
  },
  'access.permissions.create_employee_general_data.opens': {
    es: 'Abre el formulario vacío y deja crear datos generales.',
    en: 'Opens the empty form and lets the person create general data.',
    pt: 'Abre o formulário vazio e permite criar dados gerais.',
  },
  'access.permissions.update_employee_general_data.name': {
    es: 'Editar datos generales',
    en: 'Edit general data',
    pt: 'Editar dados gerais',
  },
  'access.permissions.update_employee_general_data.opens': {
    es: 'Abre el formulario de cada registro y deja cambiar datos generales.',
    en: 'Opens each record’s form and lets the person change general data.',
    pt: 'Abre o formulário de cada registro e permite alterar dados gerais.',
  },
  'access.permissions.delete_employee_general_data.name': {
    es: 'Eliminar datos generales',
    en: 'Delete general data',
    pt: 'Excluir dados gerais',
  },
  'access.permissions.delete_employee_general_data.opens': {
    es: 'Deja eliminar datos generales que nada más use.',
    en: 'Lets the person delete general data that nothing else uses.',
    pt: 'Permite excluir dados gerais que nada mais use.',
  },
  'access.permissions.print_employee_file.name': {
    es: 'Imprimir ficha del empleado',
    en: 'Print the employee file',
    pt: 'Imprimir ficha do funcionário',
  },
  'access.permissions.print_employee_file.opens': {
    es: 'Deja imprimir la ficha de un empleado.',
    en: 'Lets the person print an employee’s file.',
    pt: 'Permite imprimir a ficha de um funcionário.',
  },
})
