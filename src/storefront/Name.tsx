import { createElement, Fragment } from 'react'
import { isolate } from '#src/platform/i18n/isolate.ts'

type Named = { name: string; capacity: string | null }

/** The capacity, unless the name contains it. */
function capacityBeside({ name, capacity }: Named): string | null {
  return capacity && !name.toLowerCase().includes(capacity.toLowerCase()) ? capacity : null
}

/**
 * A product's name with its capacity as plain text (title, alternative text, order), isolated against bidi reordering.
 */
export function nameOf(product: Named): string {
  const capacity = capacityBeside(product)
  return capacity ? `${isolate(product.name)} ${isolate(capacity)}` : product.name
}

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
