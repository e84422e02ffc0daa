/** Letters and signs that NFD does not decompose, as PostgreSQL's `unaccent` writes them. */
const plain: Readonly<Record<string, string>> = {
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
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu')

/** Accent and case folding, as the database's `norm` does it: 'Ó' is found by 'o', '15″' by '15"'. */
export function fold(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(special, (sign) => plain[sign] ?? sign)
}
