import { useEffect, useRef } from 'react'
import { type NavigateOptions, type To, useNavigate } from 'react-router'

/**
 * Leads to another screen. The promise resolves when the component that called is no longer shown, so that nothing
 * fetches what is gone: React renders the next screen some time after the router has resolved its own promise. If the
 * reader stays because of unsaved values, it resolves at once.
 */
export function useLeaveScreen(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate()
  const reportUnmounted = useRef<(() => void) | null>(null)
  useEffect(() => () => reportUnmounted.current?.(), [])
  return async (to, options) => {
    const { promise: unmounted, resolve } = Promise.withResolvers<void>()
    reportUnmounted.current = resolve
    const { pathname } = window.location
    await navigate(to, options)
    if (window.location.pathname !== pathname) await unmounted
  }
}
