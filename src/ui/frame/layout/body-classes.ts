import { useLayoutEffect } from 'react'

let isFirstRender = true

/** At its first call, removes all classes of `body`: the inline script of the first paint has set them. */
function clearFirstPaintClassesOnce(): void {
  if (isFirstRender) document.body.className = ''
  isFirstRender = false
}

/** Adds space-separated class names to `body` while mounted. */
export function useBodyClasses(names: string): void {
  useLayoutEffect(() => {
    clearFirstPaintClassesOnce()
    const classes = names.split(' ').filter(Boolean)
    document.body.classList.add(...classes)
    return () => document.body.classList.remove(...classes)
  }, [names])
}

/** Sets Bootstrap's colour mode on the root element while mounted. */
export function useApplyColorMode(isDark: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.bsTheme = isDark ? 'dark' : 'light'
    return () => {
      delete document.documentElement.dataset.bsTheme
    }
  }, [isDark])
}
