import { createElement, Fragment } from 'react'
import { isolate } from '#src/platform/i18n/isolate.ts'

type Named = { name: string; capacity: string | null }

/** The capacity belongs to the name where the name does not hold it already. */
function capacityBeside({ name, capacity }: Named): string | null {
  return capacity && !name.toLowerCase().includes(capacity.toLowerCase()) ? capacity : null
}

/** A product's whole name where there is no markup: the page's title, what is read aloud, the order. */
export function nameOf(product: Named): string {
  const capacity = capacityBeside(product)
  return capacity ? `${isolate(product.name)} ${isolate(capacity)}` : product.name
}

/** A short word with a hyphen stands on one line: "USB-C" is no "USB-" and a C. */
export function Unbroken({ text }: { text: string }) {
  const pieces = text.split(/(?<!\S)([^\s-]{1,8}-[^\s-]{1,8})(?!\S)/)
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, at) => (at % 2 ? createElement('span', { className: 'unbroken' }, piece) : piece)),
  )
}

/** A product's whole name; whichever way one of its pieces is written, the other keeps its place. */
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
