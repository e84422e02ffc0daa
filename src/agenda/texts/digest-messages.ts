import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the weekly mail of notices. */
export const digestMailMessages = defineMessages({
  'agenda.digest.subject_one': {
    es: '1 aviso por atender',
    en: '1 notice to attend to',
    pt: '1 aviso a atender',
  },
  'agenda.digest.subject_other': {
    es: '{{count}} avisos por atender',
    en: '{{count}} notices to attend to',
    pt: '{{count}} avisos a atender',
  },
  'agenda.digest.greeting': {
    es: 'Hola, {{name}}:\n\nEsto vence pronto o ya venció.',
    en: 'Hello {{name}},\n\nThis expires soon or has expired.',
    pt: 'Olá, {{name}}:\n\nIsto vence em breve ou já venceu.',
  },
  'agenda.digest.more_one': { es: 'Y 1 más.', en: 'And 1 more.', pt: 'E mais 1.' },
  'agenda.digest.more_other': { es: 'Y {{count}} más.', en: 'And {{count}} more.', pt: 'E mais {{count}}.' },
  'agenda.digest.see_all': { es: 'Ver todas:', en: 'See all:', pt: 'Ver todas:' },
  'agenda.digest.to_stop': {
    es: 'Para no recibir más este resumen:',
    en: 'To stop getting this mail:',
    pt: 'Para não receber mais este resumo:',
  },
})

/** Texts of its choice in the profile, and of the page that switches it off. */
export const digestScreenMessages = defineMessages({
  'agenda.digest.title': { es: 'Resumen semanal', en: 'Weekly mail', pt: 'Resumo semanal' },
  'agenda.digest.note': {
    es: 'Un email por semana con lo que vence; si no hay nada, no se manda. Lo que elijas se guarda en el momento.',
    en: 'One email a week with what expires; if there is nothing, none is sent. What you choose is saved at once.',
    pt: 'Um e-mail por semana com o que vence; se não houver nada, não é enviado. O que você escolher é salvo na hora.',
  },
  'agenda.digest.without_mail': {
    es: 'Esta tienda todavía no envía emails.',
    en: 'This shop does not send emails yet.',
    pt: 'Esta loja ainda não envia e-mails.',
  },
  'agenda.digest.without_email': {
    es: 'Cargá tu email, más arriba, para recibirlo.',
    en: 'Fill in your email, above, to get it.',
    pt: 'Preencha o seu e-mail, acima, para recebê-lo.',
  },
  'agenda.digest.day': { es: 'Día', en: 'Day', pt: 'Dia' },
  'agenda.digest.off': { es: 'No recibirlo', en: 'Do not send it', pt: 'Não receber' },
  'agenda.digest.hour': { es: 'Hora', en: 'Hour', pt: 'Hora' },
  'agenda.digest.language': { es: 'Idioma del email', en: 'Language of the email', pt: 'Idioma do e-mail' },
  'agenda.digest.saved': {
    es: 'Vas a recibir el resumen en {{email}}.',
    en: 'You will get the mail at {{email}}.',
    pt: 'Você vai receber o resumo em {{email}}.',
  },
  'agenda.digest.stopped': {
    es: 'Ya no vas a recibir el resumen.',
    en: 'You will not get the mail any more.',
    pt: 'Você não vai mais receber o resumo.',
  },
  'agenda.digest.stop_note': {
    es: 'Es el email con lo que vence, una vez por semana. Lo podés volver a pedir en tu perfil.',
    en: 'It is the email with what expires, once a week. You can ask for it again in your profile.',
    pt: 'É o e-mail com o que vence, uma vez por semana. Você pode pedi-lo de novo no seu perfil.',
  },
  'agenda.digest.stop': { es: 'Dejar de recibirlo', en: 'Stop getting it', pt: 'Parar de receber' },
  'agenda.digest.stop_wrong': {
    es: 'Este enlace ya no sirve: el resumen ya está apagado.',
    en: 'This link does not work any more: the mail is already off.',
    pt: 'Este link não vale mais: o resumo já está desligado.',
  },
  'agenda.digest.profile': { es: 'Ir a mi perfil', en: 'Go to my profile', pt: 'Ir para o meu perfil' },
})
