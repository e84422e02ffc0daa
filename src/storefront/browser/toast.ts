import { pageTexts } from '#src/storefront/browser/page.ts'

const stays = 3000
/** Share of its width by which a toast must be dragged to be dismissed. */
const dragShare = 0.8

/** Toast at the top right for 3 seconds; pauses while hovered or while the window has no focus. */
export function toast(text: string, kind: 'good' | 'wrong'): void {
  const place = document.querySelector('.toasts')
  if (!place) return
  const notice = document.createElement('div')
  notice.className = 'toast'
  notice.append(
    iconOf(kind),
    Object.assign(document.createElement('span'), { textContent: text }),
    closer(() => end()),
  )
  place.append(notice)

  let left = stays
  let since = 0
  let timer = 0
  const run = () => {
    clearTimeout(timer)
    since = performance.now()
    timer = window.setTimeout(() => end(), left)
  }
  const pause = () => {
    clearTimeout(timer)
    left -= performance.now() - since
  }
  const end = () => {
    clearTimeout(timer)
    window.removeEventListener('blur', pause)
    window.removeEventListener('focus', run)
    notice.remove()
  }
  notice.addEventListener('pointerenter', pause)
  notice.addEventListener('pointerleave', run)
  window.addEventListener('blur', pause)
  window.addEventListener('focus', run)
  letDrag(notice, end)
  run()
}

function letDrag(notice: HTMLElement, end: () => void): void {
  let from: number | null = null
  notice.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    from = event.clientX
    notice.setPointerCapture(event.pointerId)
  })
  notice.addEventListener('pointermove', ({ clientX }) => {
    if (from === null) return
    const moved = clientX - from
    notice.style.transform = `translateX(${moved}px)`
    notice.style.opacity = String(1 - Math.abs(moved) / (notice.offsetWidth * dragShare))
  })
  notice.addEventListener('pointerup', ({ clientX }) => {
    if (from === null) return
    const isFar = Math.abs(clientX - from) > notice.offsetWidth * dragShare
    from = null
    if (isFar) return end()
    notice.style.transform = notice.style.opacity = ''
  })
}

const shapes = {
  good: 'm4 10.5 4 4 8-9',
  wrong: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM10 6v5M10 13.7v.1',
  close: 'm5 5 10 10M15 5 5 15',
}

function iconOf(name: keyof typeof shapes): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', shapes[name])
  svg.append(path)
  return svg
}

function closer(close: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button' })
  button.setAttribute('aria-label', pageTexts().closeToast)
  button.append(iconOf('close'))
  button.addEventListener('click', close)
  return button
}
