import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database/database.ts'
import { answer, answerError } from '#server/platform/http/answer-error.ts'
import { docsPage } from '#server/platform/http/docs-page.ts'
import type { Environment } from '#server/platform/http/environment.ts'
import { createMount } from '#server/platform/http/mount.ts'
import { openApiDocument } from '#server/platform/http/openapi.ts'
import { ownOrigin } from '#server/platform/http/own-origin.ts'
import { requestLog } from '#server/platform/http/request-log.ts'
import type { Log } from '#server/platform/log.ts'
import { createBus } from '#server/platform/sync/bus.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { createSegmentStore } from '#server/platform/sync/segment-store.ts'
import { customerEffects, customerGuards } from './customers/customer.guards.ts'
import { mountCustomerRoutes } from './customers/customer.routes.ts'
import { employeeGuards } from './employees/employee.guards.ts'
import { mountEmployeeRoutes } from './employees/employee.routes.ts'
import { identityCheck, type UserPoolAddress } from './identity-check.ts'
import type { Directories } from './integrations/directories.ts'
import { mountIntegrationRoutes } from './integrations/integration.routes.ts'
import type { Tasks } from './integrations/tasks.ts'
import { mountOrganizationRoutes } from './organization/organization.routes.ts'
import { entityTables } from './schema.ts'
import { mountSyncRoutes } from './sync/sync.routes.ts'
import { mountUserRoutes } from './users/user.routes.ts'

export interface ApiParts {
  database: Database
  pokes: Pokes
  pool: UserPoolAddress
  /** The site's public address. */
  publicUrl: string
  directories: Directories
  tasks: Tasks
  log: Log
  now: () => number
}

/** The API of one site, to be served under /api. */
export function createApi({ database, pokes, pool, publicUrl, directories, tasks, log, now }: ApiParts) {
  const { db } = database
  const parts = { db, tables: entityTables, now, log, pokes, segments: createSegmentStore() }
  const bus = createBus({
    ...parts,
    guards: { ...customerGuards, ...employeeGuards },
    effects: customerEffects,
    constraints: {
      employee_email: 'emailTaken',
      employee_organization_id_customer_id_fkey: 'notFound',
      customer_pkey: 'alreadyExists',
      employee_pkey: 'alreadyExists',
    },
    publish: pokes.publish,
  })

  const { routes, mount } = createMount()
  mountUserRoutes(mount, parts)
  mountOrganizationRoutes(mount, { db, bus })
  mountCustomerRoutes(mount, { db, bus })
  mountEmployeeRoutes(mount, { db, bus })
  mountIntegrationRoutes(mount, { ...parts, directories, tasks })
  mountSyncRoutes(mount, { ...parts, bus })

  const server = `${publicUrl}/api`
  return new Hono<Environment>()
    .onError(answerError)
    .notFound((c) => answer(c, new AppError('notFound')))
    .use(requestLog(log))
    .use(ownOrigin(publicUrl))
    .use(compress())
    .get('/openapi.json', (c) => c.json(openApiDocument(server)))
    .get('/docs', (c) => c.html(docsPage(server)))
    .use(identityCheck(db, pool))
    .route('/', routes)
}
