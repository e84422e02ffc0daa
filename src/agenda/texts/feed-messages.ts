import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the private calendar feed. */
export const feedMessages = defineMessages({
  'agenda.feed.unknown_layer': {
    es: 'Elegí de lo que se ofrece',
    en: 'Choose from what is offered',
    pt: 'Escolha entre o que se oferece',
  },
  'agenda.feed.subscribe': { es: 'Suscribirse', en: 'Subscribe', pt: 'Assinar' },
  'agenda.feed.title': {
    es: 'Ver el calendario en tu teléfono',
    en: 'See the calendar on your phone',
    pt: 'Ver o calendário no seu telefone',
  },
  'agenda.feed.what': {
    es: 'Un enlace privado, solo tuyo: tu agenda lo lee sola cada unas horas. Muestra qué es, de quién y cuándo; nada más.',
    en: 'A private link, yours alone: your calendar reads it by itself every few hours. It shows what, whose and when; nothing more.',
    pt: 'Um link privado, só seu: sua agenda o lê sozinha a cada poucas horas. Mostra o quê, de quem e quando; nada mais.',
  },
  'agenda.feed.address': { es: 'Tu enlace', en: 'Your link', pt: 'Seu link' },
  'agenda.feed.copy': { es: 'Copiar', en: 'Copy', pt: 'Copiar' },
  'agenda.feed.copied': { es: 'Se copió el enlace.', en: 'The link was copied.', pt: 'O link foi copiado.' },
  'agenda.feed.not_copied': {
    es: 'No se pudo copiar: copialo a mano, ya está seleccionado.',
    en: 'It could not be copied: copy it by hand, it is selected.',
    pt: 'Não foi possível copiar: copie à mão, já está selecionado.',
  },
  'agenda.feed.once': {
    es: 'Se muestra entero una sola vez, ahora.',
    en: 'It is shown only once, now.',
    pt: 'É mostrado uma única vez, agora.',
  },
  'agenda.feed.created': { es: 'Creado el {{date}}.', en: 'Created on {{date}}.', pt: 'Criado em {{date}}.' },
  'agenda.feed.read': {
    es: 'Leído por última vez el {{date}}.',
    en: 'Last read on {{date}}.',
    pt: 'Lido pela última vez em {{date}}.',
  },
  'agenda.feed.unread': {
    es: 'Todavía no lo leyó ninguna agenda.',
    en: 'No calendar has read it yet.',
    pt: 'Nenhuma agenda o leu ainda.',
  },
  'agenda.feed.create': { es: 'Crear enlace', en: 'Create link', pt: 'Criar link' },
  'agenda.feed.renew': { es: 'Crear otro enlace', en: 'Create another link', pt: 'Criar outro link' },
  'agenda.feed.renew_question': {
    es: 'El enlace de ahora deja de andar, y hay que volver a suscribirse con el nuevo.',
    en: 'The present link stops working, and calendars have to subscribe again with the new one.',
    pt: 'O link atual deixa de funcionar, e é preciso assinar de novo com o novo.',
  },
  'agenda.feed.includes': { es: 'Qué incluye', en: 'What it includes', pt: 'O que inclui' },
  'agenda.feed.groups.events': { es: 'Eventos de la empresa', en: 'Events of the company', pt: 'Eventos da empresa' },
  'agenda.feed.groups.due': {
    es: 'Vencimientos: licencias, exámenes y protección',
    en: 'Expiries: licenses, medical checks and equipment',
    pt: 'Vencimentos: habilitações, exames e proteção',
  },
  'agenda.feed.groups.certifications': {
    es: 'Capacitaciones y calidad por vencer',
    en: 'Trainings and quality that expire',
    pt: 'Treinamentos e qualidade a vencer',
  },
  'agenda.feed.groups.birthdays': { es: 'Cumpleaños', en: 'Birthdays', pt: 'Aniversários' },
  'agenda.feed.groups.rounds': { es: 'Rondas de entrega', en: 'Delivery rounds', pt: 'Rodadas de entrega' },
  'agenda.feed.steps.iphone': {
    es: 'Ajustes, Calendario, Cuentas, Agregar suscripción.',
    en: 'Settings, Calendar, Accounts, Add Subscribed Calendar.',
    pt: 'Ajustes, Calendário, Contas, Adicionar assinatura.',
  },
  'agenda.feed.steps.google': {
    es: 'Desde la web: Otros calendarios, Desde URL.',
    en: 'On the web: Other calendars, From URL.',
    pt: 'Pela web: Outras agendas, Por URL.',
  },
  'agenda.feed.steps.outlook': {
    es: 'Agregar calendario, Suscribirse desde la web.',
    en: 'Add calendar, Subscribe from web.',
    pt: 'Adicionar calendário, Assinar da Web.',
  },
  'agenda.feed.secret': {
    es: 'Quien tenga el enlace ve lo mismo sin entrar. Si se perdió, revocalo: deja de andar en el momento.',
    en: 'Whoever has the link sees the same without signing in. If it was lost, revoke it: it stops working at once.',
    pt: 'Quem tiver o link vê o mesmo sem entrar. Se ele se perdeu, revogue-o: deixa de funcionar na hora.',
  },
  'agenda.feed.revoke': { es: 'Revocar', en: 'Revoke', pt: 'Revogar' },
  'agenda.feed.revoke_question': {
    es: 'El enlace deja de andar en el momento, en todos los teléfonos que lo usan.',
    en: 'The link stops working at once, on every phone that uses it.',
    pt: 'O link deixa de funcionar na hora, em todos os telefones que o usam.',
  },
  'agenda.feed.revoked': {
    es: 'El enlace ya no anda.',
    en: 'The link no longer works.',
    pt: 'O link já não funciona.',
  },
  'agenda.feed.done': { es: 'Listo', en: 'Done', pt: 'Pronto' },
})
