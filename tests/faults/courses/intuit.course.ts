import { createIntuitSandbox } from '#sandbox/intuit/intuit.sandbox.ts'
import { createBooks, createPurchase } from '#sandbox/intuit/state.ts'
import type { KeptGrant } from '#server/connectors/accounting.ts'
import { createIntuitConnector } from '#server/connectors/intuit/intuit.connector.ts'
import { HOUR } from '#shared/lib/time.ts'
import { type Course, courseParts, inProcess, listing, reading } from '../course.ts'

const ROOT = 'https://intuit.example'
const REDIRECT = 'https://castle.example/cb-integrations'
const REALM = '1001'
const client = { id: 'an-app', secret: 'correct horse' }

export const intuit: Course = {
  vendor: 'Intuit',
  otherwise: {
    // Whoever keeps the books has to let us in again.
    'is answered with 403': ['unauthorized'],
    // A code is good once: who let us in is asked to do it again.
    'is carried out and its answer is lost': ['unauthorized'],
    'is carried out and answered with 502': ['unauthorized'],
  },
  async open(around) {
    const purchases = ['1', '2', '3'].map((Id) =>
      createPurchase({ Id, TxnDate: '2026-11-01', TotalAmt: 4.35 }),
    )
    const books = createBooks({ realmId: REALM, name: 'Fabrikam', homeCurrency: 'EUR', purchases })
    // The cloud of the first request is told by the clock of the connector.
    const time = { now: (): number => 0 }
    const cloud = createIntuitSandbox({
      books: [books],
      client,
      redirectUris: [REDIRECT],
      clock: { now: () => time.now() },
    })
    const parts = courseParts(around(inProcess(ROOT, cloud)))
    time.now = parts.clock.now
    const connector = createIntuitConnector({
      ...parts,
      hosts: {
        authorize: `${ROOT}/appcenter`,
        token: `${ROOT}/oauth`,
        revoke: `${ROOT}/oauth`,
        api: `${ROOT}/api`,
      },
      credentials: { clientId: client.id, clientSecret: client.secret },
      pageSize: 2,
    })
    const asked = { redirectUri: REDIRECT, verifier: 'not needed here' }
    /** As a person does it in their browser, whose requests are none of ours. */
    const letIn = async () => {
      const page = connector.grant.url({ ...asked, state: 's' }).slice(ROOT.length)
      const body = new URLSearchParams({ realm: REALM })
      const answer = await cloud.request(page, { method: 'POST', body })
      const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
      const { credentials, ...granted } = await connector.grant.redeem({ ...asked, code, tenant: REALM })
      return { credentials, granted }
    }
    let kept: unknown = (await letIn()).credentials
    const place: KeptGrant = {
      latest: async () => kept,
      renewed: async (_, renew) => (kept = await renew(kept)),
    }
    const open = () => connector.openBooks(place)
    return {
      'is let in by whoever keeps the books': reading(async () => (await letIn()).granted),
      'reads the company': reading(() => open().companyName()),
      'lists expenses': listing(() => open().expenses('2026-01-01')),
      // A renewal that nobody heard of is made up for by the token before it.
      'renews a token that is over': reading(() => {
        parts.clock.time += HOUR
        return open().companyName()
      }),
      'gives back what was granted': reading(() => open().revoke()),
    }
  },
}
