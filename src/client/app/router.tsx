import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { companiesAddressSchema } from '#client/features/companies/companies-address.ts'
import { devicesAddressSchema } from '#client/features/devices/devices-address.ts'
import { employeesAddressSchema } from '#client/features/employees/employees-address.ts'
import { integrationsAddressSchema } from '#client/features/integrations/integrations-address.ts'
import { organizationsAddressSchema } from '#client/features/organizations/organizations-address.ts'
import { postureAddressSchema } from '#client/features/secure/posture/posture-address.ts'
import {
  templateAddressSchema,
  templatesAddressSchema,
} from '#client/features/secure/posture-templates/templates-address.ts'
import { usersAddressSchema } from '#client/features/users/users-address.ts'
import { AppRoot, FailedPage, NotFoundPage } from './app-root.tsx'
import { StartPage } from './page-gate.tsx'

const rootRoute = createRootRoute({
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

const trialExpiredRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/trial-expired',
  component: lazyRouteComponent(() => import('./trial-expired-route.tsx'), 'TrialExpiredRoute'),
})

const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welcome',
  component: lazyRouteComponent(() => import('./welcome-route.tsx'), 'WelcomeRoute'),
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

const integrationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/integrations',
  validateSearch: integrationsAddressSchema,
  component: lazyRouteComponent(() => import('./integrations-route.tsx'), 'IntegrationsRoute'),
})

const integrationsOfRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/integrations/$companySelectorId',
  validateSearch: integrationsAddressSchema,
  component: lazyRouteComponent(() => import('./integrations-route.tsx'), 'IntegrationsOfRoute'),
})

const devicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/devices',
  validateSearch: devicesAddressSchema,
  component: lazyRouteComponent(() => import('./devices-route.tsx'), 'DevicesRoute'),
})

const usersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/users',
  validateSearch: usersAddressSchema,
  component: lazyRouteComponent(() => import('./users-route.tsx'), 'UsersRoute'),
})

const permissionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/users/$userId/permissions',
  component: lazyRouteComponent(() => import('./permissions-route.tsx'), 'PermissionsRoute'),
})

const organizationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organizations',
  validateSearch: organizationsAddressSchema,
  component: lazyRouteComponent(() => import('./organizations-route.tsx'), 'OrganizationsRoute'),
})

const postureRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/security-posture',
  validateSearch: postureAddressSchema,
  component: lazyRouteComponent(() => import('./posture-route.tsx'), 'PostureRoute'),
})

const postureOfCompanyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/security-posture/$companySelectorId',
  validateSearch: postureAddressSchema,
  component: lazyRouteComponent(() => import('./posture-route.tsx'), 'PostureOfRoute'),
})

const postureTabRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/security-posture/$companySelectorId/$tabKey',
  validateSearch: postureAddressSchema,
  component: lazyRouteComponent(() => import('./posture-route.tsx'), 'PostureOfRoute'),
})

const checkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/security-posture/$companySelectorId/audit/$securityCheckType',
  validateSearch: postureAddressSchema,
  component: lazyRouteComponent(() => import('./posture-route.tsx'), 'CheckRoute'),
})

const protectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/security-posture/$companySelectorId/protect/$securityCheckType',
  validateSearch: postureAddressSchema,
  component: lazyRouteComponent(() => import('./posture-route.tsx'), 'ProtectRoute'),
})

const postureTemplatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/posture-templates',
  validateSearch: templatesAddressSchema,
  component: lazyRouteComponent(() => import('./posture-templates-route.tsx'), 'PostureTemplatesRoute'),
})

const postureTemplateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/posture-templates/$templateId',
  validateSearch: templateAddressSchema,
  component: lazyRouteComponent(() => import('./posture-templates-route.tsx'), 'PostureTemplateRoute'),
})

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user-profile',
  component: lazyRouteComponent(() => import('./profile-route.tsx'), 'ProfileRoute'),
})

const routeTree = rootRoute.addChildren([
  startRoute,
  loginRoute,
  trialExpiredRoute,
  welcomeRoute,
  companiesRoute,
  employeesRoute,
  integrationsRoute,
  integrationsOfRoute,
  devicesRoute,
  usersRoute,
  permissionsRoute,
  organizationsRoute,
  postureRoute,
  postureOfCompanyRoute,
  postureTabRoute,
  checkRoute,
  protectRoute,
  postureTemplatesRoute,
  postureTemplateRoute,
  profileRoute,
])

export const createAppRouter = () =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
