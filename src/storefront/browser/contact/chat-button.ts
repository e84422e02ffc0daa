/** What is pressed or typed into, and the foot of a card, which has the price. A card's picture is large enough. */
const controlsSelector = 'main :is(a, button, input, textarea), .footer a, .card-foot'

/** Moves the floating WhatsApp button aside while it covers a control or a price. */
export function keepChatButtonOffControls(): void {
  const chat = document.querySelector('.chat')
  if (!chat) return
  let observer: IntersectionObserver | undefined
  const observe = () => {
    observer?.disconnect()
    const coveredControls = new Set<Element>()
    const { top, right, bottom, left } = chat.getBoundingClientRect()
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) coveredControls[isIntersecting ? 'add' : 'delete'](target)
        chat.classList.toggle('aside', coveredControls.size > 0)
      },
      { rootMargin: `${-top}px ${right - innerWidth}px ${bottom - innerHeight}px ${-left}px` },
    )
    for (const control of document.querySelectorAll(controlsSelector)) observer.observe(control)
  }
  observe()
  addEventListener('resize', observe)
  // Another page or filter of the shop window replaces the products' section, a failed load its products.
  new MutationObserver(observe).observe(document.querySelector('main') ?? chat, { childList: true, subtree: true })
}
