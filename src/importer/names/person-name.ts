import type { NameOrder } from '#src/importer/import-types.ts'
import { splitAtComma } from '#src/importer/rows/comma-parts.ts'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'

export type PersonName = { surname: string; given_name: string }

/** Words that belong to the next word: 'San Martín', 'Di Pietro'. */
const prefixes = new Set(
  "da das de degli del della den der di do dos du el la las le lo los mac mc o' san santa santo st van von".split(' '),
)
/** Prefixes of a word that goes on with the one before: 'Pérez de la Cruz', 'María de los Ángeles'. */
const continuations = new Set(['da', 'das', 'de', 'del', 'do', 'dos'])
/** Words that join a surname to the one before: 'Ortega y Gasset'. */
const conjunctions = new Set(['y', 'e', 'i'])
/** The ends of given names that begin with a prefix as a surname does: 'María del Carmen'. */
const devotions = new Set(
  'angeles carmen fatima jesus lourdes lujan mar mercedes milagro milagros paz pilar rosario socorro valle'.split(' '),
)

/**
 * Splits a text into surname and given name. A comma is certain: the surname stands before it. Without one the order
 * says which part comes first. The surname is one word, or two of four and more; words with prefixes count as one.
 * No word is lost or moved. Null if the text has no two parts.
 */
export function splitPersonName(text: string, order: NameOrder): PersonName | null {
  const parts = splitAtComma(text)
  if (parts) return { surname: parts.before_comma, given_name: parts.after_comma }
  return order === 'surname_first' ? splitSurnameFirst(groupWords(text)) : splitNameFirst(groupWords(text))
}

/** One word with its prefixes, and the surname that a conjunction joins to it. */
type WordGroup = readonly string[]

function groupWords(text: string): WordGroup[] {
  const groups: string[][] = []
  let isOpen = false
  for (const word of text.trim().split(/\s+/u).filter(Boolean)) {
    const folded = foldAccentsAndCase(word).replaceAll('’', "'")
    const group: string[] | undefined = groups.at(-1)
    const isConjunction: boolean = conjunctions.has(folded) && group !== undefined && !isOpen
    if (group && (isOpen || isConjunction)) group.push(word)
    else groups.push([word])
    isOpen = isConjunction || prefixes.has(folded) || folded === "d'"
  }
  return groups
}

/** 'Pérez Juan', 'Pérez Gómez Juan Carlos', 'Di Pietro Ana', 'Pérez de la Cruz Juan'. */
function splitSurnameFirst(groups: readonly WordGroup[]): PersonName | null {
  const joinedGroups = joinToPrevious(groups, isContinuation)
  const hasSecondSurname = joinedGroups.length > 2 && isPrefixed(joinedGroups[1])
  const surnameCount = joinedGroups.length > 3 || hasSecondSurname ? 2 : 1
  return buildName(joinedGroups.slice(0, surnameCount), joinedGroups.slice(surnameCount))
}

/** 'Juan Pérez', 'Juan Carlos Pérez Gómez', 'Ana Di Pietro', 'María de los Ángeles Pérez'. */
function splitNameFirst(groups: readonly WordGroup[]): PersonName | null {
  const joinedGroups = joinToPrevious(groups, isDevotion)
  const nameGroups = joinedGroups.length > 1 ? joinedGroups : groups
  const nameCount = nameGroups.length - (nameGroups.length > 3 ? 2 : 1)
  return buildName(nameGroups.slice(nameCount), nameGroups.slice(0, nameCount))
}

function buildName(surname: readonly WordGroup[], givenName: readonly WordGroup[]): PersonName | null {
  if (surname.length === 0 || givenName.length === 0) return null
  return { surname: surname.flat().join(' '), given_name: givenName.flat().join(' ') }
}

function joinToPrevious(groups: readonly WordGroup[], isJoined: (group: WordGroup) => boolean): WordGroup[] {
  const joinedGroups: string[][] = []
  for (const group of groups) {
    const previousGroup = joinedGroups.at(-1)
    if (previousGroup && isJoined(group)) previousGroup.push(...group)
    else joinedGroups.push([...group])
  }
  return joinedGroups
}

const isPrefixed = ([first = '', second]: WordGroup = []): boolean =>
  second !== undefined && prefixes.has(foldAccentsAndCase(first))

const isContinuation = (group: WordGroup): boolean =>
  isPrefixed(group) && continuations.has(foldAccentsAndCase(group[0] ?? ''))

const isDevotion = (group: WordGroup): boolean =>
  isContinuation(group) && devotions.has(foldAccentsAndCase(group.at(-1) ?? ''))

/** A text with its comma, if it can be split: 'Pérez, Juan' for 'Juan Pérez'. Another text stays as it is. */
export function writeNameWithComma(text: string, order: NameOrder): string {
  const name = splitPersonName(text, order)
  return name ? `${name.surname}, ${name.given_name}` : text
}

const commaPair = /^[^,]*[^,\s][^,]*,[^,]*[^,\s][^,]*$/

/** True if at least half of the texts look like 'Pérez, Ana': one comma, and text on both sides. */
export function areMostlyCommaPairs(texts: readonly string[]): boolean {
  const pairs = texts.filter((text) => commaPair.test(text))
  return pairs.length > 0 && pairs.length >= texts.length / 2
}

const namePattern = /^\p{L}[\p{L}\p{M}'’.-]*(?:\s+\p{L}[\p{L}\p{M}'’.-]*)+$/u

/** True if at least half of the texts are two or more words without digits, as names of people are. */
export function areMostlyNames(texts: readonly string[]): boolean {
  const names = texts.filter((text) => namePattern.test(text.trim()))
  return names.length > 0 && names.length >= texts.length / 2
}
