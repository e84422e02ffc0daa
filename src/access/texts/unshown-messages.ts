import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the specification that no screen shows, for extras of the sign-in. The check of unused keys skips them. */
export const keysWithoutScreen = defineMessages({
  'login.label.rememberMe': { es: 'Recordarme', en: 'Remember me', pt: 'Lembrar de mim' },
  'login.button.signIn.social': {
    es: 'Ingresar con {{social}}',
    en: 'Sign in using {{social}}',
    pt: 'Entrar com {{social}}',
  },
  'User not found': { es: 'Usuario no encontrado', en: 'User not found', pt: 'Usuário não encontrado' },
  'Email not verified': { es: 'Email no verificado', en: 'Email not verified', pt: 'E-mail não verificado' },
  'Session expired': { es: 'Sesión expirada', en: 'Session expired', pt: 'Sessão expirada' },
})
