import 'virtual:icons.css'
import 'react-toastify/ReactToastify.css'
import '#src/ui/styles/admin.scss'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { InUse } from '#src/app/frame/InUse.tsx'
import { routes } from '#src/app/screens/routes.tsx'
import { duplicateClient } from '#src/directory/duplicate-client.ts'
import type { CallFailed } from '#src/platform/browser/call-failed.ts'
import { setFailureListener } from '#src/platform/browser/client.ts'
import { startI18n, TextsProvider } from '#src/platform/i18n/i18n.tsx'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import { withToast } from '#src/ui/toast/with-toast.ts'

setFailureListener((failure) => {
  const said = describeFailure(failure)
  void withToast((toast) => {
    if (failure.code === 'IN_USE') toast.stay(<InUse said={said} body={failure.body} />, said)
    else toast.error(said, isDuplicateClient(failure) ? { position: 'top-center' } : {})
  })
})

/** The specification shows this one duplicate at the top of the middle. */
function isDuplicateClient(failure: CallFailed): boolean {
  return failure.isDuplicate && Object.values(failure.fields).includes(duplicateClient)
}

// No retries: each failure is shown at once, by `call` alone.
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// The router begins to load the screen's script while the texts come.
const router = createBrowserRouter(routes)
await startI18n()
const place = document.getElementById('app')
if (place) {
  // Transition: the first screen is rendered in slices, between which the browser paints and answers.
  startTransition(() =>
    createRoot(place).render(
      <TextsProvider>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </TextsProvider>,
    ),
  )
}
