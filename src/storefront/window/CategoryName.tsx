import { Fragment } from 'react'

/** A category's name, in which «usado» is emphasised, as it is the product's condition. */
export function CategoryName({ category }: { category: string }) {
  const parts = category.split(/(\p{L}*usad[oa]s?)/iu)
  return (
    <bdi>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name's words keep their places.
          <b key={index} className="used">
            {part}
          </b>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name's words keep their places.
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </bdi>
  )
}
