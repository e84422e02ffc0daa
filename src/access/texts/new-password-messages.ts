import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the pages where a visitor registers, or gets a new password. */
export const newPasswordMessages = defineMessages({
  'access.reset.link_wrong': {
    es: 'El enlace no sirve más: venció, ya se usó o está incompleto. Pedí uno nuevo.',
    en: 'The link no longer works: it has expired, was used or is incomplete. Ask for a new one.',
    pt: 'O link não vale mais: venceu, já foi usado ou está incompleto. Peça um novo.',
  },
  'Not yet functional': { es: 'Not yet functional', en: 'Not yet functional', pt: 'Ainda não funciona' },
  'access.forgot.sent': {
    es: 'Si hay una cuenta con ese email, te enviamos un enlace para cambiar la contraseña. Vale por una hora.',
    en: 'If there is an account with that email, we sent it a link to change the password. The link is valid for one hour.',
    pt: 'Se houver uma conta com esse e-mail, enviamos um link para mudar a senha. Vale por uma hora.',
  },
  'access.reset.done': {
    es: 'Tu contraseña cambió. Ya podés entrar con la nueva.',
    en: 'Your password has changed. You can sign in with the new one now.',
    pt: 'Sua senha mudou. Você já pode entrar com a nova.',
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
    en: 'Repeat the password',
    pt: 'Repita a senha',
  },
  'access.screens.terms': { es: 'Acepto los términos', en: 'I agree to the terms', pt: 'Aceito os termos' },
  'access.screens.login_link': { es: 'Volver al ingreso', en: 'Back to sign-in', pt: 'Voltar para o acesso' },
  'access.screens.forgot_text': {
    es: 'Escribí tu email y te enviamos un enlace para elegir otra contraseña.',
    en: 'Enter your email and we will send you a link to choose a new password.',
    pt: 'Digite seu e-mail e enviaremos um link para escolher outra senha.',
  },
  'access.screens.forgot_without_mail': {
    es: 'Esta tienda todavía no envía emails. Pedile una contraseña nueva a quien administra el sistema.',
    en: 'This shop does not send email yet. Ask your administrator for a new password.',
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
