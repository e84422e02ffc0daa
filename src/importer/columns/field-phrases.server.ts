import { spare, spareOfReference, wordsOf } from '#src/importer/columns/heading-words.ts'
import { type Phrases, phrasesOf } from '#src/importer/columns/phrases.ts'
import { importable, isReference, type NamedField } from '#src/importer/importable.server.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { unitOf } from '#src/resource/export/columns.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { SheetWords } from '#src/resource/sheet-words.ts'

/** What the columns of somebody's sheet may mean: fields, by what they are called. */
export type Meanings = {
  fields: readonly (NamedField & { phrases: Phrases })[]
  /** What a sheet may not feed, though an export has it: a column so headed is left alone. */
  decoys: readonly Phrases[]
  /** Two fields that make the label, in one column: 'Apellido y nombre'. */
  whole: { fields: readonly [string, string]; phrases: Phrases } | null
  /** Words for the rows themselves, which a heading may have besides: 'Nombre del producto'. */
  nouns: ReadonlySet<string>
}

/** Memoized: declarations and their words are constants. */
const known = new WeakMap<Resource, { words: SheetWords; meanings: Meanings }>()

export function meaningsOf(target: Resource, words: SheetWords): Meanings {
  const found = known.get(target)
  if (found?.words === words) return found.meanings
  const meanings = madeOf(target, words)
  known.set(target, { words, meanings })
  return meanings
}

function madeOf(target: Resource, words: SheetWords): Meanings {
  const fields = importable(target)
  const names = new Set(fields.map(({ name }) => name))
  const nouns = inLanguages([`${target.name}.one`, `pages.${target.name}.list`])
  const [label, second] = target.label
  const isWhole = label !== undefined && second !== undefined && names.has(label) && names.has(second)
  return {
    fields: fields.map(({ name, field }) => ({
      name,
      field,
      phrases: phrasesOf({
        captions: captionsOf(target, { name, field }),
        synonyms: words[name]?.also ?? [],
        nouns: target.label.length === 1 && label === name ? nouns : [],
        spared: isReference(field) ? spareOfReference : spare,
        hasUnit: unitOf(field) !== undefined,
      }),
    })),
    decoys: Object.entries(target.fields)
      .filter(([name]) => !names.has(name))
      .map(([name, field]) => decoy(captionsOf(target, { name, field }))),
    whole: isWhole ? { fields: [label, second], phrases: ofBoth(target, words, { fields, nouns }) } : null,
    nouns: new Set(nouns.flatMap(wordsOf)),
  }
}

const none: ReadonlySet<string> = new Set()

const decoy = (captions: readonly string[]): Phrases =>
  phrasesOf({ captions, synonyms: [], spared: none, hasUnit: true })

/** Names that hold what a cell would say, in the API's words and in every language, with the unit and without. */
function captionsOf(target: Resource, { name, field }: NamedField): string[] {
  const names = Object.entries(kindOf(field).names(name, field)).flatMap(([as, source]) =>
    source.from === 'joined' && source.column !== 'name' ? [] : [as],
  )
  const all = [...new Set([name, ...names])]
  const texts = [...all, ...inLanguages(all.map((one) => captionKey(target, one)))]
  const unit = unitOf(field)
  return unit === undefined ? texts : texts.flatMap((text) => [text, `${text} ${unit}`])
}

/** Both fields' names one after the other, in whichever order. */
function ofBoth(
  target: Resource,
  words: SheetWords,
  { fields, nouns }: { fields: readonly NamedField[]; nouns: readonly string[] },
): Phrases {
  const [one = [], other = []] = target.label.map((label) => {
    const found = fields.find(({ name }) => name === label)
    return found ? [...captionsOf(target, found), ...(words[label]?.also ?? [])] : []
  })
  const captions = one.flatMap((first) => other.map((second) => `${first} ${second}`))
  const synonyms = words[target.label.join(', ')]?.also ?? []
  return phrasesOf({ captions, synonyms, nouns, spared: spare, hasUnit: false })
}

/** The texts of messages, those that exist. */
const inLanguages = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => languages.map((language) => translate(language, key)).filter((text) => text !== key))
