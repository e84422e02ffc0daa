import { useLayoutEffect } from 'react'

/** Puts the classes, separated by spaces, on `body` while the component is on the screen. */
export function useBodyClasses(names: string): void {
  useLayoutEffect(() => {
    const list = names.split(' ').filter(Boolean)
    document.body.classList.add(...list)
    return () => document.body.classList.remove(...list)
  }, [names])
}

/** Bootstrap reads its colours off the root element. */
export function useColorMode(dark: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.bsTheme = dark ? 'dark' : 'light'
    return () => {
      delete document.documentElement.dataset.bsTheme
    }
  }, [dark])
}
