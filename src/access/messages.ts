import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Signing in, forgotten passwords, users and their permissions. */
export const accessMessages = defineMessages({
  'access.tickets.path': {
    es: 'Tiene que ser una dirección de la API, como /api/products/export.csv',
    en: 'It must be an address of the API, such as /api/products/export.csv',
    pt: 'Tem que ser um endereço da API, como /api/products/export.csv',
  },
  // The form of the sign-in, by the specification's keys.
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

  // What the sign-in answers.
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

  // Users.
  'users.the': { es: 'el usuario', en: 'the user', pt: 'o usuário' },
  'access.changes.title': { es: 'Últimos cambios', en: 'Latest changes', pt: 'Últimas alterações' },
  'access.changes.none': {
    es: 'Todavía nadie cambió nada.',
    en: 'Nobody has changed anything yet.',
    pt: 'Ninguém alterou nada ainda.',
  },
  'access.changes.nobody': { es: 'Un usuario eliminado', en: 'A deleted user', pt: 'Um usuário excluído' },
  'access.changes.number': { es: 'n.º {{id}}', en: 'no. {{id}}', pt: 'nº {{id}}' },
  'access.changes.created': { es: 'creó', en: 'created', pt: 'criou' },
  'access.changes.updated': { es: 'cambió', en: 'changed', pt: 'alterou' },
  'access.changes.deleted': { es: 'eliminó', en: 'deleted', pt: 'excluiu' },
  'access.changes.other': { es: 'trabajó en', en: 'worked on', pt: 'mexeu em:' },
  'access.changes.read': { es: 'leyó el mensaje de', en: 'read the message from', pt: 'leu a mensagem de' },
  'users.actions.end_sessions': { es: 'Cerrar sesiones', en: 'End sessions', pt: 'Encerrar sessões' },
  'users.actions.end_sessions.done': {
    es: 'Se cerraron las sesiones de esta persona.',
    en: 'This person’s sessions were ended.',
    pt: 'As sessões desta pessoa foram encerradas.',
  },
  'users.actions.end_sessions.question': {
    es: '¿Cerrar todas las sesiones de esta persona? Va a tener que iniciar sesión de nuevo.',
    en: 'End all sessions of this person? They will have to sign in again.',
    pt: 'Encerrar todas as sessões desta pessoa? Ela terá que iniciar sessão de novo.',
  },
  'access.changes.end_sessions': {
    es: 'cerró las sesiones de',
    en: 'ended the sessions of',
    pt: 'encerrou as sessões de',
  },
  'access.changes.unread': {
    es: 'marcó como no leído el mensaje de',
    en: 'marked as unread the message from',
    pt: 'marcou como não lida a mensagem de',
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
  'users.one': { es: 'Usuario', en: 'User', pt: 'Usuário' },
  'pages.users.list': { es: 'Usuarios', en: 'Users', pt: 'Usuários' },
  'pages.users.create': { es: 'Nuevo usuario', en: 'New user', pt: 'Novo usuário' },
  'pages.users.update': { es: 'Editar usuario', en: 'Edit user', pt: 'Editar usuário' },
  'users.fields.name': { es: 'Nombre', en: 'Name', pt: 'Nome' },
  'users.fields.surname': { es: 'Apellido', en: 'Surname', pt: 'Sobrenome' },
  'users.fields.dni': { es: 'DNI', en: 'DNI (national ID)', pt: 'DNI (documento)' },
  'users.fields.email': { es: 'Email', en: 'Email', pt: 'E-mail' },
  'users.fields.password': { es: 'Contraseña', en: 'Password', pt: 'Senha' },
  'users.fields.confirmPassword': { es: 'Repetir contraseña', en: 'Confirm password', pt: 'Repetir senha' },
  'users.fields.current_password': { es: 'Contraseña actual', en: 'Current password', pt: 'Senha atual' },
  'users.fields.active': { es: 'Activo', en: 'Active', pt: 'Ativo' },
  'users.fields.image': { es: 'Imagen', en: 'Picture', pt: 'Imagem' },
  'users.fields.company_id': { es: 'Empresa', en: 'Company', pt: 'Empresa' },
  'users.fields.company': { es: 'Empresa', en: 'Company', pt: 'Empresa' },
  'users.fields.client_id': { es: 'Cliente', en: 'Client', pt: 'Cliente' },
  'users.fields.client': { es: 'Cliente', en: 'Client', pt: 'Cliente' },
  'access.users.active': { es: 'Activo', en: 'Active', pt: 'Ativo' },
  'access.users.inactive': { es: 'Desactivado', en: 'Disabled', pt: 'Desativado' },
  'access.users.name_required': {
    es: 'El nombre es obligatorio',
    en: 'The name is required',
    pt: 'O nome é obrigatório',
  },
  'access.users.surname_required': {
    es: 'El apellido es obligatorio',
    en: 'The surname is required',
    pt: 'O sobrenome é obrigatório',
  },
  'access.users.dni_invalid': {
    es: 'El DNI tiene 7 u 8 números',
    en: 'A DNI has 7 or 8 digits',
    pt: 'O DNI tem 7 ou 8 números',
  },
  'access.users.dni_taken': {
    es: 'Ya existe un usuario con ese DNI en esta empresa',
    en: 'A user with this DNI already exists in this company',
    pt: 'Já existe um usuário com esse DNI nesta empresa',
  },
  'access.users.dni_full': {
    es: 'Este DNI ya tiene cuatro cuentas, que es el máximo',
    en: 'This DNI already has four accounts, which is the maximum',
    pt: 'Este DNI já tem quatro contas, que é o máximo',
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
  'access.users.reaches_further': {
    es: 'Este usuario trabaja con una empresa o un cliente que vos no ves: su contraseña, DNI, email, estado y permisos solo puede cambiarlos quien también los vea.',
    en: 'This user works with a company or client that you cannot see: only someone who sees it too can change their password, DNI, email, status and permissions.',
    pt: 'Este usuário trabalha com uma empresa ou um cliente que você não vê: só quem também os vê pode mudar a senha, o DNI, o e-mail, o estado e as permissões dele.',
  },
  'access.users.stronger': {
    es: 'Este usuario tiene permisos que vos no tenés: su contraseña, DNI, email y estado solo puede cambiarlos quien también los tenga.',
    en: 'This user has permissions that you do not: only someone who has them too can change their password, DNI, email and status.',
    pt: 'Este usuário tem permissões que você não tem: só quem também as tem pode mudar a senha, o DNI, o e-mail e o estado dele.',
  },
  'access.users.last_holder': {
    es: 'Es la última persona activa que puede asignar permisos: antes dale ese permiso a otra.',
    en: 'This is the last active person who can assign permissions: give that permission to someone else first.',
    pt: 'É a última pessoa ativa que pode atribuir permissões: conceda-a antes a outra pessoa.',
  },

  // Permissions of a user; the other texts come with their page.
  'pages.permissions.list': { es: 'Permisos', en: 'Permissions', pt: 'Permissões' },
})

/** Texts of the sign-in screens alone; those that the server uses too are in `accessMessages`. */
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
  'access.screens.lost_right': {
    es: 'Te quitaron el permiso para esta pantalla, así que ya no se puede guardar. Lo que escribiste sigue acá para que lo copies; al salir se pierde.',
    en: 'Your permission for this screen was taken away, so it can no longer be saved. What you typed is still here to be copied; it is lost when you leave.',
    pt: 'Sua permissão para esta tela foi retirada, então não dá mais para salvar. O que você escreveu continua aqui para copiar; ao sair, se perde.',
  },
  'access.screens.other_person': {
    es: 'Ingresó otra persona: el formulario que estaba a medio completar se descartó.',
    en: 'Someone else signed in, so the unfinished form was discarded.',
    pt: 'Outra pessoa entrou: o formulário pela metade foi descartado.',
  },
  'access.profile.current_help': {
    es: 'Hace falta solo para cambiar el email o la contraseña.',
    en: 'Needed only to change the mail address or the password.',
    pt: 'Só é preciso para mudar o e-mail ou a senha.',
  },
  'access.profile.new_help': {
    es: 'La nueva. Si queda vacía, no cambia.',
    en: 'The new one. Left empty, it stays as it is.',
    pt: 'A nova. Se ficar vazia, não muda.',
  },
  'access.profile.title': { es: 'Perfil', en: 'Profile', pt: 'Perfil' },
  ACTIVITY: { es: 'ACTIVITY', en: 'ACTIVITY', pt: 'ATIVIDADE' },
  TIMELINE: { es: 'TIMELINE', en: 'TIMELINE', pt: 'LINHA DO TEMPO' },
  SETTINGS: { es: 'SETTINGS', en: 'SETTINGS', pt: 'AJUSTES' },
  'access.profile.nothing': {
    es: 'Todavía no hiciste cambios',
    en: 'You have not changed anything yet',
    pt: 'Você ainda não fez alterações',
  },
  'access.profile.nothing_text': {
    es: 'Lo que crees, cambies o elimines va a quedar anotado acá.',
    en: 'What you create, change or delete will be noted here.',
    pt: 'O que você criar, alterar ou excluir ficará anotado aqui.',
  },
  'access.profile.more': { es: 'Ver más', en: 'Show more', pt: 'Ver mais' },
  'access.profile.who': { es: 'Tus datos', en: 'About you', pt: 'Seus dados' },
  'access.profile.entry': { es: 'Ingreso', en: 'Signing in', pt: 'Acesso' },
  'access.profile.entry_note': {
    es: 'Para cambiar el email o la contraseña, escribí también la actual. Una contraseña nueva cierra tus otras sesiones.',
    en: 'To change the email or the password, type the current one as well. A new password ends your other sessions.',
    pt: 'Para mudar o e-mail ou a senha, digite também a atual. Uma senha nova encerra suas outras sessões.',
  },
  'access.profile.language_note': {
    es: 'Se aplica en el momento y queda en este navegador.',
    en: 'It takes effect at once and stays in this browser.',
    pt: 'Vale na hora e fica neste navegador.',
  },
  'access.profile.saved': {
    es: 'Tus cambios se guardaron.',
    en: 'Your changes were saved.',
    pt: 'Suas alterações foram salvas.',
  },
  'access.profile.current_needed': {
    es: 'Escribí tu contraseña actual para cambiar el email o la contraseña.',
    en: 'Type your current password to change the email or the password.',
    pt: 'Digite sua senha atual para mudar o e-mail ou a senha.',
  },
  'access.profile.current_wrong': {
    es: 'Esa no es tu contraseña actual.',
    en: 'That is not your current password.',
    pt: 'Essa não é sua senha atual.',
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
