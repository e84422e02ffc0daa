import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The guide's texts about protective equipment, training and quality. */
export const safetyGuideMessages = defineMessages({
  'guide.safety.title': {
    es: 'Protección, capacitación y calidad',
    en: 'Protection, training and quality',
    pt: 'Proteção, treinamento e qualidade',
  },
  'guide.safety.for': {
    es: 'Son tres listas: los elementos de protección personal, los temas de capacitación y los ítems de calidad.',
    en: 'Three lists: the personal protective equipment, the training items and the quality items.',
    pt: 'São três listas: os equipamentos de proteção individual, os temas de treinamento e os itens de qualidade.',
  },
  'guide.safety.tip_1': {
    es: 'De cada elemento anotá marca, modelo y certificación: los pide la Resolución SRT 299/2011.',
    en: 'For each item note brand, model and certification: Resolution SRT 299/2011 asks for them.',
    pt: 'De cada equipamento anote marca, modelo e certificação: a Resolução SRT 299/2011 os exige.',
  },
  'guide.safety.tip_2': {
    es: 'Escribí los talles de a uno con Enter, o pegalos todos separados por comas.',
    en: 'Type the sizes one at a time with Enter, or paste them all separated by commas.',
    pt: 'Digite os tamanhos um a um com Enter, ou cole todos separados por vírgulas.',
  },
  'guide.safety.tip_3': {
    es: 'La vida útil va en meses, y los puestos dicen quién usa cada elemento.',
    en: 'The useful life is in months, and the job titles say who uses each item.',
    pt: 'A vida útil é em meses, e os cargos dizem quem usa cada equipamento.',
  },
  'guide.safety.tip_4': {
    es: 'Un tema con vigencia propone la fecha en que vence, y sus puestos dicen a quién le falta.',
    en: 'An item with a validity proposes the date on which it expires, and its job titles say who lacks it.',
    pt: 'Um tema com validade propõe a data em que vence, e seus cargos dizem a quem falta.',
  },
  'guide.due.for': {
    es: 'Qué hay que entregar, a quién y cuándo: lo que vence y lo que un puesto pide y nunca se entregó.',
    en: 'What has to be given, to whom and when: what falls due, and what a job title needs and was never given.',
    pt: 'O que é preciso entregar, a quem e quando: o que vence e o que um cargo exige e nunca foi entregue.',
  },
  'guide.due.tip_1': {
    es: 'Elegí hasta cuándo mirar: 30, 60 o 90 días, o una fecha.',
    en: 'Choose how far to look: 30, 60 or 90 days, or a date.',
    pt: 'Escolha até quando olhar: 30, 60 ou 90 dias, ou uma data.',
  },
  'guide.due.tip_2': {
    es: 'Marcá las filas y creá la ronda: personas, elementos y talles ya vienen puestos.',
    en: 'Choose rows and create the round: people, items and sizes are already filled in.',
    pt: 'Marque as linhas e crie a rodada: pessoas, equipamentos e tamanhos já vêm preenchidos.',
  },
  'guide.due.tip_3': {
    es: 'Antes de comprar, mirá cuánto hace falta de cada elemento y talle, y exportalo a Excel.',
    en: 'Before buying, see how many of each item and size are needed, and export it to Excel.',
    pt: 'Antes de comprar, veja quanto falta de cada equipamento e tamanho, e exporte para o Excel.',
  },
  'guide.ppe_rounds.for': {
    es: 'Una ronda reparte elementos a varias personas, que firman en una tableta o un teléfono, una página cada una.',
    en: 'A round gives items to several people, who sign on a tablet or phone, one page each.',
    pt: 'Uma rodada entrega equipamentos a várias pessoas, que assinam em um tablet ou celular, uma página cada uma.',
  },
  'guide.ppe_rounds.tip_1': {
    es: 'Se firma desde su fecha. Antes se corrigen talle o cantidad, con el lápiz de cada renglón.',
    en: 'It is signed from its date on. Correct size and quantity before, with the pencil of each line.',
    pt: 'Assina-se a partir da data. Antes se corrigem tamanho e quantidade, com o lápis de cada linha.',
  },
  'guide.ppe_rounds.tip_2': {
    es: 'Abrila con conexión y seguí sin ella: lo firmado queda en el equipo y se envía solo cuando vuelve.',
    en: 'Open it with a connection and go on without: what was signed stays on the device and is sent by itself later.',
    pt: 'Abra com conexão e continue sem ela: o que foi assinado fica no equipamento e é enviado sozinho depois.',
  },
  'guide.ppe_rounds.tip_3': {
    es: 'Dos personas pueden tomar firmas en la misma ronda, cada una en su tableta.',
    en: 'Two people may take signatures in one round, each on their own tablet.',
    pt: 'Duas pessoas podem colher assinaturas na mesma rodada, cada uma no seu tablet.',
  },
  'guide.ppe_rounds.tip_4': {
    es: 'Quien no está se marca ausente. Al cerrar, «Ronda con lo que falta» arma la siguiente, también con lo anulado.',
    en: 'Mark who is absent. After closing, ‘Round with what is missing’ makes the next one, with what was annulled too.',
    pt: 'Quem não está é marcado ausente. Ao fechar, «Rodada com o que falta» monta a seguinte, também com o anulado.',
  },
  'guide.ppe_deliveries.for': {
    es: 'Todo lo entregado, con su firma. Lo de cada persona está también en su legajo, en Entregas.',
    en: 'Everything that was given, with its signature. What each person got stands in their record too, under Deliveries.',
    pt: 'Tudo o que foi entregue, com sua assinatura. O de cada pessoa está também no registro dela, em Entregas.',
  },
  'guide.ppe_deliveries.tip_1': {
    es: 'Al elegir persona y elemento se completan talle, marca, modelo, certificación y próxima entrega.',
    en: 'Person and item fill in size, brand, model, certification and next delivery.',
    pt: 'A pessoa e o equipamento preenchem tamanho, marca, modelo, certificação e próxima entrega.',
  },
  'guide.ppe_deliveries.tip_2': {
    es: 'Una entrega firmada no cambia más: si hubo un error, anulala con el motivo y entregá de nuevo.',
    en: 'A signed delivery changes no more: after a mistake, annul it with the reason and give it again.',
    pt: 'Uma entrega assinada não muda mais: se houve erro, anule com o motivo e entregue de novo.',
  },
  'guide.ppe_deliveries.tip_3': {
    es: 'La constancia de la Resolución SRT 299/2011 se imprime desde el legajo, la ronda o la entrega.',
    en: 'The record of Resolution SRT 299/2011 is printed from the record of a person, the round or the delivery.',
    pt: 'O registro da Resolução SRT 299/2011 é impresso a partir do cadastro da pessoa, da rodada ou da entrega.',
  },
  'guide.ppe_deliveries.tip_4': {
    es: 'El QR de cada hoja dice si lo impreso sigue igual. Quien lo lee no necesita una cuenta.',
    en: 'The QR code of each sheet tells whether what was printed still stands. Nobody needs an account to read it.',
    pt: 'O QR de cada folha diz se o impresso continua igual. Quem o lê não precisa de conta.',
  },
})
