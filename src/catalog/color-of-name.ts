import { foldAccentsAndCase } from '#src/platform/text/fold.ts'

/** Neutral grey: the code of a colour whose name says nothing. */
export const neutralColorCode = '#8E8E93'

/** By code, the names of colours in Spanish, English and Portuguese, and those of the makers of telephones. */
const namesByCode: Readonly<Record<string, string>> = {
  '#1D1D1F': 'negro|black|preto',
  '#FFFFFF': 'blanco|white|branco',
  '#D32F2F': 'rojo|red|vermelho|product red|(product)red',
  '#1565C0': 'azul|blue',
  '#4FC3F7': 'celeste|light blue|azul claro|sky blue',
  '#0D2A52': 'azul oscuro|azul marino|marino|navy|azul escuro|azul marinho|dark blue',
  '#2E7D32': 'verde|green',
  '#1B4332': 'verde oscuro|dark green|verde escuro',
  '#A5D6A7': 'verde claro|light green|verde agua|menta|mint',
  '#F9D648': 'amarillo|yellow|amarelo',
  '#EF6C00': 'naranja|orange|laranja',
  '#F4A6B7': 'rosa|pink|rosado',
  '#D81B60': 'fucsia|fuchsia|magenta|fúcsia',
  '#7E57C2': 'violeta|purple|roxo|morado|violet|púrpura',
  '#B9A7D9': 'lila|lavanda|lilac|lavender|lilás',
  '#795548': 'marrón|brown|marrom|café',
  '#8E8E93': 'gris|gray|grey|cinza',
  '#53565A': 'gris espacial|space gray|space grey|cinza espacial|gris oscuro|dark gray|cinza escuro',
  '#C7C7CC': 'plata|plateado|silver|prata|prateado|gris claro|light gray',
  '#D4AF37': 'oro|dorado|gold|dourado|ouro',
  '#E6C7C2': 'oro rosa|rose gold|ouro rosa|oro rosado',
  '#41424C': 'grafito|graphite|grafite',
  '#24262B': 'medianoche|midnight|meia-noite',
  '#F2EBDD': 'blanco estelar|starlight|estelar|crema|cream|creme',
  '#E8DCC8': 'beige|bege|arena|sand|areia',
  '#8A7F75': 'titanio natural|natural titanium|titânio natural|titanio|titanium',
  '#3C3C3D': 'titanio negro|black titanium|titânio preto',
  '#7B1E3A': 'bordó|borgoña|burgundy|bordô|vino|wine|vinho',
  '#26A69A': 'turquesa|turquoise',
  '#C9B79C': 'titanio desierto|desert titanium|titânio deserto',
}

const codeByName = new Map(
  Object.entries(namesByCode).flatMap(([code, names]) =>
    names.split('|').map((name) => [foldAccentsAndCase(name), code] as const),
  ),
)

/** The code of a known colour name, whatever its case and accents. Null for any other name. */
export const findColorCode = (name: string): string | null => codeByName.get(foldAccentsAndCase(name.trim())) ?? null

/** All known names of the colour that a name means, without accents and case. Empty for an unknown name. */
export function listNamesOfColor(name: string): string[] {
  const colorCode = findColorCode(name)
  return [...codeByName].flatMap(([knownName, code]) => (code === colorCode ? [knownName] : []))
}

/** The words of a text without accents and case, without a number at the end: `azul-2`, `azul (2)`, `azul2`. */
const splitIntoWords = (text: string): string[] =>
  foldAccentsAndCase(text)
    .replace(/[^a-z]+$/, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const endsWithWords = (words: readonly string[], ending: readonly string[]): boolean =>
  ending.length > 0 && ending.every((word, index) => word === words[words.length - ending.length + index])

/**
 * Finds the colour that a picture's file is named after: `rojo.jpg`, `iphone-16 azul.png`, `azul-2.jpg`. The name ends
 * with that of the colour or with another name of the same colour. A longer known name means another colour: `light
 * blue` is not `azul`. Null if there is none.
 */
export function findColorInFileName(fileName: string, colors: readonly { id: number; name: string }[]): number | null {
  const words = splitIntoWords(fileName.replace(/^.*[/\\]/, '').replace(/\.\w+$/, ''))
  const spellings = [
    ...colors.map(({ id, name }) => ({ id, code: findColorCode(name), ending: splitIntoWords(name) })),
    ...[...codeByName].map(([name, code]) => ({ id: null, code, ending: splitIntoWords(name) })),
  ]
  const [longest] = spellings
    .filter(({ ending }) => endsWithWords(words, ending))
    .toSorted((a, b) => b.ending.length - a.ending.length)
  if (!longest) return null
  return longest.id ?? spellings.find(({ id, code }) => id !== null && code === longest.code)?.id ?? null
}
