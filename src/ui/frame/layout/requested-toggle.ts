import { changeAndStoreLayout } from '#src/ui/frame/layout/layout.ts'
import type { Toggle } from '#src/ui/frame/layout/layout-rules.ts'

let requestedToggle: Toggle | null = null
let notifyPanel: ((toggle: Toggle) => void) | null = null

/** Opens the panel with the focus on a switch. */
export function openPanelAtToggle(toggle: Toggle): void {
  // After the current task, because a dialog that closes returns the focus first.
  if (notifyPanel) return void setTimeout(() => notifyPanel?.(toggle))
  requestedToggle = toggle
  changeAndStoreLayout({ controlSidebarCollapsed: false })
}

/** The switch that the panel begins with; null for the first. It is forgotten. */
export function takeRequestedToggle(): Toggle | null {
  const toggle = requestedToggle
  requestedToggle = null
  return toggle
}

/** While the panel is open, it is told which switch to focus. Returns a function that ends this. */
export function listenForRequestedToggle(listener: (toggle: Toggle) => void): () => void {
  notifyPanel = listener
  return () => {
    notifyPanel = null
  }
}
