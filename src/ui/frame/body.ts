import { useLayoutEffect } from 'react'

/** Adds class names, separated by spaces, to `body` while mounted. */
export function useBodyClasses(names: string): void {
  useLayoutEffect(() => {
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
