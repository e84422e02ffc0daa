const tabbable = 'input, select, textarea, button, [tabindex]'

/**
 * Holds the keys that are pressed from now on, while a form is saved and cannot take them. `typeHere` types them, in
 * order, from the focused field on; `drop` forgets them. One of the two must be called. Shortcuts are not held.
 */
export function holdKeys(): { typeHere: () => Promise<void>; drop: () => void } {
  const keys: string[] = []
  const hold = (event: KeyboardEvent) => {
    const isTyped = event.key.length === 1 || (event.key === 'Tab' && !event.shiftKey && keys.length > 0)
    if (!event.isTrusted || !isTyped || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    keys.push(event.key)
  }
  window.addEventListener('keydown', hold, true)
  const drop = () => window.removeEventListener('keydown', hold, true)
  return {
    drop,
    async typeHere() {
      // Each key finds what the former one has changed.
      for (let key = keys.shift(); key !== undefined; key = keys.shift()) {
        if (key === 'Tab') pressTab()
        else document.execCommand('insertText', false, key)
        await new Promise((resolve) => setTimeout(resolve))
      }
      drop()
    },
  }
}

/** Tells the focused field of the key, as the browser does before it moves the focus, then moves it. */
function pressTab(): void {
  const { activeElement } = document
  activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }))
  const stops = [...document.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  )
  const next = stops[stops.findIndex((element) => element === activeElement) + 1]
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}
