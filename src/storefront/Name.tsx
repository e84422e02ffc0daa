import { isolate } from '#src/platform/isolate.ts'

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

/** A product's whole name; whichever way one of its pieces is written, the other keeps its place. */
export function Name({ product }: { product: Named }) {
  const capacity = capacityBeside(product)
  return (
    <>
      <bdi>{product.name}</bdi>
      {capacity && (
        <>
          {' '}
          <bdi>{capacity}</bdi>
        </>
      )}
    </>
  )
}
