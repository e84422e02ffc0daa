import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of sign-in, forgotten passwords, users and their permissions. */
export const accessMessages = defineMessages({
  'access.tickets.path': {
    es: 'Tiene que ser una dirección de la API, como /api/products/export.csv',
    en: 'It must be an address of the API, such as /api/products/export.csv',
    pt: 'Tem que ser um endereço da API, como /api/products/export.csv',
  },
  // The sign-in form, by the keys of the specification.
  'validation.user.required': {
    es: 'El DNI es obligatorio',
    en: 'The DNI is required',
    pt: 'O DNI é obrigatório',
  },
  'validation.password.required': {
    es: 'La contraseña es obligatoria',
    en: 'The password is required',
    pt: 'A senha é obrigatória',
  },
  'validation.password.minLength': {
    es: 'La contraseña debe tener al menos {{qty}} caracteres',
    en: 'The password must have at least {{qty}} characters',
    pt: 'A senha deve ter pelo menos {{qty}} caracteres',
  },
  'validation.password.maxLength': {
    es: 'La contraseña debe tener como máximo {{qty}} caracteres',
    en: 'The password must have at most {{qty}} characters',
    pt: 'A senha deve ter no máximo {{qty}} caracteres',
  },

  // Refusals of a sign-in.
  'Usuario no encontrado.': { es: 'Usuario no encontrado.', en: 'User not found.', pt: 'Usuário não encontrado.' },
  'Contraseña incorrecta': { es: 'Contraseña incorrecta', en: 'Wrong password', pt: 'Senha incorreta' },
  'login.error.invalidCredentials': {
    es: 'El DNI o la contraseña no son correctos',
    en: 'The DNI or the password is wrong',
    pt: 'O DNI ou a senha não estão corretos',
  },
  Required: { es: 'Required', en: 'Required', pt: 'Obrigatório' },
  'Invalid email address': {
    es: 'Invalid email address',
    en: 'Invalid email address',
    pt: 'Endereço de e-mail inválido',
  },
  'Invalid credentials': { es: 'Credenciales inválidas', en: 'Invalid credentials', pt: 'Credenciais inválidas' },
  'Account disabled': { es: 'Cuenta deshabilitada', en: 'Account disabled', pt: 'Conta desativada' },
  'access.sign_in.company_required': {
    es: 'Tenés cuenta en más de una empresa: elegí con cuál entrar.',
    en: 'You have an account in more than one company: choose which one to sign in to.',
    pt: 'Você tem conta em mais de uma empresa: escolha em qual entrar.',
  },
  'access.sign_in.company_wrong': {
    es: 'Elegí una empresa de la lista',
    en: 'Choose a company from the list',
    pt: 'Escolha uma empresa da lista',
  },
  'access.sign_in.no_company': { es: 'Sin empresa', en: 'No company', pt: 'Sem empresa' },

  // Forgotten passwords.
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
  'access.reset.link_wrong': {
    es: 'El enlace no sirve más: venció, ya se usó o está incompleto. Pedí uno nuevo.',
    en: 'The link no longer works: it has expired, was used or is incomplete. Ask for a new one.',
    pt: 'O link não vale mais: venceu, já foi usado ou está incompleto. Peça um novo.',
  },
  'access.reset_mail.subject': {
    es: 'Cambiá tu contraseña',
    en: 'Change your password',
    pt: 'Mude sua senha',
  },
  'access.reset_mail.text': {
    es: 'Hola, {{name}}:\n\nAlguien, seguramente vos, pidió cambiar la contraseña. Abrí el enlace y elegí una nueva; vale por una hora y una sola vez.\n\n{{links}}\n\nSi no fuiste vos, no hace falta que hagas nada: tu contraseña sigue siendo la misma.\n',
    en: 'Hello {{name}},\n\nSomeone, most likely you, asked to change the password. Open the link and choose a new one. It works once, within the next hour.\n\n{{links}}\n\nIf it was not you, there is nothing to do: your password stays as it is.\n',
    pt: 'Olá, {{name}}:\n\nAlguém, provavelmente você, pediu para mudar a senha. Abra o link e escolha uma nova: o link vale por uma hora e só pode ser usado uma vez.\n\n{{links}}\n\nSe não foi você, não precisa fazer nada: sua senha continua a mesma.\n',
  },
  'access.changes.title': { es: 'Últimos cambios', en: 'Latest changes', pt: 'Últimas alterações' },
  'access.changes.none': {
    es: 'Todavía nadie cambió nada.',
    en: 'Nobody has changed anything yet.',
    pt: 'Ninguém alterou nada ainda.',
  },
  'access.changes.number': { es: 'n.º {{id}}', en: 'no. {{id}}', pt: 'nº {{id}}' },
  'access.changes.end_sessions': {
    es: 'cerró las sesiones de',
    en: 'ended the sessions of',
    pt: 'encerrou as sessões de',
  },
  'access.changes.permissions': {
    es: 'cambió los permisos de',
    en: 'changed the permissions of',
    pt: 'alterou as permissões de',
  },
  'access.changes.password_reset': {
    es: 'restableció la contraseña de',
    en: 'reset the password of',
    pt: 'redefiniu a senha de',
  },
  'pages.audit.list': { es: 'Auditoría', en: 'Audit', pt: 'Auditoria' },
  'access.users.dni_invalid': {
    es: 'El DNI tiene 7 u 8 números',
    en: 'A DNI has 7 or 8 digits',
    pt: 'O DNI tem 7 ou 8 números',
  },
  'The email field is required': {
    es: 'The email field is required',
    en: 'The email is required',
    pt: 'O e-mail é obrigatório',
  },
  'The passwords are different': {
    es: 'The passwords are different',
    en: 'The passwords are different',
    pt: 'As senhas são diferentes',
  },

  // A user's permissions. The permissions page has texts of its own.
  'pages.permissions.list': { es: 'Permisos', en: 'Permissions', pt: 'Permissões' },
})

