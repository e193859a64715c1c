import { createGoogleSandbox } from '#sandbox/google-workspace/google-workspace.sandbox.ts'
import { decide } from '#sandbox/google-workspace/policy-state.ts'
import { createGoogleUser, createWorkspace, note } from '#sandbox/google-workspace/state.ts'
import { idsIn, readFeed } from '#tests/support/feed-pages.ts'
import { createGoogleConnector } from '#server/connectors/google-workspace/google-workspace.connector.ts'
import { workspaceSources } from '#shared/domain/posture/sources.ts'
import { type Course, courseParts, inProcess, listing, reading, START } from '../course.ts'

const ROOT = 'https://google.example'
const REDIRECT = 'https://castle.example/cb-integrations'
const ADMINISTRATOR = 'admin@fabrikam.example'
const client = { id: '123.apps.googleusercontent.com', secret: 'correct horse' }

/** A workspace in which something has happened. */
function workspaceOfCourse() {
  const customerId = 'C0fabrikam'
  const workspace = createWorkspace({
    name: 'Fabrikam',
    customerId,
    domain: 'fabrikam.example',
    groups: [
      {
        id: 'g1',
        email: 'sales@fabrikam.example',
        name: 'Sales',
        description: '',
        adminCreated: true,
        members: [
          {
            kind: 'admin#directory#member',
            id: '2',
            email: 'jo@fabrikam.example',
            role: 'MEMBER',
            type: 'USER',
            status: 'ACTIVE',
          },
        ],
      },
    ],
    licenses: [{ userId: 'jo@fabrikam.example', productId: 'Google-Apps', skuId: '1010020028' }],
    users: ['admin', 'jo', 'kim', 'lee', 'max'].map((name, place) =>
      createGoogleUser({
        id: String(place + 1),
        primaryEmail: `${name}@fabrikam.example`,
        customerId,
        isAdmin: place === 0,
      }),
    ),
  })
  const [, jo] = workspace.users
  if (!jo) throw new Error('Somebody is there')
  for (let minutes = 1; minutes < 6; minutes += 1)
    note(workspace, START - minutes * 60_000, {
      application: 'login',
      actor: jo,
      event: { type: 'login', name: 'login_success', parameters: [] },
    })
  return workspace
}

export const googleWorkspace: Course = {
  vendor: 'Google Workspace',
  otherwise: {
    // Whoever has let us in is no administrator any more.
    'is answered with 403': ['unauthorized'],
    // A code is good once: who let us in is asked to do it again.
    'is carried out and its answer is lost': ['unauthorized'],
    'is carried out and answered with 502': ['unauthorized'],
  },
  async open(around) {
    const workspace = workspaceOfCourse()
    const cloud = createGoogleSandbox({
      workspaces: [workspace],
      consumers: [],
      client,
      redirectUris: [REDIRECT],
      clock: { now: () => START },
    })
    const connector = createGoogleConnector({
      ...courseParts(around(inProcess(ROOT, cloud))),
      hosts: {
        accounts: `${ROOT}/accounts`,
        token: `${ROOT}/oauth`,
        admin: `${ROOT}/admin`,
        cloudIdentity: `${ROOT}/cloudidentity`,
        licensing: `${ROOT}/licensing`,
      },
      credentials: { clientId: client.id, clientSecret: client.secret },
      pageSize: 2,
      activityPageSize: 2,
    })
    /** As a person does it in their browser, whose requests are none of ours. */
    const letIn = async () => {
      const asked = { redirectUri: REDIRECT, verifier: 'v'.repeat(43) }
      const page = new URL(connector.grant.url({ ...asked, state: 's' }))
      const body = new URLSearchParams({ account: ADMINISTRATOR, decision: 'allow' })
      for (const scope of connector.grant.scopes) body.append('scope', scope)
      const answer = await cloud.request(page.href.slice(ROOT.length), { method: 'POST', body })
      const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
      const { credentials, ...granted } = await connector.grant.redeem({ ...asked, code })
      return { credentials: credentials as { refreshToken: string }, granted }
    }
    const { credentials } = await letIn()
    const open = () => connector.openDirectory(credentials)
    decide(workspace, { setting: 'security.password', value: { minimumLength: 12 }, group: 'g1' })
    /** Each source for itself: what failed of one is told of that one. */
    const settings = async () => {
      const answers = await connector.openSettings(credentials).read(workspaceSources)
      for (const answer of Object.values(answers)) if ('error' in answer) throw answer.error
      return answers
    }
    return {
      'is let in by an administrator': reading(async () => (await letIn()).granted),
      'reads the organization': reading(() => open().organization()),
      'reads what is set': reading(settings),
      'lists people': listing(() => open().people()),
      'lists groups with their members': listing(() => open().groups()),
      'lists licenses': listing(() => open().licenses('C0fabrikam')),
      'lists what happened': reading(async () =>
        idsIn(
          await readFeed(
            connector.openFeeds(async () => credentials),
            'googleLogins',
          ),
        ),
      ),
      'gives back what was granted': reading(() => open().revoke()),
    }
  },
}
