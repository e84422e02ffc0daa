import { Navigate, type RouteObject } from 'react-router'
import { PublicOnly, SignedInOnly } from '#src/access/guards.tsx'
import { AdminFrame } from '#src/app/AdminFrame.tsx'
import { BrokenScreen, RootLayout } from '#src/app/RootLayout.tsx'
import { screenRoutes } from '#src/app/screens.tsx'
import { Missing } from '#src/ui/frame/missing.tsx'
import { Preloader } from '#src/ui/frame/preloader.tsx'

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: BrokenScreen,
    HydrateFallback: Preloader,
    children: [
      {
        Component: PublicOnly,
        children: [
          { path: '/login', lazy: async () => ({ Component: (await import('#src/access/LoginPage.tsx')).LoginPage }) },
          {
            path: '/register',
            lazy: async () => ({ Component: (await import('#src/access/RegisterPage.tsx')).RegisterPage }),
          },
          {
            path: '/forgot-password',
            lazy: async () => ({ Component: (await import('#src/access/ForgotPage.tsx')).ForgotPage }),
          },
        ],
      },
      // A mailed link works for who is signed in, too.
      {
        path: '/recover-password',
        lazy: async () => ({ Component: (await import('#src/access/RecoverPage.tsx')).RecoverPage }),
      },
      { path: '/dashboard', element: <Navigate to="/admin/" replace /> },
      {
        Component: SignedInOnly,
        children: [
          {
            path: '/admin',
            Component: AdminFrame,
            children: [
              {
                // Inner error boundary: a broken screen keeps the menu.
                ErrorBoundary: BrokenScreen,
                children: [
                  {
                    index: true,
                    lazy: async () => ({ Component: (await import('#src/app/Dashboard.tsx')).Dashboard }),
                  },
                  ...screenRoutes,
                  { path: '*', Component: Missing },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
