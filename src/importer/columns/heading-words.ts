import { fold } from '#src/platform/text/fold.ts'

/** Abbreviations and other languages' words for what stands before many a heading. */
const sameWord: Readonly<Record<string, string>> = {
  ...sameAs('numero', 'n nr nro nros no num number'),
  ...sameAs('fecha', 'f fec fch fcha date data dt'),
  ...sameAs('codigo', 'cod code cdgo'),
  ...sameAs('telefono', 'tel tels tele telef tfno fono fone phone telephone telefone telefonos'),
  ...sameAs('celular', 'cel celu movil mobile cell'),
  ...sameAs('documento', 'doc docto document'),
  ...sameAs('descripcion', 'desc descr descrip description descricao'),
  ...sameAs('direccion', 'dir direc address endereco'),
  ...sameAs('vencimiento', 'vto vtos venc vence vencim vencimento expiration expiry expires validade'),
  ...sameAs('email', 'mail mails emails'),
  ...sameAs('cantidad', 'cant qty quantity quantidade'),
  ...sameAs('usd', 'dolar dolares dollar dollars'),
  ...sameAs('ars', 'peso pesos'),
}

function sameAs(word: string, others: string): Record<string, string> {
  return Object.fromEntries(others.split(' ').map((other) => [other, word]))
}

/** Words that tell nothing of what a column holds. */
const little = new Set('de del la las el los lo y e o u a al en por para da do das dos na of the and for in'.split(' '))

/** Words that a heading may have or lack and mean the same: 'Fecha de ingreso', 'Nro. de legajo'. */
export const spare: ReadonlySet<string> = new Set(['numero', 'fecha'])

/** With a reference, these as well: 'Nombre del sector'. */
export const spareOfReference: ReadonlySet<string> = new Set([...spare, 'nombre', 'name', 'nome', 'descripcion'])

/**
 * The words that a heading consists of, the same for 'C.U.I.L.' and 'Cuil', 'F. Ingreso' and 'Fecha de ingreso',
 * 'E-mail' and 'Mail': without case, accents, signs and small words, abbreviations written out.
 */
export function wordsOf(heading: string): string[] {
  const text = fold(heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/\bn\s*[°º]|(?<=\w\s*)#|#(?=\s*\w)/g, ' numero ')
    .replace(/[°ºª]/g, '')
    .replace(/u\$[sd]|us\$/g, ' usd ')
    .replaceAll('$', ' ars ')
    .replace(/\b[a-z](?:[.\s]\s?[a-z]\b)+\.?/g, (letters) => ` ${letters.replace(/[^a-z]/g, '')} `)
    .replace(/([a-z])(?=\d)/g, '$1 ')
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const telling = words.filter((word) => !little.has(word))
  return (telling.length ? telling : words).map((word) =>
    Object.hasOwn(sameWord, word) ? (sameWord[word] ?? word) : word,
  )
}

/** Without what stands in parentheses; the same text where nothing else does. */
export const withoutParentheses = (heading: string): string => heading.replace(/\([^)]*\)/g, ' ').trim() || heading

/** Without the words of a set; the same where none would be left. */
export function without(words: readonly string[], spared: ReadonlySet<string> = spare): readonly string[] {
  const left = words.filter((word) => !spared.has(word))
  return left.length ? left : words
}
