import { createDuoSandbox } from '#sandbox/duo/duo.sandbox.ts'
import { createDuoAccount, createDuoUser } from '#sandbox/duo/state.ts'
import { createDuoConnector } from '#server/connectors/duo/duo.connector.ts'
import { type Course, courseParts, inProcess, listing, reading, START } from '../course.ts'

const URL_OF_IT = 'https://duos.example'
const KEYS = { integrationKey: 'DIWJ8X6AEYOR5OMC6TQ1', secretKey: 'Zh5eGmUq9zpfQnyUIu5OL9iWoMMv5ZNmk3zLJ4Ep' }
const HOST = 'api-1a2b3c4d.duosecurity.com'

export const duo: Course = {
  vendor: 'Duo',
  open(around) {
    const users = ['jo', 'kim', 'lee', 'max', 'ny'].map((username, place) =>
      createDuoUser({ user_id: `DU${place}`, username, email: `${username}@fabrikam.example` }),
    )
    const account = createDuoAccount({ ...KEYS, name: 'Fabrikam', host: HOST, users })
    const clock = { now: () => START }
    const fetch = around(inProcess(URL_OF_IT, createDuoSandbox({ accounts: [account], clock })))
    const connector = createDuoConnector({ ...courseParts(fetch), url: URL_OF_IT, pageSize: 2 })
    const open = () => connector.openSecondFactors({ ...KEYS, apiHostname: HOST })
    return {
      'proves keys': reading(() => open().prove()),
      'lists who has a second factor': listing(() => open().holders()),
    }
  },
}
