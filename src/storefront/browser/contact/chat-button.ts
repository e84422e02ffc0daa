/** Moves the floating WhatsApp button aside while it covers a card's price or its 'Ver' link. */
export function keepChatButtonOffPrices(): void {
  const chat = document.querySelector('.chat')
  const main = document.querySelector('main')
  if (!chat || !main) return
  let observer: IntersectionObserver | undefined
  const observe = () => {
    observer?.disconnect()
    const coveredFeet = new Set<Element>()
    const { top, right, bottom, left } = chat.getBoundingClientRect()
    const rootMargin = [-top, right - innerWidth, bottom - innerHeight, -left]
      .map((inset) => `${Math.floor(inset)}px`)
      .join(' ')
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) coveredFeet[isIntersecting ? 'add' : 'delete'](target)
        chat.classList.toggle('aside', coveredFeet.size > 0)
      },
      { rootMargin },
    )
    for (const foot of document.querySelectorAll('.card-foot')) observer.observe(foot)
  }
  observe()
  window.addEventListener('resize', observe)
  // Another page or filter of the shop window replaces the products' section.
  new MutationObserver(observe).observe(main, { childList: true })
}
