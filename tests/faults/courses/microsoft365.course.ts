import { addUser } from '#sandbox/microsoft365/tenant/state.ts'
import { allPages } from '#server/connectors/all-pages.ts'
import { sources } from '#shared/domain/posture/sources.ts'
import { idsIn, readFeed } from '#tests/support/feed-pages.ts'
import { EVERY_PLAN } from '#tests/support/posture/every-plan.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { type Course, listing, reading, type Step, type Steps } from '../course.ts'

const ALMA = '5b7c1d1e-0000-4000-8000-000000000001'
/** One of each transport, a single object and a list. */
const ASKED = {
  single: sources.authorizationPolicy,
  list: sources.conditionalAccessPolicies,
  exchange: sources.organizationConfig,
}

export const microsoft365: Course = {
  vendor: 'Microsoft 365',
  open(around) {
    const opened = openPretendTenant({
      plans: [...EVERY_PLAN, 'AAD_WRKLDID_P1'],
      answer: (request, pass) => around(pass)(request),
    })
    const { tenant, accounts, contacts, directory, policies, devicePolicies, mailPolicies, risks, settings } =
      opened
    addUser(tenant, { id: ALMA, userPrincipalName: 'alma@fabrikam.example', accountEnabled: true })
    const audit = { Identity: 'Admin Audit Log Settings', UnifiedAuditLogIngestionEnabled: true }
    tenant.settings.exchange['AdminAuditLogConfig'] = [audit]
    const alma = () => tenant.users.find(({ id }) => id === ALMA)
    return {
      'reads the organization': reading(directory.organization),
      'lists domains': reading(directory.domains),
      'lists people': listing(directory.users),
      'lists what changed of people': reading(async () => {
        const pages = []
        for await (const { changed, removedIds } of directory.usersDelta())
          pages.push({ changed, removedIds })
        return pages
      }),
      'lists products': reading(directory.subscribedSkus),
      'lists second factors': listing(directory.registrations),
      'lists groups': listing(directory.groups),
      'lists administrators': listing(directory.administrators),
      'reads permissions': reading(directory.permissions),
      'lists policies of access': reading(policies.policies),
      'lists named locations': reading(policies.locations),
      'reads whether the defaults are on': reading(policies.hasSecurityDefaults),
      'lists policies for devices': reading(async () => allPages(policiesOf(devicePolicies))),
      'lists policies for mail': reading(() => mailPolicies.list('safeLinks')),
      'reads scores': reading(() => risks.secureScores(30)),
      'reads what is set': reading(async () => {
        const answers = Object.entries(await settings.read(ASKED))
        // One that fails does not take the others along; each is told for itself.
        for (const [, answer] of answers) if ('error' in answer) throw answer.error
        return answers
      }),
      'reads contacts': reading(contacts.read),
      'sets contacts': {
        run: () => contacts.replace('security', ['alerts@provider.example']),
        held: () => tenant.organization['securityComplianceNotificationMails'],
      },
      'sets the contact of a privacy statement': {
        run: () => contacts.replace('general', ['privacy@fabrikam.example']),
        held: () => tenant.organization['privacyProfile'],
      },
      'finds an account': reading(() => accounts.find(ALMA)),
      'blocks an account': {
        run: () => accounts.setSignIn(ALMA, false),
        held: () => alma()?.accountEnabled,
      },
      'ends sessions': reading(() => accounts.revokeSessions(ALMA)),
      'resets a password': reading(() => accounts.resetPassword(ALMA)),
      'asks for a second factor': {
        run: () => accounts.setMfaState(ALMA, 'enforced'),
        held: () => tenant.settings.graph[`users/${ALMA}/authentication/requirements`],
      },
      ...feedsOf(opened.feeds),
    }
  },
}

async function* policiesOf({ list }: ReturnType<typeof openPretendTenant>['devicePolicies']) {
  for await (const { policies } of list('deviceCompliancePolicies')) yield policies
}

/** What happened, as it is read by its ids: cursors name times, and waiting takes some. */
const feedsOf = (feeds: ReturnType<typeof openPretendTenant>['feeds']): Steps =>
  Object.fromEntries(
    feeds.sources.map(({ id }): [string, Step] => [
      `reads ${id}`,
      reading(async () => idsIn(await readFeed(feeds, id))),
    ]),
  )
