import { Fragment } from 'react'

/** A category's name, in which «usado» is emphasised, as it is the product's condition. */
export function Kind({ category }: { category: string }) {
  const parts = category.split(/(\p{L}*usad[oa]s?)/iu)
  return (
    <bdi>
      {parts.map((part, place) =>
        place % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name's words keep their places.
          <b key={place} className="used">
            {part}
          </b>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name's words keep their places.
          <Fragment key={place}>{part}</Fragment>
        ),
      )}
    </bdi>
  )
}
