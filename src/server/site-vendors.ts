import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { createAutotaskSandbox } from '#sandbox/autotask/autotask.sandbox.ts'
import { createConnectWiseSandbox } from '#sandbox/connectwise/connectwise.sandbox.ts'
import { createDuoSandbox } from '#sandbox/duo/duo.sandbox.ts'
import { createGoogleSandbox } from '#sandbox/google-workspace/google-workspace.sandbox.ts'
import { createIntuitSandbox } from '#sandbox/intuit/intuit.sandbox.ts'
import { createHaloSandbox } from '#sandbox/halo/halo.sandbox.ts'
import { createMicrosoft365Sandbox } from '#sandbox/microsoft365/microsoft365.sandbox.ts'
import { createSyncroSandbox } from '#sandbox/syncro/syncro.sandbox.ts'
import type { Post } from '#sandbox/webhooks.ts'
import { tenantsBeside } from '#sandbox/microsoft365/tenant/tenants.ts'
import type { Consent } from '#server/connectors/consent.ts'
import type { User } from '#shared/domain/users/user.ts'
import { openVendors } from '#server/connectors/vendors.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import { type DemoCloud, demoTenants } from './demo/demo-clouds.ts'
import { demoAutotasks } from './demo/tools/demo-autotask.ts'
import { demoConnectWises } from './demo/tools/demo-connectwise.ts'
import { demoDuoAccounts } from './demo/demo-duo.ts'
import { demoWorkspaces } from './demo/demo-google.ts'
import { demoBooks } from './demo/demo-quickbooks.ts'
import { demoHalos } from './demo/tools/demo-halo.ts'
import { demoSyncros } from './demo/tools/demo-syncro.ts'
import { demoPartner } from './demo/demo-partner.ts'
import { signInTenants } from './demo/demo-sign-in.ts'
import { createPublicReader } from './notifications/public-fetch.ts'

/** The pretend cloud's only app registration. */
const SANDBOX_CLIENT = { id: '6f1c2a52-6a36-4c0f-9d53-0c8c1d6f4700', secret: 'sandbox-only' }

/** The app at the pretend Google. */
const GOOGLE_CLIENT = { id: '4700-castellan.apps.googleusercontent.com', secret: 'sandbox-only' }

/** The app at the pretend Intuit. */
const INTUIT_CLIENT = { id: 'ABcastellan4700', secret: 'sandbox-only' }

/** By which pretend ConnectWises know this product. */
const CONNECTWISE_CLIENT = '2b9a5c1e-8d0f-4a36-9f1b-7c3e5d2a4f60'

export type PretendClouds = ReturnType<typeof pretendClouds>

/** The vendors of a site: the pretend clouds where it has these, else what the configuration says. */
export function openSiteVendors(
  configuration: Configuration,
  clouds: PretendClouds | undefined,
  {
    now,
    between = (ask) => ask,
  }: { now: () => number; between?: ((ask: typeof fetch) => typeof fetch) | undefined },
) {
  const http = {
    fetch: between(clouds?.fetch ?? fetch),
    clock: { now },
    sleep: (duration: number) => wait(duration),
    random: Math.random,
  }
  const { hosts, credentials, google, intuit, duoUrl, autotaskUrl, connectWise, syncroUrl, haloUrl } =
    clouds ?? configuredAddresses(configuration)
  const publisherId = configuration.MICROSOFT_SSO_TENANT
  const publicFetch = createPublicReader()
  return openVendors(http, {
    Office365: { hosts, credentials, publisherId },
    GWS: google,
    Quickbooks: intuit,
    DUOSecurity: { url: duoUrl },
    Autotask: { url: autotaskUrl, publicFetch },
    ConnectWise: { ...connectWise, publicFetch },
    Syncro: { url: syncroUrl, publicFetch },
    Halo: { url: haloUrl, publicFetch },
  })
}

