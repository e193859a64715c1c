import { Hono } from 'hono'
import { createConsent } from './consent.ts'
import { createDirectory } from './directory.ts'
import { createGrants } from './grants.ts'
import { createGroups } from './groups.ts'
import { createIdTokens } from './id-tokens.ts'
import { createLicensing } from './licensing.ts'
import { type Client, createOAuth } from './oauth.ts'
import { GoogleRefusal, OtherPage } from './refusal.ts'
import { createPolicies } from './policies.ts'
import { createReports } from './reports.ts'
import type { Workspace } from './state.ts'
import { createUserActs } from './user-acts.ts'
import { createUsers } from './users.ts'
import { createWorkspacePages } from './workspace-pages.ts'

interface GoogleParts {
  workspaces: readonly Workspace[]
  /** Addresses of accounts that belong to no workspace. */
  consumers?: readonly string[]
  client: Client
  redirectUris: readonly string[]
  /** Milliseconds since 1970. */
  clock: { now: () => number }
}

/**
 * A pretend Google: where accounts are chosen under `/accounts`, tokens given under `/oauth`, the Admin SDK under `/admin`, Cloud
 * Identity under `/cloudidentity`, licences under `/licensing`, and under `/pages` what a person may look at, change and provoke.
 *
 * A workspace whose domain begins with the name of a failure and a dot, such as `throttled.`, behaves so.
 */
export function createGoogleSandbox({
  workspaces,
  consumers = [],
  client,
  redirectUris,
  clock,
}: GoogleParts) {
  const grants = createGrants(clock)
  const idTokens = createIdTokens(client.id, clock.now)
  return new Hono()
    .route('/accounts', createConsent({ workspaces, consumers, client, redirectUris, grants }))
    .route('/oauth', createOAuth({ client, grants, idTokens, clock }))
    .get('/certs', (c) => c.json(idTokens.certs()))
    .route('/admin/admin/directory/v1', createUsers({ grants, clock }))
    .route('/admin/admin/directory/v1', createUserActs(grants))
    .route('/admin/admin/directory/v1', createGroups(grants))
    .route('/admin/admin/directory/v1', createDirectory(grants))
    .route('/admin/admin/reports/v1', createReports(grants, clock))
    .route('/cloudidentity/v1', createPolicies(grants))
    .route('/licensing/apps/licensing/v1', createLicensing(grants))
    .on('ALL', ['/admin/*', '/cloudidentity/*', '/licensing/*'], () => {
      throw new GoogleRefusal('notFound', 'Not Found')
    })
    .route('/pages', createWorkspacePages(workspaces, grants, clock))
    .onError((problem, c) => {
      if (problem instanceof OtherPage) return c.html('<h1>It works</h1>')
      if (!(problem instanceof GoogleRefusal)) throw problem
      return c.json(problem.body, problem.code)
    })
}
