import { expect, test } from 'vitest'
import { HOUR } from '#shared/lib/time.ts'
import { cursorOf, readFeed } from '#tests/support/feed-pages.ts'
import { openPretendTenant, READ_AT } from '#tests/support/vendors/pretend-tenant.ts'

const DIRECTORY = 'unifiedAudit/Audit.AzureActiveDirectory'
const EXCHANGE = 'unifiedAudit/Audit.Exchange'

/** What each story has to be seen in, and by which words. */
const STORIES: [story: string, seen: [source: string, words: string][]][] = [
  [
    'password-spray',
    [
      ['signIns', '50126'],
      [DIRECTORY, 'UserLoginFailed'],
      ['riskDetections', 'passwordSpray'],
      ['riskyUsers', 'atRisk'],
      ['defenderAlerts', 'Password Spray'],
    ],
  ],
  [
    'foreign-sign-in',
    [
      ['signIns', 'Lagos'],
      [DIRECTORY, 'UserLoggedIn'],
      ['riskDetections', 'unfamiliarFeatures'],
      ['defenderIncidents', 'Activity from infrequent country'],
    ],
  ],
  [
    'forwarding-inbox-rule',
    [
      [EXCHANGE, 'New-InboxRule'],
      ['unifiedAudit/Audit.General', 'AlertTriggered'],
      ['defenderAlerts', 'inbox manipulation'],
    ],
  ],
  [
    'consent-phishing',
    [
      ['directoryAudits', 'Consent to application'],
      [DIRECTORY, 'Consent to application.'],
      ['mailThreats', 'phishing'],
      ['defenderAlerts', 'Suspicious OAuth app'],
    ],
  ],
  [
    'role-at-night',
    [
      ['directoryAudits', 'Add member to role'],
      [DIRECTORY, 'Global Administrator'],
    ],
  ],
  [
    'conditional-access-off',
    [
      ['directoryAudits', 'Update conditional access policy'],
      [DIRECTORY, 'Update conditional access policy.'],
    ],
  ],
  [
    'mfa-fatigue',
    [
      ['signIns', '500121'],
      [DIRECTORY, '500121'],
    ],
  ],
  [
    'mailbox-forwarding',
    [
      [EXCHANGE, 'ForwardingSmtpAddress'],
      ['unifiedAudit/Audit.General', 'AlertTriggered'],
    ],
  ],
]

/** A tenant that has been listened to for an hour, and then a story is played on its page. */
async function play(story: string, more: Record<string, string> = {}) {
  const clock = { value: READ_AT }
  const opened = openPretendTenant({ now: () => clock.value })
  const { tenant, feeds, sandbox } = opened
  tenant.settings.exchange['AdminAuditLogConfig'] = [{ UnifiedAuditLogIngestionEnabled: true }]
  const cursors = new Map<string, string>()
  for (const { id } of feeds.sources)
    if (!id.includes('ServicePrincipal') && !id.includes('servicePrincipal'))
      cursors.set(id, cursorOf(await readFeed(feeds, id)))
  clock.value += HOUR
  const page = await sandbox.request('/admin/stories', {
    method: 'POST',
    body: new URLSearchParams({ tenant: tenant.tenantId, story, ...more }),
  })
  const read = async (source: string) =>
    (await readFeed(feeds, source, cursors.get(source))).flatMap(({ records }) => records)
  return { ...opened, clock, page, read }
}

test.each(STORIES)('%s is told in every feed that has it', async (story, seen) => {
  const { clock, page, read } = await play(story)
  expect(page.status).toBe(303)
  // The next night is over by then.
  clock.value += 24 * HOUR
  for (const [source, words] of seen)
    expect([source, JSON.stringify(await read(source))]).toEqual([source, expect.stringContaining(words)])
})

test('a sign-in has the same ids in every feed', async () => {
  const { clock, read } = await play('foreign-sign-in')
  clock.value += 1000
  const [signIns, audited] = [await read('signIns'), await read(DIRECTORY)]
  for (const { id, record } of signIns) {
    const { correlationId } = record as { correlationId: string }
    const twin = audited.find((each) => each.id === id)
    expect(twin?.record).toMatchObject({ IntraSystemId: id, InterSystemsId: correlationId })
  }
  expect(await read('riskDetections')).toMatchObject([{ record: { requestId: signIns[0]?.id } }])
})

test('with delays the feeds tell one after the other, and a day later all of it', async () => {
  const { clock, read, tenant, sandbox } = await play('password-spray', { delays: 'on' })
  clock.value += 1000
  expect(JSON.stringify(await read('riskDetections'))).not.toContain('passwordSpray')
  const shown = await (await sandbox.request(`/admin/stories?tenant=${tenant.tenantId}`)).text()
  expect(shown).toContain('UserLoginFailed')
  clock.value += 24 * HOUR
  expect(JSON.stringify(await read('riskDetections'))).toContain('passwordSpray')
  expect(JSON.stringify(await read(DIRECTORY))).toContain('UserLoggedIn')
})

test('a token for another interface is refused', async () => {
  const { sandbox, tenant } = await play('role-at-night')
  const answer = await sandbox.request(`/login/${tenant.tenantId}/oauth2/v2.0/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'ours',
      client_secret: 'secret',
      scope: 'https://graph.microsoft.com/.default',
    }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  const list = `/manage/api/v1.0/${tenant.tenantId}/activity/feed/subscriptions/list`
  const headers = { Authorization: `Bearer ${access_token}` }
  expect((await sandbox.request(list, { headers })).status).toBe(401)
})
