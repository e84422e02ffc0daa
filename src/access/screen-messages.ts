import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** What the screens of signing in say; what the server says as well stands in `messages.ts`. */
export const accessScreenMessages = defineMessages({
  'access.screens.sign_in': { es: 'Ingresá a tu cuenta', en: 'Sign in to your account', pt: 'Entre na sua conta' },
  'access.screens.sign_in_button': { es: 'Ingresar', en: 'Sign in', pt: 'Entrar' },
  'access.screens.signing_in': { es: 'Ingresando…', en: 'Signing in…', pt: 'Entrando…' },
  'access.screens.dni': { es: 'DNI', en: 'National ID number (DNI)', pt: 'Documento (DNI)' },
  'access.screens.password': { es: 'Contraseña', en: 'Password', pt: 'Senha' },
  'access.screens.show_password': { es: 'Mostrar la contraseña', en: 'Show the password', pt: 'Mostrar a senha' },
  'access.screens.company': { es: 'Empresa', en: 'Company', pt: 'Empresa' },
  'access.screens.forgot_link': { es: 'Olvidé mi contraseña', en: 'I forgot my password', pt: 'Esqueci minha senha' },
  'Ir a la página de inicio': {
    es: 'Ir a la página de inicio',
    en: 'Go to the home page',
    pt: 'Ir para a página inicial',
  },
  'access.screens.register': { es: 'Registrarse', en: 'Register', pt: 'Cadastrar-se' },
  'access.screens.register_text': {
    es: 'Completá tus datos para registrarte',
    en: 'Fill in your details to register',
    pt: 'Preencha seus dados para se cadastrar',
  },
  'access.screens.email': { es: 'Email', en: 'Email', pt: 'E-mail' },
  'access.screens.password_retype': {
    es: 'Repetí la contraseña',
    en: 'Type the password again',
    pt: 'Repita a senha',
  },
  'access.screens.terms': { es: 'Acepto los términos', en: 'I agree to the terms', pt: 'Aceito os termos' },
  'access.screens.login_link': { es: 'Volver al ingreso', en: 'Back to sign-in', pt: 'Voltar ao login' },
  'access.screens.forgot': { es: 'Recuperar la contraseña', en: 'Recover your password', pt: 'Recuperar a senha' },
  'access.screens.forgot_text': {
    es: 'Escribí tu email y te enviamos un enlace para elegir otra contraseña.',
    en: 'Type your email and we will send you a link to choose a new one.',
    pt: 'Digite seu e-mail e enviaremos um link para escolher outra senha.',
  },
  'access.screens.forgot_without_mail': {
    es: 'Esta tienda todavía no envía emails. Pedile una contraseña nueva a quien administra el sistema.',
    en: 'This shop does not send e-mail yet. Ask whoever administers the system for a new password.',
    pt: 'Esta loja ainda não envia e-mails. Peça uma senha nova a quem administra o sistema.',
  },
  'access.screens.forgot_button': { es: 'Pedir el enlace', en: 'Request the link', pt: 'Pedir o link' },
  'access.screens.recover': { es: 'Elegir otra contraseña', en: 'Choose a new password', pt: 'Escolher outra senha' },
  'access.screens.new_password': { es: 'Contraseña nueva', en: 'New password', pt: 'Nova senha' },
  'access.screens.recover_button': {
    es: 'Cambiar la contraseña',
    en: 'Change the password',
    pt: 'Mudar a senha',
  },
  'access.screens.sending': { es: 'Enviando…', en: 'Sending…', pt: 'Enviando…' },
  'access.screens.again': { es: 'Tu sesión terminó', en: 'Your session has ended', pt: 'Sua sessão terminou' },
  'access.screens.again_text': {
    es: '{{name}}, ingresá de nuevo para seguir: lo que escribiste sigue acá.',
    en: '{{name}}, sign in again to go on: what you typed is still here.',
    pt: '{{name}}, entre de novo para continuar: o que você digitou ainda está aqui.',
  },
  'access.screens.discard': { es: 'Descartar y salir', en: 'Discard and leave', pt: 'Descartar e sair' },
  'access.screens.stay': { es: 'Seguir acá', en: 'Stay here', pt: 'Continuar aqui' },
  'access.screens.other_person': {
    es: 'Ingresó otra persona: el formulario que estaba a medio completar se descartó.',
    en: 'Somebody else signed in: the half-filled form was thrown away.',
    pt: 'Outra pessoa entrou: o formulário pela metade foi descartado.',
  },
  'access.screens.leave': { es: 'Salir igual', en: 'Sign out anyway', pt: 'Sair mesmo assim' },
  'Must be 5 characters or more': {
    es: 'Must be 5 characters or more',
    en: 'Must be 5 characters or more',
    pt: 'Deve ter 5 caracteres ou mais',
  },
  'Must be 30 characters or less': {
    es: 'Must be 30 characters or less',
    en: 'Must be 30 characters or less',
    pt: 'Deve ter 30 caracteres ou menos',
  },
})
