import { Navigate, type RouteObject } from 'react-router'
import { SignedInGuard, VisitorGuard } from '#src/access/sessions/guards.tsx'
import { AdminFrame } from '#src/app/frame/AdminFrame.tsx'
import { BrokenScreen, BrokenScreenInFrame, SessionLayout } from '#src/app/frame/SessionLayout.tsx'
import { loadProfileSections } from '#src/app/modules/modules.tsx'
import { screenRoutes } from '#src/app/screens/screens.tsx'
import { loadResourceScreenTexts } from '#src/resource/screens/load-resource-screen-texts.ts'
import { NotFoundPage } from '#src/ui/frame/not-found-page.tsx'
import { Preloader } from '#src/ui/frame/preloader.tsx'

const loadVisitorPages = async () => (await import('#src/access/sign-in/visitor-pages.ts')).loadVisitorPagesAndTexts()

const buildDemoRoute = (path: string, title: string): RouteObject => ({
  path,
  lazy: async () => {
    const [{ DemoPage }] = await Promise.all([import('#src/app/frame/DemoPage.tsx'), loadResourceScreenTexts()])
    return { Component: () => <DemoPage key={path} title={title} /> }
  },
})

export const routes: RouteObject[] = [
  {
    Component: SessionLayout,
    ErrorBoundary: BrokenScreen,
    HydrateFallback: Preloader,
    children: [
      {
        Component: VisitorGuard,
        children: [
          {
            path: '/login',
            lazy: async () => ({
              Component: await (await import('#src/access/sign-in/page/LoginPage.tsx')).loadLoginPageAndTexts(),
            }),
          },
          {
            path: '/register',
            lazy: async () => ({ Component: (await loadVisitorPages()).RegisterPage }),
          },
          {
            path: '/forgot-password',
            lazy: async () => ({ Component: (await loadVisitorPages()).ForgotPage }),
          },
        ],
      },
      // No guard: a mailed link must also work for signed-in users.
      {
        path: '/recover-password',
        lazy: async () => ({ Component: (await loadVisitorPages()).RecoverPage }),
      },
      {
        path: '/digest/stop/:token',
        lazy: async () => ({
          Component: await (await import('#src/agenda/digest/StopDigestPage.tsx')).loadStopDigestPage(),
        }),
      },
      { path: '/dashboard', element: <Navigate to="/admin/" replace /> },
      { path: '/notifications', element: <Navigate to="/admin/notifications" replace /> },
      {
        Component: SignedInGuard,
        children: [
          {
            path: '/admin',
            Component: AdminFrame,
            children: [
              {
                // Inner error boundary: the menu stays beside a broken screen.
                ErrorBoundary: BrokenScreenInFrame,
                children: [
                  {
                    index: true,
                    lazy: async () => ({ Component: (await import('#src/app/start-page/Dashboard.tsx')).Dashboard }),
                  },
                  {
                    path: 'profile',
                    lazy: async () => {
                      const [{ ProfilePage }, { DeclarationsProvider }, sections] = await Promise.all([
                        import('#src/access/profile/ProfilePage.tsx'),
                        import('#src/app/modules/declarations.tsx'),
                        loadProfileSections(),
                        loadResourceScreenTexts(),
                      ])
                      return {
                        Component: () => (
                          <DeclarationsProvider>
                            <ProfilePage {...{ sections }} />
                          </DeclarationsProvider>
                        ),
                      }
                    },
                  },
                  {
                    path: 'guide',
                    lazy: async () => {
                      const screen = await (await import('#src/app/guide/guide-screen.tsx')).loadGuideScreen()
                      return { Component: () => screen }
                    },
                  },
                  buildDemoRoute('blank', 'Blank Page'),
                  buildDemoRoute('sub-menu-1', 'app.demo.sub_menu_1'),
                  buildDemoRoute('sub-menu-2', 'app.demo.sub_menu_2'),
                  ...screenRoutes,
                  { path: '*', Component: NotFoundPage },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
