import {
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router'
import { later, type Later } from '#client/ui/later.tsx'
import { AppRoot } from '../app-root.tsx'
import { FailedStart } from '../failed-start.tsx'
import { drawnScreen } from './drawn-screen.tsx'
import { FailedPage } from './failed-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PendingPage } from './pending-page.tsx'
import { StartPage } from './page-gate.tsx'
import { type BuiltPath, screens, type SearchAt } from './screens.ts'

const rootRoute = createRootRoute({
  component: AppRoot,
  notFoundComponent: NotFoundPage,
  // Around the frame itself.
  errorComponent: FailedStart,
})

const startRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: StartPage })

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/login',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

const trialExpiredRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/trial-expired',
  component: later(() => import('./trial-expired-page.tsx').then((part) => part.TrialExpiredPage)),
})

const routeOf = <P extends BuiltPath, Search extends SearchAt<BuiltPath>>(
  path: P,
  search: Search,
  component: RouteComponent,
) => createRoute({ getParentRoute: () => rootRoute, path, validateSearch: search, component })

/** Each path with what its address holds, so that links are checked against the screens. */
type ScreenRoutes = { [P in BuiltPath]: ReturnType<typeof routeOf<P, SearchAt<P>>> }

const drawn = new Map<string, Later<object>>()
const screenRoutes = Object.fromEntries(
  screens.flatMap((screen) => {
    const component = drawnScreen(screen, () => {
      for (const path of screen.next) void drawn.get(path)?.preload()
    })
    return screen.paths.map((path) => {
      drawn.set(path, component)
      return [path, routeOf(path, screen.search as SearchAt<BuiltPath>, component)]
    })
  }),
) as unknown as ScreenRoutes

const routeTree = rootRoute.addChildren({ startRoute, loginRoute, trialExpiredRoute, ...screenRoutes })

export const createAppRouter = () =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultErrorComponent: FailedPage,
    // A page on its way leaves the one before in its place for a moment, and nothing blank after that.
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
