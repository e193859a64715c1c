import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
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
import { securityLogAddressSchema } from '#client/features/security-log/security-log-address.ts'
import { usersAddressSchema } from '#client/features/users/users-address.ts'
import { withTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { AppRoot } from '../app-root.tsx'
import { FailedPage } from './failed-page.tsx'
import { FailedStart } from '../failed-start.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { StartPage } from './page-gate.tsx'

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
  component: later(() => import('./trial-expired-route.tsx').then((part) => part.TrialExpiredRoute)),
})

const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welcome',
  component: later(() => import('./welcome-route.tsx').then((part) => part.WelcomeRoute)),
})

const companiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/companies',
  validateSearch: companiesAddressSchema,
  component: later(
    withTexts(() => import('./companies-route.tsx').then((part) => part.CompaniesRoute), 'companies'),
  ),
})

const employeesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/employees',
  validateSearch: employeesAddressSchema,
  component: later(
    withTexts(() => import('./employees-route.tsx').then((part) => part.EmployeesRoute), 'employees'),
  ),
})

const integrationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/integrations',
  validateSearch: integrationsAddressSchema,
  component: later(
    withTexts(
      () => import('./integrations-route.tsx').then((part) => part.IntegrationsRoute),
      'companies',
      'integrations',
    ),
  ),
})

const integrationsOfRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/integrations/$companySelectorId',
  validateSearch: integrationsAddressSchema,
  component: later(
    withTexts(
      () => import('./integrations-route.tsx').then((part) => part.IntegrationsOfRoute),
      'companies',
      'integrations',
    ),
  ),
})

const devicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/devices',
  validateSearch: devicesAddressSchema,
  component: later(
    withTexts(() => import('./devices-route.tsx').then((part) => part.DevicesRoute), 'devices'),
  ),
})

const usersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/users',
  validateSearch: usersAddressSchema,
  component: later(withTexts(() => import('./users-route.tsx').then((part) => part.UsersRoute), 'users')),
})

const permissionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/users/$userId/permissions',
  component: later(
    withTexts(() => import('./permissions-route.tsx').then((part) => part.PermissionsRoute), 'users'),
  ),
})

const securityLogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/security-log',
  validateSearch: securityLogAddressSchema,
  component: later(
    withTexts(() => import('./security-log-route.tsx').then((part) => part.SecurityLogRoute), 'securityLog'),
  ),
})

const organizationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organizations',
  validateSearch: organizationsAddressSchema,
  component: later(
    withTexts(
      () => import('./organizations-route.tsx').then((part) => part.OrganizationsRoute),
      'organizations',
    ),
  ),
})

const postureRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/security-posture',
  validateSearch: postureAddressSchema,
  component: later(
    withTexts(
      () => import('./posture-route.tsx').then((part) => part.PostureRoute),
      'lists',
      'posture',
      'protect',
    ),
  ),
})

const postureOfCompanyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/security-posture/$companySelectorId',
  validateSearch: postureAddressSchema,
  component: later(
    withTexts(
      () => import('./posture-route.tsx').then((part) => part.PostureOfRoute),
      'lists',
      'posture',
      'protect',
    ),
  ),
})

const postureTabRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/security-posture/$companySelectorId/$tabKey',
  validateSearch: postureAddressSchema,
  component: later(
    withTexts(
      () => import('./posture-route.tsx').then((part) => part.PostureOfRoute),
      'lists',
      'posture',
      'protect',
    ),
  ),
})

const checkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/security-posture/$companySelectorId/audit/$securityCheckType',
  validateSearch: postureAddressSchema,
  component: later(
    withTexts(
      () => import('./posture-route.tsx').then((part) => part.CheckRoute),
      'lists',
      'posture',
      'protect',
    ),
  ),
})

const protectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/security-posture/$companySelectorId/protect/$securityCheckType',
  validateSearch: postureAddressSchema,
  component: later(
    withTexts(
      () => import('./posture-route.tsx').then((part) => part.ProtectRoute),
      'lists',
      'posture',
      'protect',
    ),
  ),
})

const postureTemplatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/posture-templates',
  validateSearch: templatesAddressSchema,
  component: later(
    withTexts(
      () => import('./posture-templates-route.tsx').then((part) => part.PostureTemplatesRoute),
      'posture',
      'postureTemplates',
    ),
  ),
})

const postureTemplateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/secure/posture-templates/$templateId',
  validateSearch: templateAddressSchema,
  component: later(
    withTexts(
      () => import('./posture-templates-route.tsx').then((part) => part.PostureTemplateRoute),
      'posture',
      'postureTemplates',
    ),
  ),
})

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user-profile',
  component: later(
    withTexts(
      () => import('./profile-route.tsx').then((part) => part.ProfileRoute),
      'newPassword',
      'profile',
      'setupMfa',
    ),
  ),
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
  securityLogRoute,
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
    defaultErrorComponent: FailedPage,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
