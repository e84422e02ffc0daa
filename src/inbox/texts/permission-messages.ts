import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Name of each permission over messages and notices, and what it opens. */
export const inboxPermissionMessages = defineMessages({
  'access.permissions.see_notifications.name': {
    es: 'Ver notificaciones',
    en: 'View notifications',
    pt: 'Ver notificações',
  },
  'access.permissions.see_notifications.opens': {
    es: 'Muestra la campana y abre los vencimientos, cumpleaños y avisos.',
    en: 'Shows the bell and opens expirations, birthdays and notices.',
    pt: 'Mostra o sino e abre vencimentos, aniversários e avisos.',
  },
  'access.permissions.see_contact_messages.name': { es: 'Ver mensajes', en: 'View messages', pt: 'Ver mensagens' },
  'access.permissions.see_contact_messages.opens': {
    es: 'Abre los mensajes del formulario de contacto, deja marcarlos y eliminarlos, y los muestra en el menú.',
    en: 'Opens the messages of the contact form, lets the person mark and delete them, and shows them in the menu.',
    pt: 'Abre as mensagens do formulário de contato, permite marcá-las e excluí-las, e as mostra no menu.',
  },
})
