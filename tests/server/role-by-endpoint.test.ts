import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import { CHECK_NAMES } from '#shared/domain/checklist/checklist.ts'
import { EMPLOYEE_AREAS, type Permissions } from '#shared/domain/permissions/levels.ts'
import { permissionsOf, type Role } from '#shared/domain/permissions/roles.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { TABLE_ROLES } from '#tests/support/screens/open-to.ts'
import { commandOf, openTestSite, type Person, pushAs, type TestSite } from '#tests/support/test-site.ts'

type Name = keyof typeof endpoints

/**
 * What each role may call: `+` is let in, `-` is refused. In the order of TABLE_ROLES; a system user without any stored
 * level stands for one who holds nothing.
 */
const table: Record<Name, string> = {
  getCaptcha: '+++++++',
  getUserStatus: '+++++++',
  resendInvitation: '+++++++',
  getAuthorizeUrl: '+++++++',
  exchangeAuthorizeCode: '+++++++',
  // Whoever asks is let in as somebody else, see trial.test.ts.
  signInToTrial: '+++++++',
  checkSetUpLink: '+++++++',
  setUpSite: '+++++++',
  keepSession: '+++++++',
  renewSession: '+++++++',
  endSession: '+++++++',
  getLoginData: '+++++++',
  listUsers: '++++---',
  addUser: '++++---',
  putUser: '++++---',
  deleteUser: '++++---',
  inviteUser: '++++---',
  setUserMfa: '++++---',
  resetUserPassword: '++++---',
  putProfile: '+++++++',
  putPicture: '+++++++',
  deletePicture: '+++++++',
  listOwnDevices: '+++++++',
  signOutDevice: '+++++++',
  signOutElsewhere: '+++++++',
  getAgreement: '+++++++',
  signAgreement: '+++++++',
  renewAgreement: '+++++++',
  getFileLink: '+++++++',
  getFile: '+++++++',
  listFiles: '++++++-',
  beginUpload: '++++---',
  linkFileParts: '++++---',
  listFileParts: '++++---',
  completeUpload: '++++---',
  deleteFile: '++++---',
  listOrganizations: '--+----',
  getOrganization: '+++++++',
  getChecklist: '+++++++',
  // Which step it is decides in the handler, see below.
  putChecklist: '+++++++',
  getBranding: '+++++++',
  postBranding: '+++----',
  putBranding: '+++----',
  putDevicePolicy: '++++---',
  listSecurityEvents: '+------',
  listPermissionLevels: '+++++++',
  listPermissionEntities: '+++++++',
  // Of a colleague it is refused by the handler, see below.
  getUserPermissions: '+++++++',
  listFeatureFlags: '+++++++',
  getExternalLinks: '+++++++',
  getResources: '+++++++',
  toggleFeature: '--+----',
  openBillingPortal: '+++----',
  // Who has not signed it is refused, see billing.test.ts.
  tellBillingEvent: '+++++++',
  beginDiscoverTrial: '+++----',
  getSubscription: '+++++++',
  renewSubscription: '++++---',
  listEmployeeLicences: '++++++-',
  assignLicences: '++++---',
  removeLicences: '++++---',
  getAutoAssign: '++++++-',
  putAutoAssign: '++++---',
  enableSecure: '+++++--',
  listLicenses: '+++++++',
  listCustomers: '++++++-',
  listOwnCustomers: '+++++++',
  addCustomer: '++++---',
  getCustomer: '++++++-',
  listChildCustomers: '++++++-',
  putCustomer: '++++---',
  deleteCustomer: '++++---',
  listCompanyGroups: '++++---',
  addCompanyGroup: '++++---',
  putCompanyGroup: '++++---',
  deleteCompanyGroup: '++++---',
  // Which level it needs is said by its type, in the handler.
  requestReport: '+++++++',
  getReport: '+++++++',
  // Whoever has a signed address may have the file.
  getReportFile: '+++++++',
  listScheduledReports: '++++---',
  addScheduledReport: '++++---',
  putScheduledReport: '++++---',
  deleteScheduledReport: '++++---',
  listEmployees: '++++++-',
  addEmployee: '+++++--',
  ignoreEmployees: '+++++--',
  getEmployee: '++++++-',
  putEmployee: '+++++--',
  listEmployeeDevices: '++++++-',
  putEmployeeDevice: '+++++--',
  deleteEmployeeDevice: '+++++--',
  getDevicePrograms: '++++++-',
  listEmployeeProfiles: '++++++-',
  listUnmappedProfiles: '++++++-',
  putEmployeeProfile: '+++++--',
  deleteEmployeeProfiles: '+++++--',
  getAgentKey: '+++++--',
  renewAgentKey: '+++++--',
  downloadAgent: '+++++--',
  getAgentInstructions: '++++++-',
  // It needs no session, but the company's key, and answers 401 without, see below.
  reportDevice: '???????',
  getAutoIgnore: '++++++-',
  addAutoIgnore: '+++++--',
  putAutoIgnore: '+++++--',
  deleteAutoIgnore: '+++++--',
  estimateAutoIgnore: '++++++-',
  getAutoIgnoreMetadata: '++++++-',
  getDefaultAutoIgnore: '++++++-',
  putDefaultAutoIgnore: '+++++--',
  deleteDefaultAutoIgnore: '+++++--',
  deleteEmployee: '+++++--',
  linkEmployeeTemplate: '+++++--',
  importEmployees: '+++++--',
  listEmployeeImports: '++++++-',
  getEmployeeImport: '++++++-',
  listAuditSettings: '++++++-',
  // For all companies at once only by those who see all of them, see posture.test.ts.
  putAuditSettings: '+++++--',
  listChecks: '++++++-',
  getCheck: '++++++-',
  getPosture: '++++++-',
  getSecureLicensing: '++++++-',
  postBaseline: '+++++--',
  putBaseline: '+++++--',
  getInstruction: '++++++-',
  putInstruction: '+++++--',
  listPolicies: '++++++-',
  listPolicyHistory: '++++++-',
  getMfaReport: '++++++-',
  getTenantContacts: '++++++-',
  // Who manages Secure and no companies is refused by the command, see tenant-contacts.test.ts.
  putTenantContacts: '+++++--',
  postChat: '++++++-',
  listMailPolicies: '++++++-',
  listMailPolicyHistory: '++++++-',
  listDevicePolicies: '++++++-',
  listDevicePolicyHistory: '++++++-',
  getDevicePolicy: '++++++-',
  listNamedLocations: '++++++-',
  listDetections: '++++++-',
  listAlerts: '++++++-',
  getAlert: '++++++-',
  putAlertStatus: '+++++--',
  putAlertSnooze: '+++++--',
  listAlertActions: '++++++-',
  postAlertAction: '+++++--',
  getEventSetup: '++++++-',
  putEventSetup: '+++++--',
  getAlertSources: '++++++-',
  getAlertSettings: '++++++-',
  putAlertSettings: '+++++--',
  // Only by those who see all companies, see alert-rules.test.ts.
  autoEnableAlerts: '+++++--',
  listAlertRules: '++++++-',
  addAlertRule: '+++++--',
  putAlertRule: '+++++--',
  deleteAlertRule: '+++++--',
  listSnoozeRules: '++++++-',
  addSnoozeRule: '+++++--',
  putSnoozeRule: '+++++--',
  deleteSnoozeRule: '+++++--',
  // Only by those who see all companies, see alert-webhook.test.ts.
  getAlertWebhook: '+++++--',
  putAlertWebhook: '+++++--',
  deleteAlertWebhook: '+++++--',
  sendTestAlertMail: '+++++--',
  listReportOnly: '++++++-',
  listPolicyTemplates: '+++++--',
  getPolicyTemplate: '++++++-',
  addPolicyTemplate: '+++++--',
  putPolicyTemplate: '+++++--',
  deletePolicyTemplate: '+++++--',
  listPolicyBaselines: '+++++--',
  addPolicyBaseline: '+++++--',
  putPolicyBaseline: '+++++--',
  deletePolicyBaseline: '+++++--',
  listPostureTemplates: '+++++--',
  addPostureTemplate: '+++++--',
  putPostureTemplate: '+++++--',
  deletePostureTemplate: '+++++--',
  listIntegrations: '++++++-',
  addIntegration: '++++---',
  getIntegration: '++++++-',
  putIntegration: '++++---',
  deleteIntegration: '++++---',
  connectMicrosoft365: '++++---',
  connectGoogle: '++++---',
  connectQuickbooks: '++++---',
  connectDuo: '++++---',
  openSupportTicket: '+++++++',
  listSupportTickets: '+++++++',
  connectAutotask: '++++---',
  connectConnectWise: '++++---',
  connectSyncro: '++++---',
  connectHalo: '++++---',
  // Only by those who see all companies, see partner.test.ts.
  connectPartner: '++++---',
  getPartner: '++++++-',
  refreshPartner: '++++---',
  deletePartner: '++++---',
  addRelationship: '++++---',
  deleteRelationship: '++++---',
  addPartnerTask: '++++---',
  getPartnerTask: '++++++-',
  connectDuoParent: '++++---',
  getDuoParent: '++++++-',
  refreshDuoParent: '++++---',
  deleteDuoParent: '++++---',
  mapDuoAccounts: '++++---',
  getTicketTool: '++++++-',
  refreshTicketTool: '++++---',
  deleteTicketTool: '++++---',
  makeTicketWebhook: '++++---',
  deleteTicketWebhook: '++++---',
  tellTicketChange: '+++++++',
  listTicketMappings: '++++++-',
  putTicketMapping: '++++---',
  getTicketSettings: '++++++-',
  putTicketSettings: '++++---',
  postAlertTicket: '+++++--',
  listTasks: '++++++-',
  addTask: '+++++--',
  listCustomerGroups: '++++++-',
  readAccountMetaData: '++++++-',
  listRemovableInfo: '++++++-',
  removeUserInfo: '++++---',
  mapAccounts: '+++++--',
  readAppPermissions: '++++++-',
  startIntegrationWorker: '+++++--',
  openDevice: '+++++++',
  closeDevice: '+++++++',
  listDevices: '++++---',
  wipeDevice: '++++---',
  putSubscription: '+++++++',
  deleteSubscription: '+++++++',
  testSubscription: '+++++++',
  syncPush: '+++++++',
  syncPull: '+++++++',
  syncSnapshot: '+++++++',
  syncDigest: '+++++++',
  syncEvents: '+++++++',
}

