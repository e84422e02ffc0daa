import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'

export type ResourceNames = { one: string; many: string }

/** A resource's names as used within a sentence: 'elemento de protección', 'PPE items'. */
export function translateNamesForSentence({ name }: Pick<Resource, 'name'>, text: Translate): ResourceNames {
  return {
    one: lowercaseFirstUnlessAbbreviation(text(`${name}.one`)),
    many: lowercaseFirstUnlessAbbreviation(text(`pages.${name}.list`)),
  }
}

/** A record's label without a full stop at its end, for a sentence that ends with it: 'Prueba S.A' of 'Prueba S.A.'. */
export function formatLabelWithoutFinalPoint(resource: Resource, row: Entity): string {
  return labelOf(resource, row).replace(/\.$/, '')
}

/** Contracts the first Spanish 'de el' of a sentence: 'de el cliente' becomes 'del cliente'. */
export const contractFirstSpanishDeEl = (sentence: string) => sentence.replace(/\bde el\b/, 'del')

/** Lowercases a title's first letter, unless it begins with an abbreviation such as 'PPE'. */
export function lowercaseFirstUnlessAbbreviation(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title[0]?.toLowerCase() + title.slice(1) : title
}
