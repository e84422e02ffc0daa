import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The guide's texts about messages. */
export const inboxGuideMessages = defineMessages({
  'guide.messages.for': {
    es: 'Es lo que escriben los visitantes en el formulario de contacto, lo más nuevo primero. El número en el menú son los que faltan leer.',
    en: 'What visitors write in the contact form, newest first. The number in the menu is how many are unread.',
    pt: 'É o que os visitantes escrevem no formulário de contato, do mais novo ao mais antigo. O número no menu é quantas faltam ler.',
  },
  'guide.messages.tip_1': {
    es: 'Tocá un renglón para leerlo entero; queda marcado como leído.',
    en: 'Click a row to read it in full; it is then marked as read.',
    pt: 'Toque em uma linha para ler por inteiro; ela fica marcada como lida.',
  },
  'guide.messages.tip_2': {
    es: 'Respondé por email o, si dejaron un teléfono, por WhatsApp: el saludo ya viene escrito. Al tocarlo queda «Respondido por» vos; si no lo enviaste, «Deshacer» lo quita.',
    en: 'Answer by email or, if they left a phone, by WhatsApp: the greeting is already written. Pressing it notes “Answered by” you; if you did not send it, “Undo” removes that.',
    pt: 'Responda por e-mail ou, se deixaram telefone, por WhatsApp: a saudação já vem escrita. Ao tocar, fica “Respondida por” você; se não enviou, “Desfazer” remove isso.',
  },
  'guide.messages.tip_3': {
    es: '«Marcar como no leído» lo deja pendiente para después.',
    en: '“Mark as unread” keeps it for later.',
    pt: '“Marcar como não lida” a deixa para depois.',
  },
})
