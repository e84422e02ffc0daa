import { defineKind, type FieldOptions } from '#src/resource/kinds/kind.ts'

export type PicturesField = FieldOptions & {
  kind: 'pictures'
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

const returnListOrEmpty = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isStoredName = (item: unknown) => typeof item === 'string'
const isNewFile = (item: unknown) => item instanceof Blob

export const picturesKind = defineKind<PicturesField>({
  read: null,
  emptyValue: () => [],
  extraInputNames: (name, { keptFieldName, orderFieldName }) => [name, keptFieldName, orderFieldName],
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
    initialValue: (name, _, entity) => returnListOrEmpty(entity?.[name]),
    buildInput(name, { keptFieldName, orderFieldName }, { formValue }) {
      const items = returnListOrEmpty(formValue)
      const files = items.filter(isNewFile)
      if (files.length === 0) return { [keptFieldName]: items.filter(isStoredName) }
      const order = items.map((item) => (isNewFile(item) ? `new:${files.indexOf(item)}` : item))
      return { [keptFieldName]: items.filter(isStoredName), [orderFieldName]: order, [name]: files }
    },
    format: (_, formValue) =>
      returnListOrEmpty(formValue)
        .map((item) => (item instanceof File ? item.name : String(item)))
        .join(', '),
    rebase: (formValue, savedValue) =>
      returnListOrEmpty(formValue).filter(
        (item) => !isStoredName(item) || returnListOrEmpty(savedValue).includes(item),
      ),
    copyForNewRecord: (formValue) => returnListOrEmpty(formValue).filter(isNewFile),
  },
})

/** Declares a field for several ordered pictures. The first is the cover. */
export const pictures = (options: Partial<Omit<PicturesField, 'kind'>> = {}): PicturesField => ({
  kind: 'pictures',
  keptFieldName: 'prevImages',
  orderFieldName: 'imageOrder',
  max: 12,
  fallback: '/img/default-product.png',
  ...options,
})
