import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts that only the form of an employee needs: sections, help, attachments. */
export const employeeFormMessages = defineMessages({
  'workforce.employees.identity': { es: 'Identidad', en: 'Identity', pt: 'Identidade' },
  'workforce.employees.identity_note': {
    es: 'Como figura en el DNI. El CUIL se controla con el documento.',
    en: 'As the DNI says. The CUIL is checked against it.',
    pt: 'Como consta no DNI. O CUIL é conferido com o documento.',
  },
  'workforce.employees.photo_note': {
    es: 'De frente, como en una credencial.',
    en: 'Facing the camera, as on a badge.',
    pt: 'De frente, como em um crachá.',
  },
  'workforce.employees.address': { es: 'Domicilio', en: 'Address', pt: 'Endereço' },
  'workforce.employees.address_note': {
    es: 'El que va en la constancia y en los telegramas.',
    en: 'The one for certificates and telegrams.',
    pt: 'O que vai no comprovante e nos telegramas.',
  },
  'workforce.employees.contact': { es: 'Contacto', en: 'Contact', pt: 'Contato' },
  'workforce.employees.work': { es: 'Trabajo', en: 'Work', pt: 'Trabalho' },
  'workforce.employees.work_note': {
    es: 'Los puestos, sectores y demás se cargan en datos generales.',
    en: 'Job titles, sectors and the like are entered in general data.',
    pt: 'Os cargos, setores e demais são cadastrados em dados gerais.',
  },
  'workforce.employees.admission_opens': {
    es: 'Abre el primer período.',
    en: 'Opens the first period.',
    pt: 'Abre o primeiro período.',
  },
  'workforce.employees.admission_fixed': {
    es: 'Es el del último período.',
    en: 'That of the last period.',
    pt: 'É a do último período.',
  },
  'workforce.employees.ended': {
    es: 'Se dio de baja el {{day}}: figura inactivo hasta una nueva alta.',
    en: 'Terminated on {{day}}: shown as inactive until admitted again.',
    pt: 'Desligado em {{day}}: aparece como inativo até nova admissão.',
  },
  'workforce.employees.ends': {
    es: 'Trabaja hasta el {{day}}; después figura inactivo.',
    en: 'Works until {{day}}, and is shown as inactive afterwards.',
    pt: 'Trabalha até {{day}}; depois aparece como inativo.',
  },
  'workforce.tabs.personal': { es: 'Personales', en: 'Personal data', pt: 'Pessoais' },
  'workforce.tabs.sizes': { es: 'Talles EPP', en: 'PPE sizes', pt: 'Tamanhos EPI' },
  'workforce.employees.complementary': { es: 'Complementarios', en: 'Complementary data', pt: 'Complementares' },
  'workforce.tabs.responsibilities': { es: 'Responsabilidades', en: 'Responsibilities', pt: 'Responsabilidades' },
  'workforce.tabs.employment': { es: 'Baja / Alta', en: 'Termination / Admission', pt: 'Desligamento / Admissão' },
  'workforce.employees.agreement': {
    es: 'Obra social y convenio',
    en: 'Health insurance and agreement',
    pt: 'Plano de saúde e convenção',
  },
  'workforce.employees.licence': {
    es: 'Licencia de conducir y examen médico',
    en: 'Driver license and medical check',
    pt: 'Carteira de motorista e exame médico',
  },
  'workforce.employees.employment': { es: 'Ingreso y estado', en: 'Admission and state', pt: 'Admissão e situação' },
  'workforce.employees.banks': { es: 'Cuentas', en: 'Accounts', pt: 'Contas' },
  'workforce.employees.banks_note': {
    es: 'Donde se depositan el sueldo y el fondo. El banco sale del CBU.',
    en: 'Where salary and fund are paid. The CBU tells the bank.',
    pt: 'Onde se depositam o salário e o fundo. O CBU indica o banco.',
  },
  'workforce.head.years': { es: '{{qty}} años', en: '{{qty}} years', pt: '{{qty}} anos' },
  'workforce.head.in_total': { es: 'en total', en: 'in total', pt: 'no total' },
  'workforce.head.work': { es: 'Sector y puesto', en: 'Sector and job title', pt: 'Setor e cargo' },
  'workforce.head.expired': { es: 'venció el {{day}}', en: 'expired on {{day}}', pt: 'venceu em {{day}}' },
  'workforce.head.expires': { es: 'vence el {{day}}', en: 'expires on {{day}}', pt: 'vence em {{day}}' },
  'workforce.dni.in_other_company': {
    es: 'Ese DNI es de {{name}}, de {{company}}. Se puede guardar igual.',
    en: 'This DNI is that of {{name}}, of {{company}}. It can be saved all the same.',
    pt: 'Esse DNI é de {{name}}, de {{company}}. Dá para salvar mesmo assim.',
  },
  'workforce.cuil.offers': { es: 'Con ese DNI:', en: 'With this DNI:', pt: 'Com esse DNI:' },
  'workforce.cuil.matches': { es: 'Coincide con el DNI', en: 'Matches the DNI', pt: 'Coincide com o DNI' },
  'workforce.cuil.old_prefix': {
    es: 'Se acepta, pero con esos números suele cambiar el prefijo: confirmalo con la constancia.',
    en: 'Accepted, but with these digits the prefix usually changes: confirm it with the certificate.',
    pt: 'É aceito, mas com esses números o prefixo costuma mudar: confirme com o comprovante.',
  },
  'workforce.cbu.offers': { es: 'Banco del CBU:', en: 'Bank of the CBU:', pt: 'Banco do CBU:' },
  'workforce.cbu.matches': {
    es: 'Coincide con el banco',
    en: 'Matches the bank',
    pt: 'Coincide com o banco',
  },
  'workforce.cbu.is_cvu': {
    es: 'Es un CVU, de una billetera virtual',
    en: 'This is a CVU, of a virtual wallet',
    pt: 'É um CVU, de uma carteira virtual',
  },
  'workforce.cbu.unknown_bank': {
    es: 'Ese código de banco no está en la lista de {{as_of}}: escribí el nombre',
    en: 'This bank code is not in the list of {{as_of}}: type the name',
    pt: 'Esse código de banco não está na lista de {{as_of}}: digite o nome',
  },
  'workforce.employees.ppe_sizes': {
    es: 'Talles de protección',
    en: 'Sizes of protective equipment',
    pt: 'Tamanhos de proteção',
  },
  'workforce.employees.ppe_sizes_note': {
    es: 'Se proponen al entregar un elemento.',
    en: 'They are suggested when an item is handed over.',
    pt: 'São sugeridos ao entregar um equipamento.',
  },
  'workforce.attachments.title': { es: 'Adjuntos', en: 'Attachments', pt: 'Anexos' },
  'workforce.attachments.note': {
    es: 'Se guardan al elegirlos, sin esperar a Guardar. Un PDF se abre en otra pestaña.',
    en: 'They are kept as soon as they are chosen, without waiting for Save. A PDF opens in another tab.',
    pt: 'São guardados ao escolhê-los, sem esperar por Salvar. Um PDF abre em outra aba.',
  },
  'workforce.attachments.files': { es: 'Papeles', en: 'Papers', pt: 'Documentos' },
  'workforce.attachments.none': {
    es: 'Todavía no hay adjuntos.',
    en: 'There are no attachments yet.',
    pt: 'Ainda não há anexos.',
  },
  'workforce.attachments.later': {
    es: 'Se agregan en su registro, una vez guardado el empleado.',
    en: 'They are added on the record, once the employee is saved.',
    pt: 'São adicionados no registro, depois de salvar o funcionário.',
  },
  'workforce.attachments.failed': {
    es: 'No se pudieron leer los adjuntos.',
    en: 'The attachments could not be read.',
    pt: 'Não foi possível ler os anexos.',
  },
  'workforce.attachments.type_first': {
    es: 'Elegí qué es, y se guarda: {{names}}',
    en: 'Choose what it is, and it is kept: {{names}}',
    pt: 'Escolha o que é, e será guardado: {{names}}',
  },
  'workforce.attachments.sending': { es: 'Subiendo {{name}}…', en: 'Uploading {{name}}…', pt: 'Enviando {{name}}…' },
  'workforce.attachments.unknown': {
    es: 'No sabemos si se guardó: {{names}}. Podés reintentar: no se guarda dos veces.',
    en: 'We do not know whether this was kept: {{names}}. You can try again: nothing is kept twice.',
    pt: 'Não sabemos se foi guardado: {{names}}. Você pode tentar de novo: nada é guardado duas vezes.',
  },
  'workforce.attachments.refused': {
    es: 'No se guardó: {{name}}.',
    en: 'Not kept: {{name}}.',
    pt: 'Não foi guardado: {{name}}.',
  },
  'workforce.attachments.discard': { es: 'Descartar', en: 'Discard', pt: 'Descartar' },
  'workforce.attachments.delete': { es: 'Eliminar {{name}}', en: 'Delete {{name}}', pt: 'Excluir {{name}}' },
})
