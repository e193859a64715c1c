import { expect, test } from 'vitest'
import { raise } from '#shared/domain/alerts/alert.ts'
import { detect } from '#shared/domain/alerts/detect.ts'
import { plainSetup } from '#shared/domain/alerts/event-setup.ts'
import { createHistory } from '#shared/domain/alerts/history.ts'
import type { MicrosoftFeed } from '#server/connectors/security-feeds.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'
import { defenderFeeds } from '#server/connectors/microsoft365/feeds/defender-feeds.ts'
import { directoryFeeds } from '#server/connectors/microsoft365/feeds/directory-feeds.ts'
import { riskFeeds } from '#server/connectors/microsoft365/feeds/risk-feeds.ts'
import { serviceFeeds } from '#server/connectors/microsoft365/feeds/service-feeds.ts'
import { playStory, stories } from '#sandbox/microsoft365/stories/play-story.ts'
import { openPretendTenant, READ_AT } from '#tests/support/vendors/pretend-tenant.ts'

/** What each story has to be alerted on by, in a tenant that nobody has set up but for its country. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'password-spray': ['password-spray-risk', 'high-risk-sign-in'],
  'foreign-sign-in': ['sign-in-outside-operating-countries', 'unfamiliar-features', 'defender-cloud-apps'],
  'forwarding-inbox-rule': ['inbox-rule-forwards-outside', 'defender-cloud-apps', 'defender-office'],
  'consent-phishing': [
    'consent-to-application',
    'phishing-mail-delivered',
    'mail-reported-as-threat',
    'defender-app-governance',
  ],
  'role-at-night': ['add-member-to-role'],
  'conditional-access-off': ['second-factor-removed-from-policy'],
  'mfa-fatigue': ['prompts-denied', 'anonymized-ip-address'],
  'mailbox-forwarding': ['mailbox-forwards-outside'],
  'rogue-app': ['consent-to-application', 'sign-in-outside-operating-countries'],
  'restricted-sender': ['sign-in-outside-operating-countries'],
  // It is written in no log: `hygiene.test.ts` asks for it.
  'quarantine-request': [],
}

const graphFeeds = [...directoryFeeds, ...riskFeeds, ...defenderFeeds, ...serviceFeeds]
const feedOf = (name: string): MicrosoftFeed =>
  graphFeeds.find(({ path }) => path === name)?.feed ?? 'unifiedAudit'

const setup = { ...plainSetup('pretended'), operatingCountries: ['NL'] }

test('every story of the pretend cloud is named here', () => {
  expect(stories.map(({ id }) => id).toSorted()).toEqual(Object.keys(expected).toSorted())
})

test.each(stories.map((story) => [story.id, story] as const))(
  '%s is read, record by record, and alerted on',
  (id, story) => {
    const { tenant } = openPretendTenant()
    tenant.settings.exchange['AdminAuditLogConfig'] = [{ UnifiedAuditLogIngestionEnabled: true }]
    const { written } = playStory(tenant, story, { now: READ_AT, isDelayed: false })
    const readings = written.map(({ feed, item }) => readRecord(feedOf(feed), item))
    expect(readings.filter(({ outcome }) => outcome !== 'read')).toEqual([])
    const history = createHistory()
    const events = readings.flatMap((reading) => (reading.outcome === 'read' ? [reading.event] : []))
    for (const event of events) history.add(event)
    const alerts = raise(events.flatMap((event) => detect({ event, history: history.find, setup })))
    const spoken = alerts.flatMap(({ detections }) => detections)
    expect(spoken).toEqual(expect.arrayContaining([...(expected[id] ?? ['nothing'])]))
  },
)
