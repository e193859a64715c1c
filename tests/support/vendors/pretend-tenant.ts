import { createMicrosoft365Connector } from '#server/connectors/microsoft365/microsoft365.connector.ts'
import { readSnapshot } from '#server/posture/read-snapshot.ts'
import { createMicrosoft365Sandbox } from '#sandbox/microsoft365/microsoft365.sandbox.ts'
import { tenantFromDirectory } from '#sandbox/microsoft365/tenant/tenant-from-directory.ts'
import { tenantsOf } from '#sandbox/microsoft365/tenant/tenants.ts'
import { EVERY_PLAN } from '../posture/every-plan.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const CLOUD = 'https://cloud.example/m365'
const CLIENT = { id: 'ours', secret: 'secret' }
export const READ_AT = Date.UTC(2026, 4, 1)

interface TenantParts {
  domain?: string
  /** The service plans that its one product brings. */
  plans?: readonly string[]
  /** Of the product. */
  status?: string
  /** Answers in the cloud's place; undefined lets the cloud do it, and so does `pass`, whose answer may then be lost. */
  answer?: (
    request: Request,
    pass: () => Promise<Response>,
  ) => Response | undefined | Promise<Response | undefined>
  /** Milliseconds since 1970. */
  now?: () => number
  /** Is told how many milliseconds are waited. */
  sleep?: (duration: number) => void
}

/** A tenant of the pretend cloud as its vendor hands it over, and our connector to it. */
export function openPretendTenant({
  domain = 'fabrikam.example',
  plans = EVERY_PLAN,
  status = 'Enabled',
  answer = () => undefined,
  now = () => READ_AT,
  sleep = () => {},
}: TenantParts = {}) {
  const tenant = tenantFromDirectory({
    tenantId: TENANT,
    displayName: 'Fabrikam',
    domains: [domain],
    users: [],
    skus: [
      {
        skuId: 'cbdc14ab-d96c-4c30-b9f4-6ada7cdc1d46',
        skuPartNumber: 'SPB',
        capabilityStatus: status,
        servicePlans: plans.map((servicePlanName) => ({
          servicePlanId: servicePlanName,
          servicePlanName,
          provisioningStatus: 'Success',
        })),
      },
    ],
  })
  const clock = { now }
  const sandbox = createMicrosoft365Sandbox({
    tenants: tenantsOf([tenant]),
    clock,
    client: CLIENT,
    baseUrl: CLOUD,
  })
  const connector = createMicrosoft365Connector({
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const pass = async () =>
        sandbox.fetch(new Request(request.url.replace(CLOUD, 'http://inside'), request))
      return (await answer(request, pass)) ?? pass()
    },
    clock,
    sleep: async (duration) => sleep(duration),
    hosts: {
      login: `${CLOUD}/login`,
      graph: `${CLOUD}/graph`,
      exchange: `${CLOUD}/exchange`,
      manage: `${CLOUD}/manage`,
    },
    credentials: { clientId: CLIENT.id, clientSecret: CLIENT.secret },
  })
  const settings = connector.openSettings(TENANT)
  const directory = connector.open(TENANT)
  const policies = connector.openPolicies(TENANT)
  const risks = connector.openRisks(TENANT)
  const auditLog = connector.openAuditLog(TENANT)
  const feeds = connector.openSecurityFeeds(TENANT)
  const accounts = connector.openAccounts(TENANT)
  const policyChanges = connector.openPolicyChanges(TENANT)
  const mailPolicies = connector.openMailPolicies(TENANT)
  const devicePolicies = connector.openDevicePolicies(TENANT)
  const contacts = connector.openContacts(TENANT)
  return {
    tenant,
    sandbox,
    settings,
    directory,
    policies,
    risks,
    auditLog,
    feeds,
    accounts,
    policyChanges,
    mailPolicies,
    devicePolicies,
    contacts,
    read: () => readSnapshot({ settings, directory, now: clock.now }),
  }
}
