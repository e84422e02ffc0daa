import { normalizeWords, optionalWords, optionalWordsOfReference } from '#src/importer/columns/heading-words.ts'
import { buildPhrases, type FieldPhrases } from '#src/importer/columns/phrases.ts'
import { type ImportableField, isReference, listImportableFields } from '#src/importer/importable-fields.server.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { labelSeparator } from '#src/platform/text/label.ts'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { kindOf, unitOf } from '#src/resource/kinds/kinds.ts'
import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

/** Names of a target's fields, with which the headings of a sheet are compared. */
export type TargetPhrases = {
  fields: readonly (ImportableField & { phrases: FieldPhrases })[]
  /** Names of the fields that a sheet may not feed. A column with such a name stays unused. */
  closedFields: readonly FieldPhrases[]
  /** The two fields of the label when one column holds both: 'Apellido y nombre'. */
  pair: { fields: readonly [string, string]; phrases: FieldPhrases } | null
  /** The words of the names for the resource's records, which a heading may add: 'Nombre del producto'. */
  nouns: ReadonlySet<string>
}

/** Memoized: declarations and their sheet words never change. */
const phrasesByTarget = new WeakMap<Resource, { words: SheetWords; targetPhrases: TargetPhrases }>()

export function getOrBuildTargetPhrases(target: Resource, words: SheetWords): TargetPhrases {
  const cached = phrasesByTarget.get(target)
  if (cached?.words === words) return cached.targetPhrases
  const targetPhrases = buildTargetPhrases(target, words)
  phrasesByTarget.set(target, { words, targetPhrases })
  return targetPhrases
}

function buildTargetPhrases(target: Resource, words: SheetWords): TargetPhrases {
  const fields = listImportableFields(target)
  const names = new Set(fields.map(({ name }) => name))
  const nouns = translateInAllLanguages([`${target.name}.one`, `pages.${target.name}.list`])
  const [label, second] = target.label
  const hasPair = label !== undefined && second !== undefined && names.has(label) && names.has(second)
  return {
    fields: fields.map(({ name, field }) => ({
      name,
      field,
      phrases: buildPhrases({
        captions: listColumnNames(target, { name, field }, words),
        synonyms: words[name]?.headings ?? [],
        vagueHeadings: words[name]?.vagueHeadings ?? [],
        spareHeadings: words[name]?.spareHeadings ?? [],
        nouns: target.label.length === 1 && label === name ? nouns : [],
        optionalWords: isReference(field) ? optionalWordsOfReference : optionalWords,
        hasUnit: unitOf(field) !== undefined,
      }),
    })),
    closedFields: Object.entries(target.fields)
      .filter(([name]) => !names.has(name))
      .map(([name, field]) => buildClosedFieldPhrases(listColumnNames(target, { name, field }, words))),
    pair: hasPair ? { fields: [label, second], phrases: buildPairPhrases(target, words, { fields, nouns }) } : null,
    nouns: new Set(nouns.flatMap(normalizeWords)),
  }
}

const noWords: ReadonlySet<string> = new Set()

const buildClosedFieldPhrases = (captions: readonly string[]): FieldPhrases =>
  buildPhrases({ captions, synonyms: [], optionalWords: noWords, hasUnit: true })

/**
 * Names under which a column may show a field: those of the API and their captions in every language, with the unit and
 * without.
 */
function listColumnNames(target: Resource, { name, field }: ImportableField, words: SheetWords): string[] {
  const keyProperty = words[name]?.keyProperty
  const tellsRecordsApart = (alias: string, column: string) =>
    keyProperty === undefined ? column === 'name' : alias === keyProperty
  const names = Object.entries(kindOf(field).sourcesByName(name, field)).flatMap(([alias, source]) =>
    source.from === 'joined' && !tellsRecordsApart(alias, source.column) ? [] : [alias],
  )
  const aliases = [...new Set([name, ...names])]
  const texts = [...aliases, ...translateInAllLanguages(aliases.map((alias) => captionKey(target, alias)))]
  const unit = unitOf(field)
  return unit === undefined ? texts : texts.flatMap((text) => [text, `${text} ${unit}`])
}

/** Phrases for a column that holds two fields: a name of the first, followed by a name of the second. */
function buildPairPhrases(
  target: Resource,
  words: SheetWords,
  { fields, nouns }: { fields: readonly ImportableField[]; nouns: readonly string[] },
): FieldPhrases {
  const [firstNames = [], secondNames = []] = target.label.map((label) => {
    const field = fields.find(({ name }) => name === label)
    return field ? [...listColumnNames(target, field, words), ...(words[label]?.headings ?? [])] : []
  })
  const captions = firstNames.flatMap((first) => secondNames.map((second) => `${first} ${second}`))
  const synonyms = words[target.label.join(labelSeparator)]?.headings ?? []
  return buildPhrases({ captions, synonyms, nouns, optionalWords, hasUnit: false })
}

/** The translations of message keys into all languages. Keys without a message are left out. */
const translateInAllLanguages = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => languages.map((language) => translate(language, key)).filter((text) => text !== key))
