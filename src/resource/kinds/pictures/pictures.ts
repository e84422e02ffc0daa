import type { Entity } from '#src/resource/declaration.ts'
import { defineKind, type FieldOptions } from '#src/resource/kinds/kind.ts'
import { hasPrivateStore, isPrivatePicture, type PrivatePicture } from '#src/resource/kinds/picture/picture.ts'

export type PicturesField = FieldOptions & {
  kind: 'pictures'
  /** The storage: public pictures under /uploads/images, private ones by signed links in `{name without s}_urls`. */
  store: 'image' | 'private'
  /** The request field that lists the stored pictures to keep, in order. */
  keptFieldName: string
  /**
   * The request field that orders kept and new pictures: it lists stored names, and `new:0`, `new:1` … for the new
   * files in the order in which they are sent. Without it the new pictures come last.
   */
  orderFieldName: string
  max: number
  /** The address of the picture to show if there is none. */
  fallback: string
}

export const returnListOrEmpty = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
/** The name of a stored picture in a form; undefined for a new file. */
export const storedNameOf = (item: unknown): string | undefined =>
  isPrivatePicture(item) ? item.key : typeof item === 'string' ? item : undefined
const listStoredNames = (value: unknown): string[] =>
  returnListOrEmpty(value).flatMap((item) => storedNameOf(item) ?? [])
export const isNewFile = (item: unknown): item is Blob => item instanceof Blob

/** The name of the answer's property that carries the signed links of private pictures: `image_urls` of `images`. */
export const buildLinksPropertyName = (name: string): string => `${name.replace(/s$/, '')}_urls`

/** The stored private pictures of an entity, in order, as a form holds them. */
export const pairNamesWithLinks = (name: string, entity: Entity | null): PrivatePicture[] => {
  const links = returnListOrEmpty(entity?.[buildLinksPropertyName(name)])
  return listStoredNames(entity?.[name]).map((key, index) => ({ key, url: String(links[index] ?? '') }))
}

export const picturesKind = defineKind<PicturesField>({
  read: null,
  emptyValue: () => [],
  extraInputNames: (name, field) => [
    name,
    field.keptFieldName,
    field.orderFieldName,
    ...(hasPrivateStore(field) ? [buildLinksPropertyName(name)] : []),
  ],
  order: null,
  filterForms: ['empty'],
  holdsPictures: true,
  format: (_, value) => returnListOrEmpty(value).join(', '),
  formatForHistory(name, _, entity, { text }, former) {
    const [pictures, formerPictures] = [returnListOrEmpty(entity[name]), returnListOrEmpty(former?.[name])]
    if (!former || pictures.length !== formerPictures.length) return pictures.length ? String(pictures.length) : ''
    const isReordered = pictures.every((picture) => formerPictures.includes(picture))
    return text({
      key: isReordered ? 'resource.history.other_order' : 'resource.history.other_pictures',
      params: { qty: pictures.length },
    })
  },
  form: {
    initialValue: (name, field, entity) =>
      hasPrivateStore(field) ? pairNamesWithLinks(name, entity) : returnListOrEmpty(entity?.[name]),
    buildInput(name, { keptFieldName, orderFieldName }, { formValue }) {
      const items = returnListOrEmpty(formValue)
      const files = items.filter(isNewFile)
      const keptNames = listStoredNames(items)
      if (files.length === 0) return { [keptFieldName]: keptNames }
      const order = items.map((item) => (isNewFile(item) ? `new:${files.indexOf(item)}` : storedNameOf(item)))
      return { [keptFieldName]: keptNames, [orderFieldName]: order, [name]: files }
    },
    format: (_, formValue) =>
      returnListOrEmpty(formValue)
        .map((item) => (item instanceof File ? item.name : (storedNameOf(item) ?? '')))
        .join(', '),
    rebase(formValue, savedValue) {
      const savedNames = listStoredNames(savedValue)
      return returnListOrEmpty(formValue).filter(
        (item) => isNewFile(item) || savedNames.includes(storedNameOf(item) ?? ''),
      )
    },
    copyForNewRecord: (formValue) => returnListOrEmpty(formValue).filter(isNewFile),
  },
})

/** Declares a field for several ordered pictures. The first is the cover. */
export const pictures = (options: Partial<Omit<PicturesField, 'kind'>> = {}): PicturesField => ({
  kind: 'pictures',
  store: 'image',
  keptFieldName: 'prevImages',
  orderFieldName: 'imageOrder',
  max: 12,
  fallback: '/img/default-product.png',
  ...options,
})
