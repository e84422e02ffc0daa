import { defineMessages, type Messages } from '#src/platform/i18n/define-messages.ts'

const captions: Readonly<Record<string, Messages[string]>> = {
  title: { es: 'Título', en: 'Title', pt: 'Título' },
  date: { es: 'Fecha', en: 'Date', pt: 'Data' },
  signature: { es: 'Firma', en: 'Signature', pt: 'Assinatura' },
  closed_at: { es: 'Cerrada', en: 'Closed', pt: 'Fechada' },
  closed_by_name: { es: 'Cerró', en: 'Closed by', pt: 'Fechou' },
  company_id: { es: 'Empresa', en: 'Company', pt: 'Empresa' },
  company: { es: 'Empresa', en: 'Company', pt: 'Empresa' },
  client_id: { es: 'Cliente', en: 'Client', pt: 'Cliente' },
  client: { es: 'Cliente', en: 'Client', pt: 'Cliente' },
  status: { es: 'Estado', en: 'State', pt: 'Situação' },
  people_count: { es: 'Personas', en: 'People', pt: 'Pessoas' },
  open: { es: 'Abiertas', en: 'Open', pt: 'Abertas' },
  signed: { es: 'Firmadas', en: 'Signed', pt: 'Assinadas' },
  absent: { es: 'De ausentes', en: 'Of absent people', pt: 'De ausentes' },
  absent_people: { es: 'Personas ausentes', en: 'Absent people', pt: 'Pessoas ausentes' },
  annulled: { es: 'Anuladas', en: 'Annulled', pt: 'Anuladas' },
  missing: { es: 'Faltan', en: 'Missing', pt: 'Faltam' },
  people: { es: 'Personas y entregas', en: 'People and deliveries', pt: 'Pessoas e entregas' },
}

