import { defineMessages } from '#src/platform/messages.ts'

/** What the frame and the basic pieces say. */
export const uiMessages = defineMessages({
  Aceptar: { es: 'Aceptar', en: 'Accept', pt: 'Aceitar' },
  Cancelar: { es: 'Cancelar', en: 'Cancel', pt: 'Cancelar' },
  Cerrar: { es: 'Cerrar', en: 'Close', pt: 'Fechar' },
  'ui.modal.close': { es: 'Cerrar (X)', en: 'Close (X)', pt: 'Fechar (X)' },
  'ui.toasts.label': { es: 'Avisos', en: 'Notices', pt: 'Avisos' },
  'ui.toasts.close': { es: 'Cerrar el aviso', en: 'Close the notice', pt: 'Fechar o aviso' },
  'ui.failures.offline': {
    es: 'No se pudo llegar al servidor. No se perdió nada de lo que escribiste: revisá la conexión y probá de nuevo.',
    en: 'The server could not be reached. Nothing that you typed is lost: check the connection and try again.',
    pt: 'Não foi possível chegar ao servidor. Nada do que você digitou se perdeu: verifique a conexão e tente de novo.',
  },
  'Usuario no encontrado.': { es: 'Usuario no encontrado.', en: 'User not found.', pt: 'Usuário não encontrado.' },
  'Contraseña incorrecta': { es: 'Contraseña incorrecta', en: 'Wrong password', pt: 'Senha incorreta' },
  'ui.unsaved.title': {
    es: 'Hay cambios sin guardar',
    en: 'There are unsaved changes',
    pt: 'Há alterações não salvas',
  },
  'ui.unsaved.text': {
    es: 'Si salís ahora se pierde lo que escribiste. ¿Querés salir igual?',
    en: 'If you leave now, what you typed is lost. Leave anyway?',
    pt: 'Se você sair agora, o que digitou se perde. Quer sair mesmo assim?',
  },
})
