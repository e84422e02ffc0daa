import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of an employee's attachments. */
export const attachmentMessages = defineMessages({
  'attachments.one': { es: 'Adjunto', en: 'Attachment', pt: 'Anexo' },
  'attachments.the': { es: 'el adjunto', en: 'the attachment', pt: 'o anexo' },
  'pages.attachments.list': { es: 'Adjuntos', en: 'Attachments', pt: 'Anexos' },
  'attachments.fields.employee_id': { es: 'Empleado', en: 'Employee', pt: 'Funcionário' },
  'attachments.fields.file': { es: 'Archivo', en: 'File', pt: 'Arquivo' },
  'attachments.fields.name': { es: 'Nombre', en: 'Name', pt: 'Nome' },
  'attachments.fields.media_type': { es: 'Formato', en: 'Format', pt: 'Formato' },
  'attachments.fields.size': { es: 'Tamaño', en: 'Size', pt: 'Tamanho' },
  'attachments.fields.type': { es: 'Qué es', en: 'What it is', pt: 'O que é' },
  'workforce.attachments.type_required': {
    es: 'Elegí qué es',
    en: 'Choose what it is',
    pt: 'Escolha o que é',
  },
  'workforce.attachments.file_required': {
    es: 'Falta el archivo',
    en: 'The file is missing',
    pt: 'Falta o arquivo',
  },
  'workforce.attachment_type.dni': { es: 'DNI', en: 'DNI (national ID)', pt: 'DNI (identidade)' },
  'workforce.attachment_type.cuil': { es: 'Constancia de CUIL', en: 'CUIL certificate', pt: 'Comprovante de CUIL' },
  'workforce.attachment_type.curriculum': { es: 'Currículum', en: 'Curriculum', pt: 'Currículo' },
  'workforce.attachment_type.contract': { es: 'Contrato', en: 'Contract', pt: 'Contrato' },
  'workforce.attachment_type.medical': { es: 'Examen médico', en: 'Medical exam', pt: 'Exame médico' },
  'workforce.attachment_type.training': { es: 'Capacitación', en: 'Training', pt: 'Treinamento' },
  'workforce.attachment_type.license': {
    es: 'Licencia de conducir',
    en: 'Driving licence',
    pt: 'Carteira de motorista',
  },
  'workforce.attachment_type.other': { es: 'Otro', en: 'Other', pt: 'Outro' },
})
