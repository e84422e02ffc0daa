import { Fragment } from 'react'

/** A category's name. Forms of the word «usado» in it are emphasised, because they tell the product's condition. */
export function CategoryName({ category }: { category: string }) {
  const parts = category.split(/(\p{L}*usad[oa]s?)/iu)
  return (
    <bdi>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change order.
          <b key={index} className="used">
            {part}
          </b>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change order.
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </bdi>
  )
}
