import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the guide about sign-in, users, permissions and the audit. */
export const accessGuideMessages = defineMessages({
  'guide.users.for': {
    es: 'Son las personas que entran a la administración. La lista muestra su DNI, su email, con qué empresa trabajan y si están activas.',
    en: 'The people who sign in to the back office. The list shows their DNI, their email, which company they work for and whether they are active.',
    pt: 'São as pessoas que entram na administração. A lista mostra o DNI, o e-mail, com qual empresa trabalham e se estão ativas.',
  },
  'guide.users.tip_1': {
    es: 'Para alguien nuevo: cargalo con «Nuevo usuario», abrí su ficha y tocá «Permisos».',
    en: 'For someone new: add them with “New user”, open their form and click “Permissions”.',
    pt: 'Para alguém novo: cadastre em “Novo usuário”, abra o cadastro e toque em “Permissões”.',
  },
  'guide.users.tip_2': {
    es: 'Cuando alguien se va, desactivalo: deja de entrar y lo que hizo sigue a su nombre.',
    en: 'When someone leaves, disable them: they can no longer sign in, and what they did stays under their name.',
    pt: 'Quando alguém sair, desative: a pessoa deixa de entrar, e o que fez continua em seu nome.',
  },
  'guide.users.tip_3': {
    es: 'Si alguien olvidó su contraseña, abrí su ficha y escribí una nueva.',
    en: 'If someone forgot their password, open their form and type a new one.',
    pt: 'Se alguém esqueceu a senha, abra o cadastro e digite uma nova.',
  },
  'guide.user_form.title': {
    es: 'Cargar o cambiar un usuario',
    en: 'Adding or changing a user',
    pt: 'Cadastrar ou alterar um usuário',
  },
  'guide.user_form.for': {
    es: 'Acá van el nombre, el DNI, el email, la contraseña y la foto de una persona (se recorta), y a qué empresa o cliente pertenece.',
    en: 'Here go the name, DNI, email, password and picture of a person, which is cropped by hand, and which company or client they belong to.',
    pt: 'Aqui vão o nome, o DNI, o e-mail, a senha e a foto (recortada) de uma pessoa, e sua empresa ou cliente.',
  },
  'guide.user_form.tip_1': {
    es: 'Con una empresa o un cliente, la persona ve solo lo de ellos; sin ninguno, lo de todos.',
    en: 'With a company or a client, the person sees only theirs; with neither, everybody’s.',
    pt: 'Com uma empresa ou um cliente, a pessoa vê só o que é deles; sem nenhum, o de todos.',
  },
  'guide.user_form.tip_2': {
    es: 'Al editar, dejá la contraseña vacía si no cambia. Al crear, «Dar permisos» en el aviso lleva a los suyos.',
    en: 'When editing, leave the password empty if it does not change. After adding, “Give permissions” in the notice leads to theirs.',
    pt: 'Ao editar, deixe a senha vazia se ela não muda. Ao cadastrar, “Dar permissões” no aviso leva às permissões dela.',
  },
  'guide.user_form.tip_3': {
    es: 'La contraseña, el DNI, el email y el estado de quien tiene permisos que vos no tenés solo los cambia alguien que también los tenga.',
    en: 'The password, DNI, email and status of someone with permissions that you lack can be changed only by someone who has them too.',
    pt: 'A senha, o DNI, o e-mail e o estado de quem tem permissões que você não tem só podem ser alterados por quem também as tenha.',
  },
  'guide.permissions.for': {
    es: 'Dice qué ve y qué hace cada persona, en una tabla: un renglón por tema y una columna por acción. Lo que guardás rige desde su próximo clic.',
    en: 'Says what each person sees and does, in a table: a row for each subject and a column for each action. What you save holds from their next click.',
    pt: 'Diz o que cada pessoa vê e faz, em uma tabela: uma linha por assunto e uma coluna por ação. O que você salva vale a partir do próximo clique dela.',
  },
  'guide.permissions.tip_1': {
    es: 'Elegí la persona, tildá lo que puede hacer y mirá los cambios abajo antes de guardar.',
    en: 'Choose the person, tick what they may do, and look at the changes below before saving.',
    pt: 'Escolha a pessoa, marque o que ela pode fazer e veja as alterações embaixo antes de salvar.',
  },
  'guide.permissions.tip_2': {
    es: '«Copiar de» pone los mismos permisos que tiene otra persona.',
    en: '“Copy from” gives the same permissions that another person has.',
    pt: '“Copiar de” dá as mesmas permissões de outra pessoa.',
  },
  'guide.permissions.tip_3': {
    es: 'Tocá el nombre de un renglón para leer qué abre cada permiso.',
    en: 'Click the name of a row to read what each permission opens.',
    pt: 'Toque no nome de uma linha para ler o que cada permissão abre.',
  },
  'guide.permissions.tip_4': {
    es: 'No podés dar ni quitar un permiso que no tenés.',
    en: 'You cannot give or take a permission that you do not have.',
    pt: 'Você não pode conceder nem remover uma permissão que não tem.',
  },
  'guide.audit.for': {
    es: 'Cuenta quién cambió qué y cuándo, con lo que había antes y lo que quedó. Desde acá también se restaura.',
    en: 'Tells who changed what and when, with what was there before and what is there now. You can also restore from here.',
    pt: 'Conta quem alterou o quê e quando, com o que havia antes e o que ficou. Daqui também se restaura.',
  },
  'guide.audit.tip_1': {
    es: 'Tocá un renglón para ver cada dato antes y después.',
    en: 'Click a row to see each value before and after.',
    pt: 'Toque em uma linha para ver cada dado antes e depois.',
  },
  'guide.audit.tip_2': {
    es: 'Con «Filter» elegís persona, lista, tipo de cambio y fechas.',
    en: 'With “Filter” you choose person, list, kind of change and dates.',
    pt: 'Com “Filter” você escolhe pessoa, lista, tipo de alteração e datas.',
  },
  'guide.audit.tip_3': {
    es: 'Lo eliminado se puede restaurar durante treinta días, con sus fotos y archivos.',
    en: 'What was deleted can be restored for thirty days, with its pictures and files.',
    pt: 'O que foi excluído pode ser restaurado por trinta dias, com suas fotos e arquivos.',
  },
  'guide.profile.for': {
    es: 'Reúne lo tuyo: tus datos, tu foto, tu contraseña, el idioma y lo que hiciste. Nadie necesita un permiso para entrar acá.',
    en: 'Holds what is yours: your details, your picture, your password, the language and what you did. Nobody needs a permission for it.',
    pt: 'Reúne o que é seu: seus dados, sua foto, sua senha, o idioma e o que você fez. Ninguém precisa de permissão para entrar aqui.',
  },
  'guide.profile.tip_1': {
    es: 'En ACTIVITY ves tus cambios uno por uno; en TIMELINE, día por día.',
    en: 'ACTIVITY shows your changes one by one; TIMELINE shows them day by day.',
    pt: 'Em ATIVIDADE você vê suas alterações uma a uma; em LINHA DO TEMPO, dia a dia.',
  },
  'guide.profile.tip_2': {
    es: 'En SETTINGS cambiás tus datos. Para el email o la contraseña, escribí también la contraseña actual.',
    en: 'In SETTINGS you change your details. For the email or the password, type your current password too.',
    pt: 'Em AJUSTES você muda seus dados. Para o e-mail ou a senha, digite também a senha atual.',
  },
  'guide.profile.tip_3': {
    es: 'Una contraseña nueva cierra tus sesiones en otros aparatos.',
    en: 'A new password ends your sessions on other devices.',
    pt: 'Uma senha nova encerra suas sessões em outros aparelhos.',
  },
  'guide.sign_in.for': {
    es: 'Es la puerta de la administración: se entra con DNI y contraseña, en la dirección de la tienda seguida de /login.',
    en: 'The door of the back office: sign in with DNI and password, at the address of the shop followed by /login.',
    pt: 'É a porta da administração: entra-se com DNI e senha, no endereço da loja seguido de /login.',
  },
  'guide.sign_in.tip_1': {
    es: 'Si tu DNI tiene cuenta en más de una empresa, elegí con cuál entrar.',
    en: 'If your DNI has an account in more than one company, choose which one to sign in to.',
    pt: 'Se o seu DNI tem conta em mais de uma empresa, escolha em qual entrar.',
  },
  'guide.sign_in.tip_2': {
    es: 'Después de cinco intentos fallidos hay que esperar hasta 15 minutos.',
    en: 'After five failed tries you wait for up to 15 minutes.',
    pt: 'Depois de cinco tentativas erradas é preciso esperar até 15 minutos.',
  },
  'guide.sign_in.tip_3': {
    es: 'Si la sesión termina mientras cargás algo, ingresá de nuevo en la ventana que aparece: lo que escribiste sigue ahí.',
    en: 'If your session ends while you fill in a form, sign in again in the window that appears: what you typed is still there.',
    pt: 'Se a sessão terminar enquanto você preenche algo, entre de novo na janela que aparece: o que digitou continua lá.',
  },
  'guide.forgot.for': {
    es: 'Sirve para elegir otra contraseña cuando no te acordás de la tuya. Se llega desde el ingreso, con «Olvidé mi contraseña».',
    en: 'Lets you choose another password when you do not remember yours. You get there from the sign-in, by “I forgot my password”.',
    pt: 'Serve para escolher outra senha quando você não lembra da sua. Chega-se pela tela de acesso, em “Esqueci minha senha”.',
  },
  'guide.forgot.tip_1': {
    es: 'Escribí el email de tu cuenta y abrí el enlace que te llega.',
    en: 'Enter the email of your account and open the link that arrives.',
    pt: 'Digite o e-mail da sua conta e abra o link que chegar.',
  },
  'guide.forgot.tip_2': {
    es: 'El enlace vale por una hora y una sola vez; si venció, pedí otro.',
    en: 'The link works once, within an hour; if it expired, ask for another.',
    pt: 'O link vale por uma hora e só pode ser usado uma vez; se venceu, peça outro.',
  },
  'guide.forgot.tip_3': {
    es: 'Si la tienda todavía no envía emails, pedile una contraseña nueva a quien administra los usuarios.',
    en: 'If the shop does not send emails yet, ask whoever manages the users for a new password.',
    pt: 'Se a loja ainda não envia e-mails, peça uma senha nova a quem administra os usuários.',
  },
})
