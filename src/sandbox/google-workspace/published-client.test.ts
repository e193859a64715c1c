import { admin } from '@googleapis/admin'
import { OAuth2Client } from 'google-auth-library'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServedApp, serveApp } from '#tests/support/serve-app.ts'
import { createGoogleSandbox } from './google-workspace.sandbox.ts'
import { createGoogleUser, createWorkspace } from './state.ts'

const client = { id: '123.apps.googleusercontent.com', secret: 'correct horse' }
const REDIRECT = 'https://castle.example/cb-integrations'
const SCOPE = 'https://www.googleapis.com/auth/admin.directory.user'
const GROUPS = 'https://www.googleapis.com/auth/admin.directory.group'
const POLICIES = 'https://www.googleapis.com/auth/cloud-identity.policies.readonly'
const LICENSING = 'https://www.googleapis.com/auth/apps.licensing'
const customerId = 'C0fabrikam'
const workspace = createWorkspace({
  name: 'Fabrikam',
  customerId,
  domain: 'fabrikam.example',
  users: Array.from({ length: 450 }, (_, place) =>
    createGoogleUser({
      id: String(1000 + place),
      primaryEmail: place === 0 ? 'admin@fabrikam.example' : `p${1000 + place}@fabrikam.example`,
      customerId,
      isAdmin: place === 0,
    }),
  ),
  groups: [
    {
      id: 'g1',
      email: 'sales@fabrikam.example',
      name: 'Sales',
      description: '',
      adminCreated: true,
      members: [],
    },
  ],
})

