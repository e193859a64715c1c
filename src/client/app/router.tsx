import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import type { LoginData } from '#shared/contract/login-data.ts'
import type { Device } from '#client/data/device.ts'
import { companiesAddressSchema } from '#client/features/companies/companies-address.ts'
import { devicesAddressSchema } from '#client/features/devices/devices-address.ts'
import { employeesAddressSchema } from '#client/features/employees/employees-address.ts'
import { WelcomePage } from '#client/features/welcome/welcome-page.tsx'
import { AppRoot, FailedPage, NotFoundPage } from './app-root.tsx'
import { StartPage } from './page-gate.tsx'

export interface AppContext {
  login: LoginData
  device: Device
}

const rootRoute = createRootRouteWithContext<AppContext>()({
  component: AppRoot,
  notFoundComponent: NotFoundPage,
  errorComponent: FailedPage,
})

const startRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: StartPage })

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/login',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welcome',
  component: WelcomePage,
})

const companiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/companies',
  validateSearch: companiesAddressSchema,
  component: lazyRouteComponent(() => import('./companies-route.tsx'), 'CompaniesRoute'),
})

const employeesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/employees',
  validateSearch: employeesAddressSchema,
  component: lazyRouteComponent(() => import('./employees-route.tsx'), 'EmployeesRoute'),
})

const devicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/devices',
  validateSearch: devicesAddressSchema,
  component: lazyRouteComponent(() => import('./devices-route.tsx'), 'DevicesRoute'),
})

const routeTree = rootRoute.addChildren([
  startRoute,
  loginRoute,
  welcomeRoute,
  companiesRoute,
  employeesRoute,
  devicesRoute,
])

export const createAppRouter = (context: AppContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    scrollRestoration: true,
    ...(history ? { history } : {}),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
