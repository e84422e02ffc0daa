import { createElement, Fragment } from 'react'
import { findCapacityToShow, type ProductNameParts } from '#src/storefront/product/product-name.ts'

/** Prevents line breaks inside short hyphenated words ("USB-C"). */
export function UnbrokenHyphens({ text }: { text: string }) {
  const pieces = text.split(/(?<!\S)([^\s-]{1,8}-[^\s-]{1,8})(?!\S)/)
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 ? createElement('span', { className: 'unbroken' }, piece) : piece)),
  )
}

/** A product's name with its capacity, each isolated in a `<bdi>`. */
export function ProductName({ product }: { product: ProductNameParts }) {
  const capacity = findCapacityToShow(product)
  return (
    <>
      <bdi>
        <UnbrokenHyphens text={product.name} />
      </bdi>
      {capacity && (
        <>
          {' '}
          <bdi>
            <UnbrokenHyphens text={capacity} />
          </bdi>
        </>
      )}
    </>
  )
}
