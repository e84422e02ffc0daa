import { fold } from '#src/platform/text/fold.ts'

/** Abbreviations and other languages' words for what stands before many a heading. */
const wordByAbbreviation: Readonly<Record<string, string>> = {
  ...mapAbbreviations('numero', 'n nr nro nros no num number'),
  ...mapAbbreviations('fecha', 'f fec fch fcha date data dt'),
  ...mapAbbreviations('codigo', 'cod code cdgo'),
  ...mapAbbreviations('telefono', 'tel tels tele telef tfno fono fone phone telephone telefone telefonos'),
  ...mapAbbreviations('celular', 'cel celu movil mobile cell'),
  ...mapAbbreviations('documento', 'doc docto document'),
  ...mapAbbreviations('descripcion', 'desc descr descrip description descricao'),
  ...mapAbbreviations('direccion', 'dir direc address endereco'),
  ...mapAbbreviations('vencimiento', 'vto vtos venc vence vencim vencimento expiration expiry expires validade'),
  ...mapAbbreviations('email', 'mail mails emails'),
  ...mapAbbreviations('cantidad', 'cant qty quantity quantidade'),
  ...mapAbbreviations('usd', 'dolar dolares dollar dollars'),
  ...mapAbbreviations('ars', 'peso pesos'),
}

function mapAbbreviations(word: string, abbreviations: string): Record<string, string> {
  return Object.fromEntries(abbreviations.split(' ').map((abbreviation) => [abbreviation, word]))
}

/** Words that tell nothing of what a column holds. */
const stopWords = new Set(
  'de del la las el los lo y e o u a al en por para da do das dos na of the and for in'.split(' '),
)

/** Words that a heading may have or lack and mean the same: 'Fecha de ingreso', 'Nro. de legajo'. */
export const optionalWords: ReadonlySet<string> = new Set(['numero', 'fecha'])

/** With a reference, these as well: 'Nombre del sector'. */
export const optionalWordsOfReference: ReadonlySet<string> = new Set([
  ...optionalWords,
  'nombre',
  'name',
  'nome',
  'descripcion',
])

/**
 * The words that a heading consists of, the same for 'C.U.I.L.' and 'Cuil', 'F. Ingreso' and 'Fecha de ingreso',
 * 'E-mail' and 'Mail': without case, accents, signs and small words, abbreviations written out.
 */
export function normalizeWords(heading: string): string[] {
  const text = fold(heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
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

/** Without what stands in parentheses; the same text where nothing else does. */
export const removeParentheses = (heading: string): string => heading.replace(/\([^)]*\)/g, ' ').trim() || heading

/** Without the words of a set; the same where none would be left. */
export function removeWords(
  words: readonly string[],
  removable: ReadonlySet<string> = optionalWords,
): readonly string[] {
  const remainingWords = words.filter((word) => !removable.has(word))
  return remainingWords.length ? remainingWords : words
}
