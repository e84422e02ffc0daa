/** The picture shown instead of a broken one: Mostrador's logo for the shop's logo, else a neutral drawing. */
const chooseFallbackPicture = (image: Element) =>
  image.closest('.logo') ? '/img/logo.svg' : '/img/default-product.png'

/** Replaces pictures that fail to load, including those that failed before the script ran. */
export function replaceBrokenPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && replaceWithFallback(target),
    true,
  )
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replaceWithFallback(image)
}

function replaceWithFallback(image: HTMLImageElement): void {
  const fallback = chooseFallbackPicture(image)
  if (image.getAttribute('src') === fallback) return
  const picture = image.parentElement
  for (const source of picture?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.className = 'standing'
  image.src = fallback
}