/** Texts of rounds of deliveries, and of signing. */
export const roundMessages = defineMessages({
  ...Object.fromEntries(
    Object.entries(captions).map(([name, caption]) => [`ppe_rounds.fields.${name}`, caption] as const),
  ),
  'ppe_rounds.the': { es: 'la ronda', en: 'the round', pt: 'a rodada' },
  'ppe_rounds.one': { es: 'Ronda', en: 'Round', pt: 'Rodada' },
  'pages.ppe_rounds.list': { es: 'Rondas', en: 'Rounds', pt: 'Rodadas' },
  'pages.ppe_rounds.create': { es: 'Nueva ronda', en: 'New round', pt: 'Nova rodada' },
  'ppe_rounds.actions.close': { es: 'Cerrar ronda', en: 'Close round', pt: 'Fechar rodada' },
  'ppe_rounds.actions.close.done': { es: 'Ronda cerrada', en: 'Round closed', pt: 'Rodada fechada' },
  'ppe_rounds.actions.close.question': {
    es: 'Una ronda cerrada no se vuelve a abrir. Lo que no se firmó queda abierto en cada legajo.',
    en: "A closed round is not opened again. What was not signed stays open in each person's record.",
    pt: 'Uma rodada fechada não se abre de novo. O que não foi assinado fica aberto em cada registro.',
  },
  'ppe_rounds.actions.absent': { es: 'No está', en: 'Absent', pt: 'Não está' },
  'ppe_rounds.actions.absent.done': { es: 'Ausencia anotada', en: 'Absence noted', pt: 'Ausência anotada' },
  'ppe_rounds.fields.employee_id': { es: 'Empleado', en: 'Employee', pt: 'Funcionário' },
  'safety.signature_mode.row': { es: 'Por elemento', en: 'For each item', pt: 'Por equipamento' },
  'safety.signature_mode.person': { es: 'Por persona', en: 'For each person', pt: 'Por pessoa' },
  'safety.round_state.open': { es: 'Abierta', en: 'Open', pt: 'Aberta' },
  'safety.round_state.closed': { es: 'Cerrada', en: 'Closed', pt: 'Fechada' },
  'safety.ppe_rounds.closed_already': {
    es: 'La ronda está cerrada',
    en: 'The round is closed',
    pt: 'A rodada está fechada',
  },
  'safety.ppe_rounds.has_signed': {
    es: 'Una ronda con entregas firmadas no se borra',
    en: 'A round with signed deliveries is not deleted',
    pt: 'Uma rodada com entregas assinadas não se apaga',
  },
  'safety.ppe_rounds.all_signed': {
    es: 'Ya está todo firmado: no cambia más',
    en: 'Everything is signed: this changes no more',
    pt: 'Está tudo assinado: não muda mais',
  },
  'safety.ppe_rounds.next_before': {
    es: 'La próxima entrega de {{delivery}} es anterior a ese día: corregila primero',
    en: 'The next delivery of {{delivery}} is before this day: correct it first',
    pt: 'A próxima entrega de {{delivery}} é anterior a esse dia: corrija-a primeiro',
  },
  'safety.ppe_rounds.nothing_open': {
    es: 'Esa persona no tiene nada abierto en la ronda',
    en: 'This person has nothing open in the round',
    pt: 'Essa pessoa não tem nada aberto na rodada',
  },
  'safety.ppe_rounds.in_open_round': {
    es: 'Ya está en una ronda abierta',
    en: 'It is already in an open round',
    pt: 'Já está em uma rodada aberta',
  },
  'safety.ppe_rounds.empty': {
    es: 'Elegí al menos una entrega',
    en: 'Choose at least one delivery',
    pt: 'Escolha ao menos uma entrega',
  },
  'safety.ppe_rounds.too_many': {
    es: 'Una ronda se arma con hasta {{most}} entregas por vez',
    en: 'A round takes up to {{most}} deliveries at a time',
    pt: 'Uma rodada recebe até {{most}} entregas por vez',
  },
  'safety.ppe_rounds.did_close': { es: 'cerró la ronda', en: 'closed the round', pt: 'fechou a rodada' },
  'safety.ppe_rounds.did_mark_absent': {
    es: 'anotó una ausencia en la ronda',
    en: 'noted an absence in the round',
    pt: 'anotou uma ausência na rodada',
  },
  'safety.signing.sentence': {
    es: 'Recibí los elementos en buen estado y me explicaron su uso y conservación.',
    en: 'I received the items in good condition, and their use and care were explained to me.',
    pt: 'Recebi os equipamentos em bom estado e me explicaram seu uso e conservação.',
  },
  'safety.signing.no_signature': {
    es: 'Falta la firma, o es demasiado corta',
    en: 'The signature is missing or too short',
    pt: 'Falta a assinatura, ou é curta demais',
  },
  'safety.signing.too_long': {
    es: 'La firma es demasiado larga: borrala y firmá de nuevo',
    en: 'The signature is too long: clear it and sign again',
    pt: 'A assinatura é longa demais: apague e assine de novo',
  },
  'safety.signing.one_signature': {
    es: 'Mandá la firma o la planilla, no las dos',
    en: 'Send the signature or the sheet, not both',
    pt: 'Envie a assinatura ou a planilha, não as duas',
  },
  'safety.signing.seen_required': {
    es: 'Falta qué se mostró de cada entrega',
    en: 'It is missing what was shown of each delivery',
    pt: 'Falta o que foi mostrado de cada entrega',
  },
  'safety.signing.scan_type': {
    es: 'La planilla firmada tiene que ser un PDF o una imagen JPG, PNG, WebP, AVIF o GIF',
    en: 'The signed sheet must be a PDF or a picture: JPG, PNG, WebP, AVIF or GIF',
    pt: 'A planilha assinada deve ser um PDF ou uma imagem JPG, PNG, WebP, AVIF ou GIF',
  },
  'safety.signing.scan_broken': {
    es: 'La planilla firmada no se puede abrir: está dañada, incompleta o protegida con contraseña. Escaneala de nuevo',
    en: 'The signed sheet cannot be opened: it is damaged, incomplete or protected by a password. Scan it again',
    pt: 'A planilha assinada não abre: está danificada, incompleta ou protegida por senha. Escaneie-a de novo',
  },
  'safety.signing.refused': {
    es: 'No se guardó la firma: algo cambió desde que se mostró',
    en: 'The signature was not saved: something has changed since it was shown',
    pt: 'A assinatura não foi salva: algo mudou desde que foi mostrado',
  },
  'safety.signing.signed_already': { es: 'Ya está firmada', en: 'It is already signed', pt: 'Já está assinada' },
  'safety.signing.annulled': { es: 'Está anulada', en: 'It is annulled', pt: 'Está anulada' },
  'safety.signing.gone': { es: 'Ya no existe', en: 'It no longer exists', pt: 'Não existe mais' },
  'safety.signing.changed': {
    es: 'Cambió desde que se mostró: hay que volver a verla y firmar',
    en: 'It has changed since it was shown: look at it and sign again',
    pt: 'Mudou desde que foi mostrada: é preciso vê-la e assinar de novo',
  },
  'safety.signing.not_yet': {
    es: 'El día de la entrega todavía no llegó: se firma ese día, o se cambia antes la fecha',
    en: 'The day of the delivery has not come yet: sign on that day, or change the date first',
    pt: 'O dia da entrega ainda não chegou: assine nesse dia, ou mude antes a data',
  },
  'safety.signing.one_person': {
    es: 'Cada firma es de una sola persona',
    en: 'Each signature is of one person',
    pt: 'Cada assinatura é de uma só pessoa',
  },
  'safety.signing.one_row': {
    es: 'En esta ronda se firma cada elemento por separado',
    en: 'In this round each item is signed separately',
    pt: 'Nesta rodada cada equipamento é assinado em separado',
  },
  'safety.signing.all_of_person': {
    es: 'En esta ronda una firma cubre todo lo que recibe la persona',
    en: 'In this round one signature covers all that the person receives',
    pt: 'Nesta rodada uma assinatura cobre tudo o que a pessoa recebe',
  },
})
