import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of sign-in, forgotten passwords, users and their permissions. */
export const accessMessages = defineMessages({
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

  Required: { es: 'Required', en: 'Required', pt: 'Obrigatório' },
  'Invalid email address': {
    es: 'El email no es válido',
    en: 'Invalid email address',
    pt: 'Endereço de e-mail inválido',
  },
  'access.register.invalid_email': {
    es: 'Invalid email address',
    en: 'Invalid email address',
    pt: 'Endereço de e-mail inválido',
  },

  // Forgotten passwords.
  'access.changes.title': { es: 'Últimos cambios', en: 'Latest changes', pt: 'Últimas alterações' },
  'access.changes.became': { es: 'ahora', en: 'now', pt: 'agora' },
  'access.changes.nothing': { es: 'nada', en: 'nothing', pt: 'nada' },
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
  'access.changes.password_reset_at_server': {
    es: 'recibió una contraseña nueva, hecha en el servidor, para',
    en: 'was given a new password, made at the server, for',
    pt: 'recebeu uma senha nova, feita no servidor, para',
  },
  'pages.audit.list': { es: 'Auditoría', en: 'Audit', pt: 'Auditoria' },
  'access.users.dni_invalid': {
    es: 'El DNI tiene 7 u 8 números',
    en: 'A DNI has 7 or 8 digits',
    pt: 'O DNI tem 7 ou 8 números',
  },

  // A user's permissions. The permissions page has texts of its own.
  'pages.permissions.list': { es: 'Permisos', en: 'Permissions', pt: 'Permissões' },
})

/** Texts that only the sign-in screens use. `accessMessages` has those that the server uses too. */
export const accessScreenMessages = defineMessages({
  'access.profile.title': { es: 'Perfil', en: 'Profile', pt: 'Perfil' },
})

/** Texts of the fields where one signs in, and of refused sign-ins. They come with the page or dialog that has them. */
export const signInMessages = defineMessages({
  'access.screens.sign_in': { es: 'Ingresá a tu cuenta', en: 'Sign in to your account', pt: 'Entre na sua conta' },
  'access.screens.forgot': { es: 'Recuperar la contraseña', en: 'Recover your password', pt: 'Recuperar a senha' },
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
  // Refusals of a sign-in.
  'Usuario no encontrado.': { es: 'Usuario no encontrado.', en: 'User not found.', pt: 'Usuário não encontrado.' },
  'Contraseña incorrecta': { es: 'Contraseña incorrecta', en: 'Wrong password', pt: 'Senha incorreta' },
  'login.error.invalidCredentials': {
    es: 'El DNI o la contraseña no son correctos',
    en: 'The DNI or the password is wrong',
    pt: 'O DNI ou a senha não estão corretos',
  },
  'access.sign_in.company_wrong': {
    es: 'Elegí una empresa de la lista',
    en: 'Choose a company from the list',
    pt: 'Escolha uma empresa da lista',
  },
  'access.sign_in.no_company': { es: 'Sin empresa', en: 'No company', pt: 'Sem empresa' },
})

/** Texts of the dialog over a screen whose session has ended, and of leaving. They come after the first screen. */
export const signInAgainMessages = defineMessages({
  'access.screens.other_person': {
    es: 'Ingresó otra persona: el formulario que estaba a medio completar se descartó.',
    en: 'Someone else signed in, so the unfinished form was discarded.',
    pt: 'Outra pessoa entrou: o formulário pela metade foi descartado.',
  },
  'access.screens.leave': { es: 'Salir igual', en: 'Sign out anyway', pt: 'Sair mesmo assim' },
  'access.screens.again': { es: 'Tu sesión terminó', en: 'Your session has ended', pt: 'Sua sessão terminou' },
  'access.screens.again_text': {
    es: '{{name}}, ingresá de nuevo para seguir: lo que escribiste sigue acá.',
    en: '{{name}}, sign in again to continue: what you typed is still here.',
    pt: '{{name}}, entre de novo para continuar: o que você digitou ainda está aqui.',
  },
  'access.screens.discard': { es: 'Descartar y salir', en: 'Discard and leave', pt: 'Descartar e sair' },
  'access.screens.stay': { es: 'Seguir acá', en: 'Stay here', pt: 'Continuar aqui' },
})
