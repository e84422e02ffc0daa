import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The guide's texts about employees and general data. */
export const workforceGuideMessages = defineMessages({
  'guide.employees.for': {
    es: 'Son las personas que trabajan en cada empresa, con legajo, puesto, sector e ingreso. Quien pertenece a una empresa ve solamente las suyas.',
    en: 'The people who work for each company, with file number, job title, sector and admission. A user of a company sees only theirs.',
    pt: 'São as pessoas que trabalham em cada empresa, com matrícula, cargo, setor e admissão. Quem pertence a uma empresa vê somente as suas.',
  },
  'guide.employees.tip_1': {
    es: 'Buscá por apellido, legajo, DNI, CUIL, teléfono o domicilio, con o sin tildes.',
    en: 'Search by surname, file number, DNI, CUIL, phone or address, with or without accents.',
    pt: 'Busque por sobrenome, matrícula, DNI, CUIL, telefone ou endereço, com ou sem acentos.',
  },
  'guide.employees.tip_2': {
    es: 'Activo quiere decir que trabaja hoy: después del último día de una baja figura inactivo solo.',
    en: 'Active means working today: after the last day of a termination a person is shown as inactive by itself.',
    pt: 'Ativo quer dizer que trabalha hoje: depois do último dia de um desligamento aparece inativo sozinho.',
  },
  'guide.employees.tip_3': {
    es: 'El legajo, el DNI y el CUIL no se repiten dentro de una empresa.',
    en: 'File number, DNI and CUIL are not used twice within a company.',
    pt: 'A matrícula, o DNI e o CUIL não se repetem dentro de uma empresa.',
  },
  'guide.certifications.for': {
    es: 'Muestra quién tiene qué capacitación o certificación de calidad, hasta cuándo, y a quién le falta lo que su puesto necesita.',
    en: 'Shows who has which training or quality certification, until when, and who lacks what their job title needs.',
    pt: 'Mostra quem tem qual treinamento ou certificação de qualidade, até quando, e a quem falta o que seu cargo precisa.',
  },
  'guide.certifications.tip_1': {
    es: 'Tocá una celda para ver lo que tiene, o para cargar lo que le falta.',
    en: 'Press a cell to see what is held, or to enter what is missing.',
    pt: 'Toque uma célula para ver o que tem, ou para cadastrar o que falta.',
  },
  'guide.certifications.tip_2': {
    es: 'De dos del mismo tema cuenta la de fecha más nueva.',
    en: 'Of two of the same item the one with the newer date counts.',
    pt: 'De dois do mesmo tema conta o de data mais nova.',
  },
  'guide.certifications.tip_3': {
    es: 'Filtrá por sector, puesto, tema o estado: la planilla de Excel trae a todas las personas del filtro.',
    en: 'Filter by sector, job title, item or state: the Excel sheet has all people of the filter.',
    pt: 'Filtre por setor, cargo, tema ou situação: a planilha do Excel traz todas as pessoas do filtro.',
  },
  'guide.certifications.tip_4': {
    es: 'Los días de aviso, en los parámetros, dicen cuándo algo está por vencer.',
    en: 'The days of notice, in the parameters, say when something expires soon.',
    pt: 'Os dias de aviso, nos parâmetros, dizem quando algo está a vencer.',
  },
  'guide.employee_form.title': {
    es: 'Cargar o cambiar un empleado',
    en: 'Adding or changing an employee',
    pt: 'Cadastrar ou alterar um funcionário',
  },
  'guide.employee_form.for': {
    es: 'Acá va todo el legajo en una hoja: identidad, domicilio, contacto, trabajo, datos complementarios y cuentas.',
    en: 'The whole record on one sheet: identity, address, contact, work, complementary data and accounts.',
    pt: 'Aqui vai toda a ficha em uma folha: identidade, endereço, contato, trabalho, dados complementares e contas.',
  },
  'guide.employee_form.tip_1': {
    es: 'Alcanza con nombre, apellido y legajo; lo demás se completa cuando esté.',
    en: 'Name, surname and file number are enough; the rest is added when known.',
    pt: 'Bastam nome, sobrenome e matrícula; o resto se completa depois.',
  },
  'guide.employee_form.tip_2': {
    es: 'Con el DNI escrito, elegí el CUIL entre los posibles: coincide con la constancia de una sola forma.',
    en: 'With the DNI typed, choose the CUIL among the possible ones: only one is that of the certificate.',
    pt: 'Com o DNI digitado, escolha o CUIL entre os possíveis: só um é o do comprovante.',
  },
  'guide.employee_form.tip_3': {
    es: 'Pegá el CBU y tomá el banco que propone; un número mal copiado se nota en el momento.',
    en: 'Paste the CBU and take the bank that is offered; a number copied wrong shows at once.',
    pt: 'Cole o CBU e aceite o banco proposto; um número copiado errado aparece na hora.',
  },
  'guide.employee_form.tip_4': {
    es: 'Las fechas de vencimiento del examen médico y de la licencia son las que después se avisan.',
    en: 'The expiry dates of medical check and license are those that notices will follow.',
    pt: 'As datas de vencimento do exame médico e da carteira são as que depois geram avisos.',
  },
  'guide.employment.title': {
    es: 'Ingresos y bajas',
    en: 'Admissions and terminations',
    pt: 'Admissões e desligamentos',
  },
  'guide.employment.for': {
    es: 'Cada ingreso abre un período y cada baja lo cierra; juntos son la antigüedad de una persona.',
    en: 'Each admission opens a period and each termination closes it; together they are the seniority of a person.',
    pt: 'Cada admissão abre um período e cada desligamento o fecha; juntos são o tempo de serviço de uma pessoa.',
  },
  'guide.employment.tip_1': {
    es: 'La baja se puede dar para un día que viene: el último día todavía cuenta.',
    en: 'A termination may be for a day to come: the last day still counts.',
    pt: 'O desligamento pode ser para um dia futuro: o último dia ainda conta.',
  },
  'guide.employment.tip_2': {
    es: 'Se corrige o se elimina el último período, y una baja se anula.',
    en: 'The last period can be corrected or deleted, and a termination can be taken back.',
    pt: 'Corrige-se ou exclui-se o último período, e um desligamento se anula.',
  },
  'guide.employment.tip_3': {
    es: 'En la lista elegí a varios y dales la baja juntos, al final de una temporada.',
    en: 'In the list choose several and terminate them together, at the end of a season.',
    pt: 'Na lista escolha vários e registre o desligamento juntos, no fim de uma temporada.',
  },
  'guide.employment.tip_4': {
    es: 'El pasado entra con una planilla de períodos: legajo, ingreso, baja y motivo.',
    en: 'The past comes in with a sheet of periods: file number, admission, termination and reason.',
    pt: 'O passado entra com uma planilha de períodos: matrícula, admissão, desligamento e motivo.',
  },
  'guide.personal_data.title': {
    es: 'Datos personales de un empleado',
    en: 'Personal data of an employee',
    pt: 'Dados pessoais de um funcionário',
  },
  'guide.personal_data.for': {
    es: 'La ley 25.326 da a cada persona el derecho a ver lo que se guarda de ella y a que se borre.',
    en: 'Law 25.326 gives each person the right to see what is kept of them and to have it erased.',
    pt: 'A lei 25.326 dá a cada pessoa o direito de ver o que se guarda dela e de que seja apagado.',
  },
  'guide.personal_data.tip_1': {
    es: 'Todos sus datos, en su registro, baja en un ZIP el legajo, los papeles y el historial; sin la planilla que firmaron otros.',
    en: 'All their data, on the record, downloads the file, the papers and the history as a ZIP; a sheet that others signed too is left out.',
    pt: 'Todos os dados, no registro, baixa em um ZIP a ficha, os papéis e o histórico; a planilha que outros também assinaram fica de fora.',
  },
  'guide.personal_data.tip_2': {
    es: 'Borrar sus datos está en su pestaña Baja / Alta, pasados los años de guarda; pide el legajo y no se deshace.',
    en: 'Erase their data, in the tab Termination / Admission, is for former employees, after the years of keeping; it asks for the file number and cannot be undone.',
    pt: 'Apagar os dados fica na aba Desligamento / Admissão de quem já não trabalha, passados os anos de guarda; pede a ficha e não se desfaz.',
  },
  'guide.personal_data.tip_3': {
    es: 'Los datos de salud y del banco están solo en el registro: las listas no los muestran.',
    en: 'Health and bank data stand in the record alone: lists do not show them.',
    pt: 'Os dados de saúde e do banco estão só no registro: as listas não os mostram.',
  },
  'guide.general_data.for': {
    es: 'Son ocho listas con los datos del personal: tipos de contrato, centros de costo, estados, categorías, sectores, puestos, niveles y convenios.',
    en: 'Eight lists of staff data: contract types, cost centers, statuses, categories, sectors, job titles, levels and collective agreements.',
    pt: 'São oito listas com os dados do pessoal: tipos de contrato, centros de custo, situações, categorias, setores, cargos, níveis e convenções.',
  },
  'guide.general_data.tip_1': {
    es: 'Cargá cada valor una sola vez, con el nombre que todos conocen; no se repite.',
    en: 'Enter each value once, by the name that everyone knows; it cannot be repeated.',
    pt: 'Cadastre cada valor uma só vez, com o nome que todos conhecem; ele não se repete.',
  },
  'guide.general_data.tip_2': {
    es: 'En la descripción aclarás lo que haga falta: el código de AFIP, el convenio, el turno.',
    en: 'The description holds what needs explaining: the AFIP code, the agreement, the shift.',
    pt: 'Na descrição você esclarece o que for preciso: o código da AFIP, a convenção, o turno.',
  },
  'guide.general_data.tip_3': {
    es: 'Los puestos se eligen en los elementos de protección; uno que está en uso no se elimina.',
    en: 'Job titles are chosen in the protective equipment; one in use is not deleted.',
    pt: 'Os cargos são escolhidos nos equipamentos de proteção; um em uso não é excluído.',
  },
})
