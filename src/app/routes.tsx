import { Navigate, type RouteObject } from 'react-router'
import { ForgotPage } from '#src/access/ForgotPage.tsx'
import { PublicOnly, SignedInOnly } from '#src/access/guards.tsx'
import { LoginPage } from '#src/access/LoginPage.tsx'
import { RecoverPage } from '#src/access/RecoverPage.tsx'
import { RegisterPage } from '#src/access/RegisterPage.tsx'
import { AdminFrame } from '#src/app/AdminFrame.tsx'
import { AdminIndex } from '#src/app/AdminIndex.tsx'
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
          { path: '/login', Component: LoginPage },
          { path: '/register', Component: RegisterPage },
          { path: '/forgot-password', Component: ForgotPage },
          { path: '/recover-password', Component: RecoverPage },
        ],
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
                children: [{ index: true, Component: AdminIndex }, ...screenRoutes, { path: '*', Component: Missing }],
              },
            ],
          },
        ],
      },
    ],
  },
]
