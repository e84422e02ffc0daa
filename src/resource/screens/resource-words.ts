import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'

export type Words = { one: string; many: string }

/** A resource's names as they stand within a sentence: 'elemento de protección', 'PPE items'. */
export function wordsOf({ name }: Pick<Resource, 'name'>, text: Translate): Words {
  return { one: inSentence(text(`${name}.one`)), many: inSentence(text(`pages.${name}.list`)) }
}

/** A record's label before a full stop: 'Prueba S.A' of 'Prueba S.A.'. */
export function nameInSentence(resource: Resource, row: Entity): string {
  return labelOf(resource, row).replace(/\.$/, '')
}

/** Spanish: 'de el cliente' is 'del cliente'. */
export const withContraction = (sentence: string) => sentence.replace(/\bde el\b/, 'del')

/** Keeps capitals that are no mere beginning of a title. */
export function inSentence(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title[0]?.toLowerCase() + title.slice(1) : title
}
