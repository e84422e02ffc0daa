import { foldAccentsAndCase } from '#src/platform/text/fold.ts'

/** The word for each abbreviation and translation that is common in headings: `fec` and `date` mean `fecha`. */
const wordByAbbreviation: Readonly<Record<string, string>> = {
  ...mapAbbreviationsToWord('numero', 'n nr nro nros no num number'),
  ...mapAbbreviationsToWord('fecha', 'f fec fch fcha date data dt'),
  ...mapAbbreviationsToWord('codigo', 'cod code cdgo'),
  ...mapAbbreviationsToWord('telefono', 'tel tels tele telef tfno fono fone phone telephone telefone telefonos'),
  ...mapAbbreviationsToWord('celular', 'cel celu movil mobile cell'),
  ...mapAbbreviationsToWord('documento', 'doc docto document'),
  ...mapAbbreviationsToWord('descripcion', 'desc descr descrip description descricao'),
  ...mapAbbreviationsToWord('direccion', 'dir direc address endereco'),
  ...mapAbbreviationsToWord('vencimiento', 'vto vtos venc vence vencim vencimento expiration expiry expires validade'),
  ...mapAbbreviationsToWord('email', 'mail mails emails'),
  ...mapAbbreviationsToWord('cantidad', 'cant qty quantity quantidade'),
  ...mapAbbreviationsToWord('usd', 'dolar dolares dollar dollars'),
  ...mapAbbreviationsToWord('ars', 'peso pesos'),
}

function mapAbbreviationsToWord(word: string, abbreviations: string): Record<string, string> {
  return Object.fromEntries(abbreviations.split(' ').map((abbreviation) => [abbreviation, word]))
}

/** Stop words, which say nothing about a column. */
const stopWords = new Set(
  'de del la las el los lo y e o u a al en por para da do das dos na of the and for in'.split(' '),
)

/** Words that do not change the meaning of a heading: 'Fecha de ingreso', 'Nro. de legajo'. */
export const optionalWords: ReadonlySet<string> = new Set(['numero', 'fecha'])

/** Further optional words in the heading of a reference: 'Nombre del sector'. */
export const optionalWordsOfReference: ReadonlySet<string> = new Set([
  ...optionalWords,
  'nombre',
  'name',
  'nome',
  'descripcion',
])

/**
 * The words of a heading without case, accents, signs and stop words, with abbreviations written out. Stop words stay
 * if the heading has no others. The result is equal for 'C.U.I.L.' and 'Cuil', for 'F. Ingreso' and 'Fecha de ingreso',
 * for 'E-mail' and 'Mail'.
 */
export function normalizeWords(heading: string): string[] {
  const text = foldAccentsAndCase(heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/\bn\s*[°º]|(?<=\w\s*)#|#(?=\s*\w)/g, ' numero ')
    .replace(/[°ºª]/g, '')
    .replace(/u\$[sd]|us\$/g, ' usd ')
    .replaceAll('$', ' ars ')
    .replace(/\b[a-z](?:[.\s]\s?[a-z]\b)+\.?/g, (letters) => ` ${letters.replace(/[^a-z]/g, '')} `)
    .replace(/([a-z])(?=\d)/g, '$1 ')
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const meaningfulWords = words.filter((word) => !stopWords.has(word))
  return (meaningfulWords.length ? meaningfulWords : words).map((word) =>
    Object.hasOwn(wordByAbbreviation, word) ? (wordByAbbreviation[word] ?? word) : word,
  )
}

/** Removes text in parentheses, unless nothing else is left. */
export const removeParenthesesUnlessAll = (heading: string): string =>
  heading.replace(/\([^)]*\)/g, ' ').trim() || heading

/** Removes the given words, unless no other word is left. */
export function removeWordsUnlessAll(
  words: readonly string[],
  removable: ReadonlySet<string> = optionalWords,
): readonly string[] {
  const remainingWords = words.filter((word) => !removable.has(word))
  return remainingWords.length ? remainingWords : words
}