let site: TestSite
let person: Person

beforeAll(async () => {
  // One person makes every call in every role.
  site = await openTestSite({}, { REQUESTS_PER_MINUTE: '0' })
  person = await site.signIn('reader')
})
afterAll(() => site?.close())

/** The same person with another role: it is read anew with every request. */
async function become(role: Role, stored: Partial<Permissions> = {}): Promise<void> {
  const { userData } = person.login
  await unitOfWork({ db: site.database.db, tables: entityTables }, userData.organization, async (work) => {
    await work.load('user', [userData.id])
    work.put('user', { ...userData, role, permissions: permissionsOf(role, stored), all_customers: true })
  })
}

/** A call of things that do not exist: whoever is let in is told so, and nothing is changed. */
async function call(name: Name): Promise<{ status: number; code: unknown }> {
  const { method, path } = endpoints[name]
  const address = path.replaceAll(/:\w+/g, () => uuidv7())
  const ended = new AbortController()
  const response = await site.fetch(`/api${address}`, {
    method,
    signal: ended.signal,
    headers: { authorization: `Bearer ${person.idToken}`, 'content-type': 'application/json' },
    ...(method === 'POST' || method === 'PUT' ? { body: '{}' } : {}),
  })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const body = isJson ? ((await response.json()) as { code?: string }) : undefined
  // A stream of events never ends by itself.
  if (!isJson) await response.body?.cancel()
  ended.abort()
  return { status: response.status, code: body?.code }
}

