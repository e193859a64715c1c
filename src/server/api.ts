import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { endpoints } from '#shared/contract/endpoints.ts'
import { inForce } from '#shared/domain/billing/discover-trial.ts'
import { AppError } from '#server/platform/app-error.ts'
import { createFileLinks } from '#server/platform/files/file-links.ts'
import { answer, answerError } from '#server/platform/http/answer-error.ts'
import { callerNetwork } from '#server/platform/http/caller-address.ts'
import { docsPage } from '#server/platform/http/docs-page.ts'
import type { Environment } from '#server/platform/http/environment.ts'
import { createMount } from '#server/platform/http/mount.ts'
import { openApiDocument } from '#server/platform/http/openapi.ts'
import { ownOrigin } from '#server/platform/http/own-origin.ts'
import { rateLimit } from '#server/platform/http/rate-limit.ts'
import { requestLog } from '#server/platform/http/request-log.ts'
import { merged, type Noun } from '#server/platform/noun.ts'
import { createBus } from '#server/platform/sync/bus.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { createSegmentStore } from '#server/platform/sync/segment-store.ts'
import { createSqlStore } from '#server/platform/sync/sql-store.ts'
import { readFeatures } from './features/feature.store.ts'
import { identityCheck } from './identity-check.ts'
import { readSubscription } from './licenses/subscription.store.ts'
import { nouns } from './nouns.ts'
import type { ApiParts, SiteParts } from './parts.ts'
import { noteRefusedCall } from './security-log/refusals.ts'

const all: readonly Noun<SiteParts, ApiParts>[] = nouns

/** The API of one site, to be served under /api. */
export function createApi(given: SiteParts) {
  const { db, tables, pool, pokes, publicUrl, securityLog, log, now } = given
  const store = createSqlStore({ db, tables, segments: createSegmentStore() })
  const bus = createBus({
    ...given,
    store,
    guards: merged(all.map(({ guards }) => (typeof guards === 'function' ? guards(given) : guards))),
    effects: merged(all.map(({ effects }) => effects?.(given))),
    constraints: merged(all.map(({ constraints }) => constraints)),
    publish: pokes.publish,
  })
  const { recognize, letIn, isStillIn } = identityCheck(db, pool, given)
  const parts: ApiParts = {
    ...given,
    store,
    bus,
    isStillIn,
    links: createFileLinks({ secret: given.sessionSecret, baseUrl: `${publicUrl}/api/files`, now }),
    files: new Map(all.flatMap(({ files }) => [...(files ?? [])])),
  }

  const readInForce = async (scope: Scope) => {
    const subscription = await readSubscription(db, scope)
    return subscription && inForce(subscription, now())
  }
  const readGates = async (scope: Scope) => ({
    features: await readFeatures(db, scope),
    subscription: await readInForce(scope),
  })
  const open = createMount({ readGates })
  const closed = createMount({ readGates, onRefused: noteRefusedCall(securityLog) })
  for (const { routes = [] } of all)
    for (const mountRoutes of routes) mountRoutes({ mount: closed.mount, open: open.mount }, parts)

  const server = `${publicUrl}/api`
  return (
    new Hono<Environment>()
      .onError(answerError)
      .use(requestLog(log))
      .use(ownOrigin(publicUrl, Object.values(endpoints)))
      .use(compress())
      .get('/openapi.json', (c) => c.json(openApiDocument(server)))
      .get('/docs', (c) => c.html(docsPage(server)))
      .use(recognize)
      // Whose token is good is counted as who they are, everybody else by the network that they ask from.
      .use(rateLimit(given.requestsPerMinute, (c) => c.var.bearer?.subject ?? callerNetwork(c)))
      .route('/', open.routes())
      .use(letIn)
      .route('/', closed.routes())
      // Not `notFound`: whoever mounts these routes would answer in their place.
      .all('*', (c) => answer(c, new AppError('notFound')))
  )
}
