import { type Common, defineKind } from '#src/resource/kinds/kind.ts'

export type PicturesField = Common & {
  kind: 'pictures'
  /** Name of the request field that lists the stored pictures to keep, in order. */
  kept: string
  /**
   * Name of the request field that orders kept and new pictures: stored names, and `new:0`, `new:1` … for the files in
   * the order sent. Without it new ones come last.
   */
  sequence: string
  max: number
  /** Shown where there is none. */
  fallback: string
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isStored = (item: unknown) => typeof item === 'string'
const isFile = (item: unknown) => item instanceof Blob

export const picturesKind = defineKind<PicturesField>({
  read: null,
  empty: () => [],
  writes: (name, { kept, sequence }) => [name, kept, sequence],
  order: null,
  filters: ['empty'],
  holdsPictures: true,
  show: (_, value) => listOf(value).join(', '),
  tell(name, _, entity, { text }, was) {
    const [now, before] = [listOf(entity[name]), listOf(was?.[name])]
    if (!was || now.length !== before.length) return now.length ? String(now.length) : ''
    const isMoved = now.every((one) => before.includes(one))
    return text({
      key: isMoved ? 'resource.history.other_order' : 'resource.history.other_pictures',
      params: { qty: now.length },
    })
  },
  form: {
    begin: (name, _, entity) => listOf(entity?.[name]),
    send(name, { kept, sequence }, { typed }) {
      const items = listOf(typed)
      const files = items.filter(isFile)
      if (files.length === 0) return { [kept]: items.filter(isStored) }
      const order = items.map((item) => (isFile(item) ? `new:${files.indexOf(item)}` : item))
      return { [kept]: items.filter(isStored), [sequence]: order, [name]: files }
    },
    show: (_, typed) =>
      listOf(typed)
        .map((item) => (item instanceof File ? item.name : String(item)))
        .join(', '),
    rebase: (typed, theirs) => listOf(typed).filter((item) => !isStored(item) || listOf(theirs).includes(item)),
    detach: (typed) => listOf(typed).filter(isFile),
  },
})

/** Several ordered pictures; the first is the cover. */
export const pictures = (options: Partial<Omit<PicturesField, 'kind'>> = {}): PicturesField => ({
  kind: 'pictures',
  kept: 'prevImages',
  sequence: 'imageOrder',
  max: 12,
  fallback: '/img/default-product.png',
  ...options,
})
