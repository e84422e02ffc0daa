import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of an employee's rights over their data (Ley 25.326). */
export const personalDataMessages = defineMessages({
  'employees.documents.personal-data': {
    es: 'Todos sus datos (ZIP)',
    en: 'All their data (ZIP)',
    pt: 'Todos os dados (ZIP)',
  },
  'employees.documents.personal-data.title': {
    es: 'Datos personales de {{label}}',
    en: 'Personal data of {{label}}',
    pt: 'Dados pessoais de {{label}}',
  },
  'employees.documents.personal-data.shared_file': {
    es: 'Planilla compartida con otras personas; la guarda la empresa y no se incluye',
    en: 'Sheet shared with other people; the firm keeps it and it is not included',
    pt: 'Planilha compartilhada com outras pessoas; a empresa a guarda e ela não é incluída',
  },
  'workforce.employees.did_download': {
    es: 'descargó los datos personales de',
    en: 'downloaded the personal data of',
    pt: 'baixou os dados pessoais de',
  },
  'workforce.employees.erase_title': { es: 'Borrar sus datos', en: 'Erase their data', pt: 'Apagar os dados' },
  'workforce.employees.erase_note': {
    es: 'Ley 25.326: se borran para siempre el legajo, la foto, los adjuntos y el historial. Una planilla firmada también por otros se conserva. No se puede deshacer.',
    en: 'Law 25.326: the file, photo, attachments and history are erased for good. A sheet that others signed too is kept. This cannot be undone.',
    pt: 'Lei 25.326: a ficha, a foto, os anexos e o histórico são apagados para sempre. Uma planilha assinada também por outros é conservada. Não pode ser desfeito.',
  },
  'employees.actions.erased': { es: 'Borrar sus datos', en: 'Erase their data', pt: 'Apagar os dados' },
  'employees.actions.erased.question': {
    es: 'Se borran para siempre todos los datos de esta persona. Escribí su número de legajo para confirmarlo.',
    en: 'All data of this person are erased for good. Type their file number to confirm.',
    pt: 'Todos os dados desta pessoa são apagados para sempre. Digite o número da ficha para confirmar.',
  },
  'employees.actions.erased.done': { es: 'Datos borrados', en: 'Data erased', pt: 'Dados apagados' },
  'employees.fields.reason': { es: 'Motivo del borrado', en: 'Reason for erasing', pt: 'Motivo' },
  'workforce.employees.did_erase': {
    es: 'borró los datos personales de',
    en: 'erased the personal data of',
    pt: 'apagou os dados pessoais de',
  },
  'workforce.employees.other_file_number': {
    es: 'No es el número de legajo de esta persona',
    en: 'This is not the file number of this person',
    pt: 'Não é o número de prontuário desta pessoa',
  },
  'workforce.employees.erase_employed': {
    es: 'Sus datos no se borran mientras trabaja: primero tiene que tener fecha de egreso',
    en: 'Data are not erased while somebody is employed: a termination comes first',
    pt: 'Os dados não são apagados durante o emprego: primeiro é preciso um desligamento',
  },
  'workforce.employees.erase_too_early': {
    es: 'Todavía no se puede: un legajo se guarda {{years}} años desde la baja',
    en: 'Not yet: an employee file is kept for {{years}} years from the termination on',
    pt: 'Ainda não: um prontuário é guardado por {{years}} anos a partir do desligamento',
  },
})
