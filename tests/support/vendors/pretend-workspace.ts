import { createGoogleSandbox } from '#sandbox/google-workspace/google-workspace.sandbox.ts'
import { createGoogleUser, createWorkspace, type GoogleUser } from '#sandbox/google-workspace/state.ts'
import { playGoogleStory } from '#sandbox/google-workspace/stories.ts'
import { googleWorkspace } from '#server/connectors/google-workspace/google-workspace.vendor.ts'

const ROOT = 'https://google.example'
const REDIRECT = 'https://castle.example/cb-integrations'
const client = { id: '123.apps.googleusercontent.com', secret: 'correct horse' }

interface Pretended {
  now: () => number
  domain?: string
  /** Activities to a page. */
  pageSize?: number
  people?: readonly Pick<GoogleUser, 'id' | 'primaryEmail'>[]
  sleep?: (duration: number) => Promise<void>
}

/** A workspace at the pretend Google that an administrator has let us in to, and its feeds. */
export async function openPretendWorkspace({
  now,
  domain = 'fabrikam.example',
  pageSize = 2,
  people = [{ id: '2', primaryEmail: `jo@${domain}` }],
  sleep = async () => {},
}: Pretended) {
  const customerId = 'C0fabrikam'
  const workspace = createWorkspace({
    name: 'Fabrikam',
    customerId,
    domain,
    users: [
      createGoogleUser({ id: '1', primaryEmail: `admin@${domain}`, customerId, isAdmin: true }),
      ...people.map((person) => createGoogleUser({ ...person, customerId })),
    ],
  })
  const cloud = createGoogleSandbox({
    workspaces: [workspace],
    client,
    redirectUris: [REDIRECT],
    clock: { now },
  })
  const asked: string[] = []
  const connector = googleWorkspace.open({
    fetch: async (input, init) => {
      const request = new Request(input, init)
      asked.push(request.url)
      return cloud.request(request.url.slice(ROOT.length), request)
    },
    clock: { now },
    sleep,
    random: () => 0,
    hosts: {
      accounts: `${ROOT}/accounts`,
      token: `${ROOT}/oauth`,
      admin: `${ROOT}/admin`,
      cloudIdentity: `${ROOT}/cloudidentity`,
      licensing: `${ROOT}/licensing`,
    },
    credentials: { clientId: client.id, clientSecret: client.secret },
    activityPageSize: pageSize,
  })
  /** As an administrator does it in their browser; `scopes` are those that they leave checked. */
  async function letIn(scopes: readonly string[] = connector.appGrant?.scopes ?? []) {
    const grant = connector.appGrant
    if (!grant) throw new Error('The site has an app at Google')
    const how = { redirectUri: REDIRECT, verifier: 'v'.repeat(43) }
    const page = new URL(grant.url({ ...how, state: 's' }))
    const body = new URLSearchParams({ account: `admin@${domain}`, decision: 'allow' })
    for (const scope of scopes) body.append('scope', scope)
    const answer = await cloud.request(page.href.slice(ROOT.length), { method: 'POST', body })
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
    return grant.redeem({ ...how, code })
  }
  const granted = await letIn()
  // What letting us in has written is not what a test is about.
  workspace.activities = []
  return {
    workspace,
    connector,
    letIn,
    asked,
    credentials: granted.credentials,
    feeds: connector.grantedFeeds(async () => granted.credentials),
    play: (story: string, { at = now() - 600_000, delay = 0 } = {}) => {
      if (!playGoogleStory(workspace, story, { at, delay, email: people[0]?.primaryEmail }))
        throw new Error(`There is a story ${story}`)
    },
  }
}
