/** What stands in for a picture that is not there, for the shop's logo its mark. */
const fallbackOf = (image: Element) => (image.closest('.logo') ? '/img/logo.svg' : '/img/default-product.png')

/** A picture that does not come is replaced by the shop's own; one that failed before the script was there, too. */
export function replaceBrokenPictures(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image)
}

function replace(image: HTMLImageElement): void {
  const fallback = fallbackOf(image)
  if (image.getAttribute('src') === fallback) return
  const picture = image.parentElement
  for (const source of picture?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.className = 'standing'
  image.src = fallback
}