test.each(TABLE_ROLES.map((role, at) => ({ role, at })))(
  '$role is let in and refused as the table says, over the whole contract (PERM-02)',
  async ({ role, at }) => {
    await become(role)
    const found: Partial<Record<Name, string>> = {}
    const wanted: Partial<Record<Name, string>> = {}
    for (const name of Object.keys(table) as Name[]) {
      const { status, code } = await call(name)
      // Another organization's users are absent for those who may look, and refused before that for the others.
      found[name] =
        status === 403 && code === 'noPermission' ? '-' : status === 401 || status >= 500 ? '?' : '+'
      wanted[name] = table[name].charAt(at)
    }
    expect(found).toEqual(wanted)
  },
)

test("a colleague's permissions are read by those who see the users, one's own by everybody", async () => {
  const { organization, id } = person.login.userData
  const colleague = (await site.signIn('agent')).login.userData.id
  const ask = async (userId: string) =>
    (await person.api('GET', `/organization/${organization}/userPermissions/${userId}`)).status
  await become('Read-Only')
  expect([await ask(id), await ask(colleague)]).toEqual([200, 403])
  await become('Admin')
  expect([await ask(id), await ask(colleague), await ask(uuidv7())]).toEqual([200, 200, 404])
})

test.each(EMPLOYEE_AREAS)('who has %s alone reads or manages employees, as its level says', async (area) => {
  const [company] = person.login.customers
  const list = () => person.api('GET', `/customer/${company?.id}/employee`)
  await become('System user', { [area]: 'readOnly' })
  const { status, body } = await list()
  expect(status).toBe(200)
  const [employee] = body as { id: string }[]
  const change = async (department: string) =>
    (await person.api('PUT', `/employee/${employee?.id}`, { department })).status
  expect(await change('Warden')).toBe(403)
  await become('System user', { [area]: 'manage' })
  expect(await change('Warden')).toBe(200)
  await become('System user', { companies: 'manage', integrations: 'manage' })
  expect([(await list()).status, await change('Porter')]).toEqual([403, 403])
})

