import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the screen of contact messages. */
export const inboxMessages = defineMessages({
  'messages.one': { es: 'Mensaje', en: 'Message', pt: 'Mensagem' },
  'pages.messages.list': { es: 'Mensajes', en: 'Messages', pt: 'Mensagens' },
  'messages.fields.name': { es: 'Nombre', en: 'Name', pt: 'Nome' },
  'messages.fields.email': { es: 'Email', en: 'Email', pt: 'E-mail' },
  'messages.fields.message': { es: 'Mensaje', en: 'Message', pt: 'Mensagem' },
  'messages.fields.read': { es: 'Estado', en: 'Status', pt: 'Situação' },
  'messages.fields.created_at': { es: 'Recibido', en: 'Received', pt: 'Recebida' },
  'messages.fields.answered_at': { es: 'Respondido el', en: 'Answered on', pt: 'Respondida em' },
  'messages.fields.answered_by_name': { es: 'Respondió', en: 'Answered by', pt: 'Respondeu' },
  'inbox.messages.read': { es: 'Leído', en: 'Read', pt: 'Lida' },
  'inbox.messages.unread': { es: 'Nuevo', en: 'New', pt: 'Nova' },
  'inbox.messages.to_read': { es: 'sin leer', en: 'unread', pt: 'não lidas' },
  'inbox.messages.empty': {
    es: 'Acá llegan los mensajes del formulario de contacto de la tienda.',
    en: 'Messages from the shop’s contact form arrive here.',
    pt: 'As mensagens do formulário de contato da loja chegam aqui.',
  },
  'inbox.messages.did_read': { es: 'leyó el mensaje de', en: 'read the message from', pt: 'leu a mensagem de' },
  'inbox.messages.did_unread': {
    es: 'marcó como no leído el mensaje de',
    en: 'marked as unread the message from',
    pt: 'marcou como não lida a mensagem de',
  },
  'inbox.messages.did_answer': {
    es: 'respondió el mensaje de',
    en: 'answered the message from',
    pt: 'respondeu a mensagem de',
  },
  'inbox.messages.did_not_answer': {
    es: 'marcó como no respondido el mensaje de',
    en: 'marked as unanswered the message from',
    pt: 'marcou como não respondida a mensagem de',
  },
  'inbox.messages.answered_by': {
    es: 'Respondido por {{name}}',
    en: 'Answered by {{name}}',
    pt: 'Respondida por {{name}}',
  },
  'messages.the': { es: 'el mensaje de', en: 'the message from', pt: 'a mensagem de' },
  'inbox.cards.unread': { es: 'Mensajes sin leer', en: 'Unread messages', pt: 'Mensagens não lidas' },
  'inbox.cards.none': { es: 'Todo leído', en: 'All read', pt: 'Tudo lido' },
  'inbox.cards.some': { es: 'para leer', en: 'to read', pt: 'para ler' },
  'inbox.messages.reply_mail': { es: 'Responder por email', en: 'Reply by email', pt: 'Responder por e-mail' },
  'inbox.messages.reply_whatsapp': {
    es: 'Responder por WhatsApp',
    en: 'Reply on WhatsApp',
    pt: 'Responder pelo WhatsApp',
  },
  'messages.actions.read': { es: 'Marcar como leídos', en: 'Mark as read', pt: 'Marcar como lidas' },
  'messages.actions.unread': { es: 'Marcar como no leídos', en: 'Mark as unread', pt: 'Marcar como não lidas' },
  'inbox.messages.mark_unread': { es: 'Marcar como no leído', en: 'Mark as unread', pt: 'Marcar como não lida' },
  'inbox.messages.subject': {
    es: 'Tu mensaje a {{shop}}',
    en: 'Your message to {{shop}}',
    pt: 'Sua mensagem para {{shop}}',
  },
  'inbox.messages.greeting': { es: 'Hola, {{name}}:', en: 'Hello {{name}},', pt: 'Olá, {{name}}:' },
})
