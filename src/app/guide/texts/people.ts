import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Clients, companies, users and what these may do. */
export const peopleGuide = defineMessages({
  'guide.clients.for': {
    es: 'Son los clientes del negocio, con domicilio, teléfono y logo. Un usuario que pertenece a un cliente ve solamente ese.',
    en: 'The clients of the business, with address, phone and logo. A user who belongs to a client sees only that one.',
    pt: 'São os clientes do negócio, com endereço, telefone e logo. Um usuário que pertence a um cliente vê somente esse.',
  },
  'guide.clients.tip_1': {
    es: 'Buscá con «Filter» o con la tecla /: por nombre, domicilio o teléfono.',
    en: 'Search with “Filter” or the / key: by name, address or phone.',
    pt: 'Busque com “Filtrar” ou com a tecla /: por nome, endereço ou telefone.',
  },
  'guide.clients.tip_2': {
    es: 'El nombre no se repite; si ya está cargado, el aviso lo dice arriba.',
    en: 'A name is used once; if it exists already, a message at the top says so.',
    pt: 'O nome não se repete; se já existe, um aviso no topo informa.',
  },
  'guide.clients.tip_3': {
    es: 'Para varios seguidos usá «Guardar y otro»: el formulario queda listo para el próximo.',
    en: 'For several in a row use “Save and add another”: the form is ready for the next one.',
    pt: 'Para vários seguidos use “Salvar e adicionar outro”: o formulário fica pronto para o próximo.',
  },
  'guide.companies.for': {
    es: 'Son las empresas cuyo personal se administra acá, con CUIT, domicilio, teléfono y logo. Quien pertenece a una empresa ve solamente la suya.',
    en: 'The companies whose staff is managed here, with CUIT, address, phone and logo. People who belong to a company see only that one.',
    pt: 'São as empresas cujo pessoal é administrado aqui, com CUIT, endereço, telefone e logo. Quem pertence a uma empresa vê somente a sua.',
  },
  'guide.companies.tip_1': {
    es: 'El CUIT se controla al escribirlo: un número mal copiado se nota antes de guardar.',
    en: 'The CUIT is checked as you type it: a number copied wrong shows before saving.',
    pt: 'O CUIT é conferido ao digitar: um número copiado errado aparece antes de salvar.',
  },
  'guide.companies.tip_2': {
    es: 'Elegí la empresa en la ficha de cada usuario que trabaja en ella.',
    en: 'Choose the company in the form of each user who works there.',
    pt: 'Escolha a empresa no cadastro de cada usuário que trabalha nela.',
  },
  'guide.companies.tip_3': {
    es: 'Una empresa con usuarios no se elimina; el aviso los nombra.',
    en: 'A company with users is not deleted; the message names them.',
    pt: 'Uma empresa com usuários não é excluída; o aviso diz quais são.',
  },
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
    es: 'Acá van el nombre, el DNI, el email y la contraseña de una persona, y a qué empresa o cliente pertenece.',
    en: 'Here go the name, DNI, email and password of a person, and which company or client they belong to.',
    pt: 'Aqui vão o nome, o DNI, o e-mail e a senha de uma pessoa, e a qual empresa ou cliente ela pertence.',
  },
  'guide.user_form.tip_1': {
    es: 'Con una empresa o un cliente, la persona ve solo lo de ellos; sin ninguno, lo de todos.',
    en: 'With a company or a client, the person sees only theirs; with neither, everybody’s.',
    pt: 'Com uma empresa ou um cliente, a pessoa vê só o que é deles; sem nenhum, o de todos.',
  },
  'guide.user_form.tip_2': {
    es: 'Al editar, dejá la contraseña vacía si no cambia.',
    en: 'When editing, leave the password empty if it does not change.',
    pt: 'Ao editar, deixe a senha vazia se ela não muda.',
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
  'guide.imports.for': {
    es: 'Convierte una planilla de Excel o CSV en registros: empleados, productos, clientes y cada lista que tenga formulario.',
    en: 'Turns an Excel or CSV spreadsheet into records: employees, products, clients and every list that has a form.',
    pt: 'Transforma uma planilha do Excel ou CSV em registros: funcionários, produtos, clientes e cada lista com formulário.',
  },
  'guide.imports.tip_1': {
    es: 'Bajá la plantilla, o subí tu planilla como está: las columnas se reconocen solas.',
    en: 'Download the template, or send your spreadsheet as it is: its columns are recognized.',
    pt: 'Baixe o modelo, ou envie sua planilha como está: as colunas são reconhecidas.',
  },
  'guide.imports.tip_2': {
    es: 'Antes de escribir ves qué se crea, qué cambia y qué tiene errores; tocá una celda roja para corregirla ahí.',
    en: 'Before anything is written you see what is created, changed or wrong; click a red cell to mend it there.',
    pt: 'Antes de gravar você vê o que é criado, alterado ou tem erros; toque em uma célula vermelha para corrigir ali.',
  },
  'guide.imports.tip_3': {
    es: 'Cargá lo que está bien y bajá el resto con sus motivos.',
    en: 'Load what is right and download the rest with the reasons.',
    pt: 'Carregue o que está certo e baixe o resto com os motivos.',
  },
  'guide.imports.tip_4': {
    es: 'La carga se deshace entera mientras nadie haya trabajado sobre ella.',
    en: 'The whole load can be undone while no one has worked on it.',
    pt: 'A carga inteira se desfaz enquanto ninguém tiver trabalhado sobre ela.',
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
})
