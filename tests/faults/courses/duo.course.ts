import { playDuoAct } from '#sandbox/duo/activities.ts'
import { playDuoStory } from '#sandbox/duo/authentications.ts'
import { createDuoSandbox } from '#sandbox/duo/duo.sandbox.ts'
import { createDuoAccount, createDuoUser } from '#sandbox/duo/state.ts'
import { idsIn, readFeed } from '#tests/support/feed-pages.ts'
import { createDuoConnector } from '#server/connectors/duo/duo.connector.ts'
import { type Course, courseParts, inProcess, listing, reading, START } from '../course.ts'

const URL_OF_IT = 'https://duos.example'
const KEYS = { integrationKey: 'DIWJ8X6AEYOR5OMC6TQ1', secretKey: 'Zh5eGmUq9zpfQnyUIu5OL9iWoMMv5ZNmk3zLJ4Ep' }
const PROVIDER = { ...KEYS, integrationKey: 'DIWJ8X6AEYOR5OMC6TQ2' }
const HOST = 'api-1a2b3c4d.duosecurity.com'

export const duo: Course = {
  vendor: 'Duo',
  open(around) {
    const users = ['jo', 'kim', 'lee', 'max', 'ny'].map((username, place) =>
      createDuoUser({ user_id: `DU${place}`, username, email: `${username}@fabrikam.example` }),
    )
    const account = createDuoAccount({ ...KEYS, name: 'Fabrikam', host: HOST, users })
    const child = { account_id: 'DA1', name: 'Contoso', api_hostname: 'api-5e6f7a8b.duosecurity.com' }
    const provider = createDuoAccount({
      ...PROVIDER,
      name: 'MSP',
      host: HOST,
      users: [],
      children: [{ ...child, users, is_deleted: false }],
    })
    const clock = { now: () => START }
    const fetch = around(inProcess(URL_OF_IT, createDuoSandbox({ accounts: [account, provider], clock })))
    const connector = createDuoConnector({
      ...courseParts(fetch),
      url: URL_OF_IT,
      pageSize: 2,
      logPageSize: 2,
    })
    const [user] = users
    if (!user) throw new Error('Somebody is there')
    for (let minutes = 10; minutes < 15; minutes += 1) {
      playDuoStory(account, 'everyday', { user, at: START - minutes * 60_000 })
      playDuoAct(account, 'bypass-code', { user, at: START - minutes * 60_000 })
    }
    const open = () => connector.openSecondFactors({ ...KEYS, apiHostname: HOST })
    const reads = (log: string) =>
      reading(async () =>
        idsIn(
          await readFeed(
            connector.openFeeds(async () => ({ ...KEYS, apiHostname: HOST })),
            log,
          ),
        ),
      )
    return {
      'proves keys': reading(() => open().prove()),
      'lists who has a second factor': listing(() => open().holders()),
      'lists who was asked for a second factor': reads('duoAuthentications'),
      'lists what administrators do': reads('duoActivities'),
      'lists the accounts of a provider': reading(() =>
        connector.openProviderAccounts({ ...PROVIDER, apiHostname: HOST }).list(),
      ),
      'lists who has a second factor in one of them': listing(() =>
        connector
          .openSecondFactors({ ...PROVIDER, apiHostname: child.api_hostname, accountId: child.account_id })
          .holders(),
      ),
    }
  },
}
