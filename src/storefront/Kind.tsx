import { Fragment } from 'react'

/** A category's name in the grey line. Condition is a word of it, not a sticker: «usado» stands out in ink. */
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
