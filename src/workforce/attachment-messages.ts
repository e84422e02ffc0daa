import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Papers of an employee. */
export const attachmentMessages = defineMessages({
  'attachments.one': { es: 'Adjunto', en: 'Attachment', pt: 'Anexo' },
  'attachments.the': { es: 'el adjunto', en: 'the attachment', pt: 'o anexo' },
  'attachments.fields.type': { es: 'Qué es', en: 'What it is', pt: 'O que é' },
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
  'workforce.attachments.type_first': {
    es: 'Elegí qué es, y se guarda: {{names}}',
    en: 'Choose what it is, and it is kept: {{names}}',
    pt: 'Escolha o que é, e será guardado: {{names}}',
  },
  'workforce.attachments.sending': { es: 'Subiendo {{name}}…', en: 'Uploading {{name}}…', pt: 'Enviando {{name}}…' },
  'workforce.attachments.delete': { es: 'Eliminar {{name}}', en: 'Delete {{name}}', pt: 'Excluir {{name}}' },
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