/** Texts that only the sign-in screens use. `accessMessages` has those that the server uses too. */
export const accessScreenMessages = defineMessages({
  'access.screens.sign_in': { es: 'Ingresá a tu cuenta', en: 'Sign in to your account', pt: 'Entre na sua conta' },
  'access.screens.sign_in_button': { es: 'Ingresar', en: 'Sign in', pt: 'Entrar' },
  'access.screens.signing_in': { es: 'Ingresando…', en: 'Signing in…', pt: 'Entrando…' },
  'access.screens.dni': { es: 'DNI', en: 'DNI (national ID)', pt: 'DNI (documento)' },
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
    en: 'Repeat the password',
    pt: 'Repita a senha',
  },
  'access.screens.terms': { es: 'Acepto los términos', en: 'I agree to the terms', pt: 'Aceito os termos' },
  'access.screens.login_link': { es: 'Volver al ingreso', en: 'Back to sign-in', pt: 'Voltar para o acesso' },
  'access.screens.forgot': { es: 'Recuperar la contraseña', en: 'Recover your password', pt: 'Recuperar a senha' },
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
  'access.screens.again': { es: 'Tu sesión terminó', en: 'Your session has ended', pt: 'Sua sessão terminou' },
  'access.screens.again_text': {
    es: '{{name}}, ingresá de nuevo para seguir: lo que escribiste sigue acá.',
    en: '{{name}}, sign in again to continue: what you typed is still here.',
    pt: '{{name}}, entre de novo para continuar: o que você digitou ainda está aqui.',
  },
  'access.screens.discard': { es: 'Descartar y salir', en: 'Discard and leave', pt: 'Descartar e sair' },
  'access.screens.stay': { es: 'Seguir acá', en: 'Stay here', pt: 'Continuar aqui' },
  'access.screens.other_person': {
    es: 'Ingresó otra persona: el formulario que estaba a medio completar se descartó.',
    en: 'Someone else signed in, so the unfinished form was discarded.',
    pt: 'Outra pessoa entrou: o formulário pela metade foi descartado.',
  },
  'access.profile.title': { es: 'Perfil', en: 'Profile', pt: 'Perfil' },
  'access.screens.unsent_one': {
    es: 'Queda 1 firma sin enviar',
    en: '1 signature is not sent yet',
    pt: 'Resta 1 assinatura sem enviar',
  },
  'access.screens.unsent_other': {
    es: 'Quedan {{count}} firmas sin enviar',
    en: '{{count}} signatures are not sent yet',
    pt: 'Restam {{count}} assinaturas sem enviar',
  },
  'access.screens.unsent_note': {
    es: 'Se guardan en este equipo y se envían cuando vuelvas a entrar acá, vos y nadie más.',
    en: 'They stay on this device and are sent when you, and nobody else, sign in here again.',
    pt: 'Ficam neste equipamento e são enviadas quando você, e mais ninguém, entrar aqui de novo.',
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
