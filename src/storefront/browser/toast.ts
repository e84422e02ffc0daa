import { readPageTexts } from '#src/storefront/browser/page.ts'

const durationMs = 3000
/** Share of its width that a toast must be dragged to be dismissed. */
const dragShare = 0.8

/** Toast at the top right for 3 seconds. The time stops while the toast is hovered or the window has no focus. */
export function showToast(text: string, kind: 'good' | 'wrong'): void {
  const container = document.querySelector('.toasts')
  if (!container) return
  const notice = document.createElement('div')
  notice.className = 'toast'
  notice.append(
    createIcon(kind),
    Object.assign(document.createElement('span'), { textContent: text }),
    createCloseButton(() => dismiss()),
  )
  container.append(notice)

  let remainingMs = durationMs
  let startedAt = 0
  let timer = 0
  const startTimer = () => {
    clearTimeout(timer)
    startedAt = performance.now()
    timer = window.setTimeout(() => dismiss(), remainingMs)
  }
  const pauseTimer = () => {
    clearTimeout(timer)
    remainingMs -= performance.now() - startedAt
  }
  const dismiss = () => {
    clearTimeout(timer)
    window.removeEventListener('blur', pauseTimer)
    window.removeEventListener('focus', startTimer)
    notice.remove()
  }
  notice.addEventListener('pointerenter', pauseTimer)
  notice.addEventListener('pointerleave', startTimer)
  window.addEventListener('blur', pauseTimer)
  window.addEventListener('focus', startTimer)
  dismissOnDrag(notice, dismiss)
  startTimer()
}

function dismissOnDrag(notice: HTMLElement, dismiss: () => void): void {
  let startX: number | null = null
  notice.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    startX = event.clientX
    notice.setPointerCapture(event.pointerId)
  })
  notice.addEventListener('pointermove', ({ clientX }) => {
    if (startX === null) return
    const offset = clientX - startX
    notice.style.transform = `translateX(${offset}px)`
    notice.style.opacity = String(1 - Math.abs(offset) / (notice.offsetWidth * dragShare))
  })
  notice.addEventListener('pointerup', ({ clientX }) => {
    if (startX === null) return
    const isDismissed = Math.abs(clientX - startX) > notice.offsetWidth * dragShare
    startX = null
    if (isDismissed) return dismiss()
    notice.style.transform = notice.style.opacity = ''
  })
}

const shapes = {
  good: 'm4 10.5 4 4 8-9',
  wrong: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM10 6v5M10 13.7v.1',
  close: 'm5 5 10 10M15 5 5 15',
}

function createIcon(name: keyof typeof shapes): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', shapes[name])
  svg.append(path)
  return svg
}

function createCloseButton(onClose: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button' })
  button.setAttribute('aria-label', readPageTexts().closeToast)
  button.append(createIcon('close'))
  button.addEventListener('click', onClose)
  return button
}