const configuredAddresses = (configuration: Configuration) => ({
  hosts: {
    login: configuration.MICROSOFT_LOGIN_URL,
    graph: configuration.MICROSOFT_GRAPH_URL,
    exchange: configuration.MICROSOFT_EXCHANGE_URL,
    manage: configuration.MICROSOFT_MANAGE_URL,
    partnerCenter: configuration.MICROSOFT_PARTNER_URL,
    adminCenter: configuration.MICROSOFT_ADMIN_URL,
  },
  credentials: {
    clientId: configuration.MICROSOFT_CLIENT_ID ?? '',
    clientSecret: configuration.MICROSOFT_CLIENT_SECRET ?? '',
  },
  google: {
    hosts: {
      accounts: configuration.GOOGLE_ACCOUNTS_URL.replace(/\/$/, ''),
      token: configuration.GOOGLE_TOKEN_URL.replace(/\/$/, ''),
      admin: configuration.GOOGLE_ADMIN_URL.replace(/\/$/, ''),
      cloudIdentity: configuration.GOOGLE_CLOUD_IDENTITY_URL.replace(/\/$/, ''),
      licensing: configuration.GOOGLE_LICENSING_URL.replace(/\/$/, ''),
    },
    credentials: {
      clientId: configuration.GOOGLE_CLIENT_ID ?? '',
      clientSecret: configuration.GOOGLE_CLIENT_SECRET ?? '',
    },
  },
  intuit: {
    hosts: {
      authorize: configuration.INTUIT_AUTHORIZE_URL.replace(/\/$/, ''),
      token: configuration.INTUIT_TOKEN_URL.replace(/\/$/, ''),
      revoke: configuration.INTUIT_REVOKE_URL.replace(/\/$/, ''),
      api: configuration.INTUIT_API_URL.replace(/\/$/, ''),
    },
    credentials: {
      clientId: configuration.INTUIT_CLIENT_ID ?? '',
      clientSecret: configuration.INTUIT_CLIENT_SECRET ?? '',
    },
  },
  duoUrl: configuration.DUO_URL,
  autotaskUrl: configuration.AUTOTASK_URL,
  connectWise: { url: configuration.CONNECTWISE_URL, clientId: configuration.CONNECTWISE_CLIENT_ID },
  syncroUrl: configuration.SYNCRO_URL,
  haloUrl: configuration.HALO_URL,
})

/** The pretend clouds, each at its own path. */
export const cloudRoutes = (clouds: PretendClouds) =>
  new Hono()
    .route('/microsoft365', clouds.routes)
    .route('/google', clouds.googleCloud)
    .route('/intuit', clouds.intuitCloud)
    .route('/duo', clouds.duo)
    .route('/autotask', clouds.autotask)
    .route('/connectwise', clouds.connectWiseDesk)
    .route('/syncro', clouds.syncro)
    .route('/halo', clouds.halo)

/** Where administrators come back from the vendor. */
export const consentAddress = (publicUrl: string) => `${publicUrl}/cb-integrations`

/** Where administrators let the app in, and come back to. */
export function consentPagesOf({ url, signIn, partnerSignIn }: Consent, publicUrl: string) {
  const redirectUri = consentAddress(publicUrl)
  return { consentUrl: url(redirectUri), signIn, partnerSignIn, redirectUri }
}

/** The pretend Google, and where it answers. */
function pretendGoogle(companies: DemoCloud, publicUrl: string, liveUrl: string, now: () => number) {
  const url = `${publicUrl}/sandbox/google`
  return {
    url,
    cloud: createGoogleSandbox({
      workspaces: demoWorkspaces(companies),
      consumers: ['somebody@gmail.example'],
      client: GOOGLE_CLIENT,
      redirectUris: [publicUrl, liveUrl].map(consentAddress),
      clock: { now },
    }),
    settings: {
      hosts: {
        accounts: `${url}/accounts`,
        token: `${url}/oauth`,
        admin: `${url}/admin`,
        cloudIdentity: `${url}/cloudidentity`,
        licensing: `${url}/licensing`,
      },
      credentials: { clientId: GOOGLE_CLIENT.id, clientSecret: GOOGLE_CLIENT.secret },
    },
  }
}

/** The pretend Intuit, and where it answers. */
function pretendIntuit(companies: DemoCloud, publicUrl: string, liveUrl: string, now: () => number) {
  const url = `${publicUrl}/sandbox/intuit`
  return {
    url,
    cloud: createIntuitSandbox({
      books: demoBooks(companies),
      client: INTUIT_CLIENT,
      redirectUris: [publicUrl, liveUrl].map(consentAddress),
      clock: { now },
    }),
    settings: {
      hosts: {
        authorize: `${url}/appcenter`,
        token: `${url}/oauth`,
        revoke: `${url}/oauth`,
        api: `${url}/api`,
      },
      credentials: { clientId: INTUIT_CLIENT.id, clientSecret: INTUIT_CLIENT.secret },
    },
  }
}

interface MicrosoftCompanies extends DemoCloud {
  mended: ReadonlySet<string>
  colleagues: readonly User[]
}

