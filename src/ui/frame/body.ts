import { useLayoutEffect } from 'react'

let isFirst = true

/** Takes away what the inline script of the first paint set. */
function takeOver(): void {
  if (isFirst) document.body.className = ''
  isFirst = false
}

/** Adds class names, separated by spaces, to `body` while mounted. */
export function useBodyClasses(names: string): void {
  useLayoutEffect(() => {
    takeOver()
    const list = names.split(' ').filter(Boolean)
    document.body.classList.add(...list)
    return () => document.body.classList.remove(...list)
  }, [names])
}

/** Sets Bootstrap's colour mode on the root element while mounted. */
export function useColorMode(dark: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.bsTheme = dark ? 'dark' : 'light'
    return () => {
      delete document.documentElement.dataset.bsTheme
    }
  }, [dark])
}
