import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Messages of the platform: its general refusals. */
export const platformMessages = defineMessages({
  'No tienes acceso a este recurso.': {
    es: 'No tienes acceso a este recurso.',
    en: "You don't have access to this page.",
    pt: 'Você não tem acesso a esta página.',
  },
  'Tu sesión ha expirado. Por favor, inicia sesión de nuevo.': {
    es: 'Tu sesión ha expirado. Por favor, inicia sesión de nuevo.',
    en: 'Your session has expired. Please sign in again.',
    pt: 'Sua sessão expirou. Por favor, entre novamente.',
  },
  'Ocurrió un error. Por favor, inténtalo de nuevo.': {
    es: 'Ocurrió un error. Por favor, inténtalo de nuevo.',
    en: 'Something went wrong. Please try again.',
    pt: 'Ocorreu um erro. Por favor, tente novamente.',
  },
  'Item duplicado': { es: 'Item duplicado', en: 'It already exists', pt: 'Já existe' },
  'Hay datos faltantes en el formulario': {
    es: 'Hay datos faltantes en el formulario',
    en: 'Some fields are missing or need correction',
    pt: 'Faltam dados ou há algo a corrigir no formulário',
  },
})
