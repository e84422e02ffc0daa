import 'virtual:icons.css'
import 'react-toastify/ReactToastify.css'
import '#src/ui/styles/admin.scss'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from '#src/app/screens/routes.tsx'
import { duplicateClientMessage } from '#src/directory/duplicate-client.ts'
import type { CallFailed } from '#src/platform/browser/call-failed.ts'
import { setFailureListener } from '#src/platform/browser/client.ts'
import { startI18n } from '#src/platform/i18n/i18n.tsx'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import { loadToastsAndShow } from '#src/ui/toast/with-toast.ts'

setFailureListener((failure) => {
  const failureText = describeFailure(failure)
  void loadToastsAndShow((toast) => {
    const showText = () => toast.error(failureText, isDuplicateClientRecord(failure) ? { position: 'top-center' } : {})
    if (failure.code !== 'IN_USE') return showText()
    // Code splitting: only a refused deletion needs it.
    import('#src/app/frame/RecordInUseToast.tsx').then(
      ({ RecordInUseToast }) =>
        toast.stay(<RecordInUseToast serverText={failureText} body={failure.body} />, failureText),
      showText,
    )
  })
})

/** The specification puts the message of a duplicate client, and of nothing else, at the top centre. */
function isDuplicateClientRecord(failure: CallFailed): boolean {
  return failure.isDuplicate && Object.values(failure.fields).includes(duplicateClientMessage)
}

// No retries: `call` shows every failure at once.
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// Creating the router starts loading the screen's script, in parallel with the texts.
const router = createBrowserRouter(routes)
await startI18n()
const root = document.getElementById('app')
if (root) {
  // Transition: React renders the first screen in slices, so the browser can paint and react to input in between.
  startTransition(() =>
    createRoot(root).render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
}
