import { createElement, Fragment } from 'react'
import { capacityBeside, type Named } from '#src/storefront/product/product-name.ts'

/** No line break within short hyphenated words ("USB-C"). */
export function Unbroken({ text }: { text: string }) {
  const pieces = text.split(/(?<!\S)([^\s-]{1,8}-[^\s-]{1,8})(?!\S)/)
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, at) => (at % 2 ? createElement('span', { className: 'unbroken' }, piece) : piece)),
  )
}

/** A product's name with its capacity, each isolated in a `<bdi>`. */
export function Name({ product }: { product: Named }) {
  const capacity = capacityBeside(product)
  return (
    <>
      <bdi>
        <Unbroken text={product.name} />
      </bdi>
      {capacity && (
        <>
          {' '}
          <bdi>
            <Unbroken text={capacity} />
          </bdi>
        </>
      )}
    </>
  )
}