let served: ServedApp
beforeAll(async () => {
  const cloud = createGoogleSandbox({
    workspaces: [workspace],
    client,
    redirectUris: [REDIRECT],
    clock: Date,
  })
  // The client takes the vendor's own paths, and of a root no more than its host.
  served = await serveApp({
    fetch: (request: Request) => {
      const url = new URL(request.url)
      if (/^\/admin\/(directory|reports)\//.test(url.pathname)) url.pathname = `/admin${url.pathname}`
      return cloud.fetch(new Request(url, request))
    },
  })
})
afterAll(() => served?.close())

const root = () => `http://127.0.0.1:${served.port}`

/** The vendor's own client, which has been let in. */
async function signedIn(...more: string[]) {
  const auth = new OAuth2Client({
    clientId: client.id,
    clientSecret: client.secret,
    redirectUri: REDIRECT,
    endpoints: {
      oauth2AuthBaseUrl: `${root()}/accounts/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${root()}/oauth/token`,
      oauth2RevokeUrl: `${root()}/oauth/revoke`,
    },
  })
  const url = auth.generateAuthUrl({
    access_type: 'offline',
    prompt: 'consent',
    scope: ['openid', SCOPE, GROUPS, ...more],
  })
  const form = new URLSearchParams({ account: 'admin@fabrikam.example', decision: 'allow' })
  form.append('scope', SCOPE)
  form.append('scope', GROUPS)
  for (const scope of more) form.append('scope', scope)
  const back = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
  auth.setCredentials((await auth.getToken(code)).tokens)
  return { auth, directory: admin({ version: 'directory_v1', auth, rootUrl: `${root()}/` }) }
}

test('the published client signs in, pages through everybody, and changes somebody', async () => {
  const { auth, directory } = await signedIn()
  const names: (string | null | undefined)[] = []
  let pageToken: string | undefined
  let pages = 0
  do {
    const { data } = await directory.users.list({
      customer: 'my_customer',
      maxResults: 200,
      ...(pageToken === undefined ? {} : { pageToken }),
    })
    names.push(...(data.users ?? []).map(({ primaryEmail }) => primaryEmail))
    pageToken = data.nextPageToken ?? undefined
    pages += 1
  } while (pageToken)
  expect(pages).toBe(3)
  expect(new Set(names).size).toBe(450)

  await directory.users.update({ userKey: '1001', requestBody: { suspended: true } })
  expect((await directory.users.get({ userKey: 'p1001@fabrikam.example' })).data.suspended).toBe(true)
  await directory.members.insert({
    groupKey: 'g1',
    requestBody: { email: 'p1002@fabrikam.example', role: 'MEMBER' },
  })
  expect((await directory.groups.list({ userKey: '1002' })).data.groups?.[0]).toMatchObject({
    email: 'sales@fabrikam.example',
    directMembersCount: '1',
  })
  const { refresh_token = '' } = auth.credentials
  await auth.revokeCredentials()
  auth.setCredentials({ refresh_token: refresh_token ?? '' })
  await expect(directory.users.get({ userKey: '1001' })).rejects.toMatchObject({ status: 400 })
})

test('the published client reads refusals and renews a token', async () => {
  const { auth, directory } = await signedIn()
  await expect(directory.users.get({ userKey: 'nobody@fabrikam.example' })).rejects.toMatchObject({
    status: 404,
  })
  const { refresh_token } = auth.credentials
  expect(refresh_token).toBeTruthy()
  auth.setCredentials({ refresh_token: refresh_token ?? '' })
  expect((await directory.users.get({ userKey: '1003' })).data.primaryEmail).toBe('p1003@fabrikam.example')
})

test('the published client is told who has a license, gives one and takes it back', async () => {
  const { auth } = await signedIn(LICENSING)
  const product = `${root()}/licensing/apps/licensing/v1/product/Google-Apps`
  const list = async () => {
    const { data } = await auth.request<{ items?: { userId: string; skuName: string }[] }>({
      url: `${product}/users`,
      params: { customerId, maxResults: 1000 },
    })
    return data.items
  }
  expect(await list()).toBeUndefined()
  const sku = `${product}/sku/1010020028/user`
  const give = () => auth.request({ url: sku, method: 'POST', data: { userId: 'p1004@fabrikam.example' } })
  await give()
  await expect(give()).rejects.toMatchObject({ status: 409 })
  expect(await list()).toMatchObject([
    { userId: 'p1004@fabrikam.example', skuName: 'Google Workspace Business Standard' },
  ])
  await auth.request({ url: `${sku}/p1004@fabrikam.example`, method: 'DELETE' })
  expect(await list()).toBeUndefined()
  await expect(
    auth.request({ url: `${product}/users`, params: { customerId: 'my_customer' } }),
  ).rejects.toMatchObject({ status: 403 })
})

test('the published client pages through what is set, and is told which scope it lacks', async () => {
  const { auth } = await signedIn(POLICIES)
  const ask = (client: OAuth2Client, params: object) =>
    client.request<{ policies?: { name: string; setting: { type: string } }[]; nextPageToken?: string }>({
      url: `${root()}/cloudidentity/v1/policies`,
      params,
    })
  const found: string[] = []
  let pageToken: string | undefined
  do {
    const { data } = await ask(auth, { pageSize: 10, ...(pageToken === undefined ? {} : { pageToken }) })
    found.push(...(data.policies ?? []).map(({ setting }) => setting.type))
    pageToken = data.nextPageToken
  } while (pageToken !== undefined)
  expect(found).toEqual(workspace.policies.map(({ setting }) => setting.type))
  const { data } = await ask(auth, { filter: "setting.type.matches('^settings/gmail[.].*$')" })
  expect(data.policies?.length).toBeGreaterThan(0)
  expect(data.policies?.every(({ setting }) => setting.type.startsWith('settings/gmail.'))).toBe(true)
  // A page token is good for the request alone that gave it, and a filter the vendor does not know is refused.
  const { data: first } = await ask(auth, { pageSize: 1 })
  const other = { pageToken: first.nextPageToken, filter: "setting.type.matches('^settings/gmail[.].*$')" }
  await expect(ask(auth, other)).rejects.toMatchObject({ status: 400 })
  await expect(ask(auth, { filter: 'type == ADMIN' })).rejects.toMatchObject({ status: 400 })
  const { auth: lacking } = await signedIn()
  await expect(ask(lacking, {})).rejects.toMatchObject({
    status: 403,
    response: {
      data: {
        error: { status: 'PERMISSION_DENIED', details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }] },
      },
    },
  })
})
