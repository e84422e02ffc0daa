/** Replacements of characters that NFD does not decompose, equal to those of PostgreSQL's `unaccent`. */
const replacements: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ŀ: 'l',
  ı: 'i',
  ĳ: 'ij',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '′': "'",
  '″': '"',
  '«': '<<',
  '»': '>>',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '…': '...',
  '¡': '!',
  '¿': '?',
  '×': '*',
  '©': '(c)',
  '®': '(r)',
}
const replaceable = new RegExp(`[${Object.keys(replacements).join('')}]`, 'gu')
const ascii = /^\p{ASCII}*$/u

/** Accent and case folding, equal to the database's `norm`: 'Ó' is found by 'o', '15″' by '15"'. */
export function foldAccentsAndCase(text: string): string {
  // ASCII fast path: most words have no accent, and a search folds hundreds of names.
  if (ascii.test(text)) return text.toLowerCase()
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(replaceable, (character) => replacements[character] ?? character)
}
