import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'

export type ResourceNames = { one: string; many: string }

/** A resource's names as used within a sentence: 'elemento de protección', 'PPE items'. */
export function translateNamesForSentence({ name }: Pick<Resource, 'name'>, text: Translate): ResourceNames {
  return { one: lowercaseFirst(text(`${name}.one`)), many: lowercaseFirst(text(`pages.${name}.list`)) }
}

/** A record's label before a full stop: 'Prueba S.A' of 'Prueba S.A.'. */
export function formatNameInSentence(resource: Resource, row: Entity): string {
  return labelOf(resource, row).replace(/\.$/, '')
}

/** Contracts a Spanish preposition and article: 'de el cliente' becomes 'del cliente'. */
export const contractSpanishDeEl = (sentence: string) => sentence.replace(/\bde el\b/, 'del')

/** Lowercases a title's first letter, except in abbreviations. */
export function lowercaseFirst(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title[0]?.toLowerCase() + title.slice(1) : title
}
