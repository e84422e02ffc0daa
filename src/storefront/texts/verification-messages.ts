import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the page that compares a printed record with what is stored. */
export const verificationMessages = defineMessages({
  'storefront.verify.title': {
    es: 'Comprobar una constancia',
    en: 'Check a record',
    pt: 'Conferir um comprovante',
  },
  'storefront.verify.description': {
    es: 'Comprobá que una constancia impresa coincide con lo registrado.',
    en: 'Check that a printed record matches what is stored.',
    pt: 'Confira se um comprovante impresso coincide com o registrado.',
  },
  'storefront.verify.ask.title': {
    es: 'Comprobá una constancia',
    en: 'Check a record',
    pt: 'Confira um comprovante',
  },
  'storefront.verify.ask.text': {
    es: 'Escribí el código que está al pie de la hoja.',
    en: 'Type the code at the foot of the sheet.',
    pt: 'Digite o código que está no rodapé da folha.',
  },
  'storefront.verify.intact.title': {
    es: 'Es auténtica y está igual',
    en: 'It is authentic and unchanged',
    pt: 'É autêntico e está igual',
  },
  'storefront.verify.intact.text_one': {
    es: 'La entrega de esta hoja está registrada tal como se imprimió.',
    en: 'The delivery on this sheet is stored as it was printed.',
    pt: 'A entrega desta folha está registrada tal como foi impressa.',
  },
  'storefront.verify.intact.text_other': {
    es: 'Las {{rows}} entregas de esta hoja están registradas tal como se imprimieron.',
    en: 'The {{rows}} deliveries on this sheet are stored as they were printed.',
    pt: 'As {{rows}} entregas desta folha estão registradas tal como foram impressas.',
  },
  'storefront.verify.annulled.title_one': {
    es: 'Es auténtica, con 1 entrega anulada',
    en: 'It is authentic, with 1 annulled delivery',
    pt: 'É autêntico, com 1 entrega anulada',
  },
  'storefront.verify.annulled.title_other': {
    es: 'Es auténtica, con {{annulled}} entregas anuladas',
    en: 'It is authentic, with {{annulled}} annulled deliveries',
    pt: 'É autêntico, com {{annulled}} entregas anuladas',
  },
  'storefront.verify.annulled.text': {
    es: 'Entregas de esta hoja: {{rows}}. Anuladas: {{annulled}}. Las demás están igual que cuando se imprimió.',
    en: 'Deliveries on this sheet: {{rows}}. Annulled: {{annulled}}. The others are as they were printed.',
    pt: 'Entregas desta folha: {{rows}}. Anuladas: {{annulled}}. As demais estão como quando foi impressa.',
  },
  'storefront.verify.annulled.all_one': {
    es: 'La única entrega de esta hoja se anuló: ya no vale.',
    en: 'The only delivery on this sheet was annulled: it no longer holds.',
    pt: 'A única entrega desta folha foi anulada: já não vale.',
  },
  'storefront.verify.annulled.all_other': {
    es: 'Las {{rows}} entregas de esta hoja se anularon: ya no valen.',
    en: 'All {{rows}} deliveries on this sheet were annulled: they no longer hold.',
    pt: 'As {{rows}} entregas desta folha foram anuladas: já não valem.',
  },
  'storefront.verify.changed.title': {
    es: 'Ya no está igual',
    en: 'It is no longer the same',
    pt: 'Já não está igual',
  },
  'storefront.verify.changed.text_one': {
    es: '1 de {{rows}} entregas de esta hoja cambió o se eliminó después de imprimirla. Pedile a la empresa una hoja nueva.',
    en: '1 of {{rows}} deliveries on this sheet was changed or removed after printing. Ask the company for a new sheet.',
    pt: '1 de {{rows}} entregas desta folha mudou ou foi removida depois da impressão. Peça à empresa uma folha nova.',
  },
  'storefront.verify.changed.text_other': {
    es: '{{changed}} de {{rows}} entregas de esta hoja cambiaron o se eliminaron después de imprimirla. Pedile a la empresa una hoja nueva.',
    en: '{{changed}} of {{rows}} deliveries on this sheet were changed or removed after printing. Ask the company for a new sheet.',
    pt: '{{changed}} de {{rows}} entregas desta folha mudaram ou foram removidas depois da impressão. Peça à empresa uma folha nova.',
  },
  'storefront.verify.unknown.title': {
    es: 'No conocemos ese código',
    en: 'We do not know that code',
    pt: 'Não conhecemos esse código',
  },
  'storefront.verify.unknown.text': {
    es: 'Puede estar mal leído, o la hoja no salió de este sistema. Comparalo con el que está al pie de la hoja.',
    en: 'It may be misread, or the sheet is not of this system. Compare it with the one at the foot of the sheet.',
    pt: 'Pode estar mal lido, ou a folha não saiu deste sistema. Compare com o que está no rodapé da folha.',
  },
  'storefront.verify.limited.title': {
    es: 'Demasiados códigos equivocados',
    en: 'Too many wrong codes',
    pt: 'Códigos errados demais',
  },
  'storefront.verify.limited.text': {
    es: 'Desde esta conexión se probaron muchos códigos que no existen. Probá de nuevo en {{minutes}} min.',
    en: 'Many codes that do not exist were tried from this connection. Try again in {{minutes}} min.',
    pt: 'Desta conexão foram tentados muitos códigos que não existem. Tente de novo em {{minutes}} min.',
  },
  'storefront.verify.code': { es: 'Código', en: 'Code', pt: 'Código' },
  'storefront.verify.date': { es: 'Impresa', en: 'Printed', pt: 'Impresso' },
  'storefront.verify.person': { es: 'Persona', en: 'Person', pt: 'Pessoa' },
  'storefront.verify.rows': { es: 'Entregas', en: 'Deliveries', pt: 'Entregas' },
  'storefront.verify.rows_annulled_one': { es: '1 anulada', en: '1 annulled', pt: '1 anulada' },
  'storefront.verify.rows_annulled_other': {
    es: '{{annulled}} anuladas',
    en: '{{annulled}} annulled',
    pt: '{{annulled}} anuladas',
  },
  'storefront.verify.rows_changed_one': { es: '1 distinta', en: '1 different', pt: '1 diferente' },
  'storefront.verify.rows_changed_other': {
    es: '{{changed}} distintas',
    en: '{{changed}} different',
    pt: '{{changed}} diferentes',
  },
  'storefront.verify.signed': { es: 'Firmadas', en: 'Signed', pt: 'Assinadas' },
  'storefront.verify.hash': { es: 'Resumen SHA-256', en: 'SHA-256 digest', pt: 'Resumo SHA-256' },
  'storefront.verify.compare': {
    es: 'Los ocho primeros caracteres del resumen tienen que ser los del pie de la hoja.',
    en: 'The first eight characters of the digest must be those at the foot of the sheet.',
    pt: 'Os oito primeiros caracteres do resumo têm que ser os do rodapé da folha.',
  },
  'storefront.verify.how': { es: 'Qué se comprueba', en: 'What is checked', pt: 'O que se confere' },
  'storefront.verify.how_text': {
    es: 'Cada entrega impresa se compara con la registrada: elemento, talle, cantidad, marca, certificación, fecha y, si está firmada, que la firma siga siendo de esos datos. El nombre, el DNI y los elementos no se muestran acá: están en el papel.',
    en: 'Each printed delivery is compared with the stored one: item, size, quantity, brand, certification, date and, if it is signed, that the signature still is of those values. Name, DNI and items are not shown here: they are on the paper.',
    pt: 'Cada entrega impressa é comparada com a registrada: equipamento, tamanho, quantidade, marca, certificação, data e, se está assinada, se a assinatura continua sendo desses dados. O nome, o DNI e os equipamentos não aparecem aqui: estão no papel.',
  },
  'storefront.verify.another': { es: 'Comprobar otro código', en: 'Check another code', pt: 'Conferir outro código' },
  'storefront.verify.code_of_sheet': { es: 'Código de la hoja', en: 'Code of the sheet', pt: 'Código da folha' },
  'storefront.verify.submit': { es: 'Comprobar', en: 'Check', pt: 'Conferir' },
  'storefront.verify.foot': {
    es: 'Constancias de la Res. SRT 299/2011',
    en: 'Records of Res. SRT 299/2011',
    pt: 'Comprovantes da Res. SRT 299/2011',
  },
})