test.each<[Role, string]>([
  ['Owner', '+++++++'],
  ['Product administrator', '+++++++'],
  ['Admin', '++++++-'],
  ['Agent', '----+--'],
  ['Read-Only', '-------'],
  ['System user', '-------'],
])(
  'a step of the checklist is gone for everybody, so %s dismisses what they manage',
  async (role, wanted) => {
    const path = `/organization/${person.login.userData.organization}/onboarding-checklist`
    await become(role)
    const found: string[] = []
    for (const checkName of CHECK_NAMES) {
      const args = { checkName, dismissed: true }
      const { status } = await person.api('PUT', path, args)
      const [pushed] = await pushAs(person, [commandOf(site, 'checklist.dismiss', args)])
      expect([200, 403]).toContain(status)
      expect(pushed?.outcome).toBe(status === 200 ? 'applied' : 'forbidden')
      found.push(status === 200 ? '+' : '-')
    }
    expect(found.join('')).toBe(wanted)
  },
)

test('a feature that is turned off is off for everybody, and a product administrator turns it on again', async () => {
  const { organization } = person.login.userData
  const flags = async () =>
    (await person.api('GET', '/tools/feature-flags')).body as { feature: string; enabled: boolean }[]
  const toggle = (enabled: boolean) =>
    person.api('POST', `/organization/${organization}/feature-toggle`, { feature: 'intune', enabled })
  await become('Product administrator')
  expect((await toggle(false)).status).toBe(200)
  expect(await flags()).toContainEqual({ feature: 'intune', enabled: false })
  await toggle(true)
  expect(await flags()).toContainEqual({ feature: 'intune', enabled: true })
  expect(
    (
      await person.api('POST', `/organization/${uuidv7()}/feature-toggle`, {
        feature: 'intune',
        enabled: true,
      })
    ).status,
  ).toBe(404)
})

test('in the organization of the shared trial account everything is read and nothing is written', async () => {
  const { organization } = person.login.userData
  const toggle = (enabled: boolean) =>
    person.api('POST', `/organization/${organization}/feature-toggle`, { feature: 'test-account', enabled })
  const [company] = person.login.customers
  const change = () => person.api('PUT', `/customer/${company?.id}`, { contact_name: 'Somebody' })
  await become('Product administrator')
  await toggle(true)
  expect(await change()).toMatchObject({ status: 403, body: { code: 'trialReadOnly' } })
  expect(
    await pushAs(person, [
      commandOf(site, 'checklist.dismiss', { checkName: 'SCHEDULE_REPORT', dismissed: true }),
    ]),
  ).toMatchObject([{ outcome: 'rejected', code: 'trialReadOnly' }])
  expect((await person.api('GET', `/customer/${company?.id}`)).status).toBe(200)
  await toggle(false)
  expect((await change()).status).toBe(200)
})

test('a device that reports is let in by the key of its company, whoever is signed in, and nobody else is', async () => {
  await become('Owner')
  expect(await call('reportDevice')).toEqual({ status: 401, code: 'agentRefused' })
})

test('every call of the contract has its row in the table', () => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

test('nobody is let in anywhere without a token', async () => {
  const guarded = (Object.keys(table) as Name[]).filter((name) => endpoints[name].access !== 'public')
  for (const name of guarded) {
    const { method, path } = endpoints[name]
    const { status } = await site.fetch(`/api${path.replaceAll(/:\w+/g, () => uuidv7())}`, { method })
    expect([name, status]).toEqual([name, 401])
  }
})
