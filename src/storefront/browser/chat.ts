/** The floating button steps aside while a card's 'Ver' lies under it. */
export function keepChatAside(): void {
  const chat = document.querySelector('.chat')
  const main = document.querySelector('main')
  if (!chat || !main) return
  let watch: IntersectionObserver | undefined
  const start = () => {
    watch?.disconnect()
    const under = new Set<Element>()
    const { top, right, bottom, left } = chat.getBoundingClientRect()
    const rootMargin = [-top, right - innerWidth, bottom - innerHeight, -left]
      .map((by) => `${Math.floor(by)}px`)
      .join(' ')
    watch = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) under[isIntersecting ? 'add' : 'delete'](target)
        chat.classList.toggle('aside', under.size > 0)
      },
      { rootMargin },
    )
    for (const see of document.querySelectorAll('.see')) watch.observe(see)
  }
  start()
  window.addEventListener('resize', start)
  // The products' section is replaced whole.
  new MutationObserver(start).observe(main, { childList: true })
}