/** The pretend Microsoft, with the people who sign in there, and where it answers. */
function pretendMicrosoft(
  { mended, colleagues, ...cloud }: MicrosoftCompanies,
  publicUrl: string,
  now: () => number,
  { SANDBOX_MICROSOFT365_DIR, liveUrl }: Configuration,
) {
  const baseUrl = `${publicUrl}/sandbox/microsoft365`
  // The live site beside it may have been given this cloud in place of the real one.
  const redirectUris = [publicUrl, liveUrl].flatMap((url) => [`${url}/sso`, consentAddress(url)])
  const people = signInTenants(colleagues.filter(({ login_options }) => login_options === 'microsoft'))
  const partner = demoPartner(cloud)
  const tenants = tenantsBeside(
    people.tenants,
    demoTenants(cloud, SANDBOX_MICROSOFT365_DIR, mended),
    partner.tenants,
  )
  const routes = createMicrosoft365Sandbox({
    tenants,
    signOn: { tenantIds: people.tenantIds, redirectUris },
    partners: partner.partners(tenants, people.tenantIds[0] ?? ''),
    clock: { now },
    baseUrl,
    client: SANDBOX_CLIENT,
  })
  return {
    baseUrl,
    tenants,
    routes,
    hosts: {
      login: `${baseUrl}/login`,
      graph: `${baseUrl}/graph`,
      exchange: `${baseUrl}/exchange`,
      manage: `${baseUrl}/manage`,
      partnerCenter: `${baseUrl}/partnercenter`,
      adminCenter: `${baseUrl}/admin-center`,
    },
    credentials: { clientId: SANDBOX_CLIENT.id, clientSecret: SANDBOX_CLIENT.secret },
  }
}

/** Posts to this site alone, and within the process: whoever knows the keys of a pretend tool shall not have us call elsewhere. */
const postToSelf =
  (publicUrl: string, answer: (request: Request) => Response | Promise<Response>): Post =>
  async (url, body) => {
    if (!url.startsWith(`${publicUrl}/`)) return
    const headers = { 'content-type': 'application/json' }
    await answer(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
  }

/** The clouds of a site that has companies to show: pretend ones, which hold what these have. `answer` is asked for what they tell this site. */
export function pretendClouds(
  companies: MicrosoftCompanies,
  publicUrl: string,
  now: () => number,
  configuration: Configuration,
  answer: (request: Request) => Response | Promise<Response>,
) {
  const { mended: _, colleagues: __, ...cloud } = companies
  const { baseUrl, ...microsoft } = pretendMicrosoft(companies, publicUrl, now, configuration)
  const google = pretendGoogle(cloud, publicUrl, configuration.liveUrl, now)
  const intuit = pretendIntuit(cloud, publicUrl, configuration.liveUrl, now)
  const duoUrl = `${publicUrl}/sandbox/duo`
  const duo = createDuoSandbox({ accounts: demoDuoAccounts(cloud), clock: { now } })
  const surroundings = { clock: { now }, post: postToSelf(publicUrl, answer) }
  const autotaskUrl = `${publicUrl}/sandbox/autotask`
  const autotask = createAutotaskSandbox({
    instances: demoAutotasks(cloud),
    baseUrl: autotaskUrl,
    ...surroundings,
  })
  const connectWise = { url: `${publicUrl}/sandbox/connectwise`, clientId: CONNECTWISE_CLIENT }
  const connectWiseDesk = createConnectWiseSandbox({
    instances: demoConnectWises(cloud),
    clientId: CONNECTWISE_CLIENT,
    ...surroundings,
  })
  const syncroUrl = `${publicUrl}/sandbox/syncro`
  const syncro = createSyncroSandbox({ instances: demoSyncros(cloud), ...surroundings })
  const haloUrl = `${publicUrl}/sandbox/halo`
  const halo = createHaloSandbox({ instances: demoHalos(cloud), ...surroundings })
  const beside: readonly (readonly [url: string, cloud: Pick<Hono, 'request'>])[] = [
    [google.url, google.cloud],
    [intuit.url, intuit.cloud],
    [duoUrl, duo],
    [autotaskUrl, autotask],
    [connectWise.url, connectWiseDesk],
    [syncroUrl, syncro],
    [haloUrl, halo],
  ]
  return {
    ...microsoft,
    google: google.settings,
    googleCloud: google.cloud,
    intuit: intuit.settings,
    intuitCloud: intuit.cloud,
    duo,
    duoUrl,
    autotask,
    autotaskUrl,
    connectWise,
    connectWiseDesk,
    syncro,
    syncroUrl,
    halo,
    haloUrl,
    // The public address may not be reachable from the server itself, so the cloud is asked in the process.
    fetch: (async (input: string | URL | Request, init?: RequestInit) => {
      const request = new Request(input, init)
      const [url, cloud] = beside.find(([at]) => request.url.startsWith(`${at}/`)) ?? [
        baseUrl,
        microsoft.routes,
      ]
      return cloud.request(request.url.slice(url.length), request)
    }) as typeof fetch,
  }
}
