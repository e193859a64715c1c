import { join } from 'node:path'
import { type Db, openEmbedded } from '#server/platform/database/database.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { buildKillPage } from './build-page.ts'

/** The real server, with the page of the kill tests in place of the app. */
export interface KillServer {
  url: string
  hang: () => void
  goOn: () => void
  /** Ends it and lets somebody look at what it leaves. */
  endAndLook: <T>(look: (db: Db) => Promise<T>) => Promise<T>
}

const SIZE = { CUSTOMERS: '12', EMPLOYEES: '1200' }

/** Builds the page and starts the server; everything lies in `folder`. */
export async function startKillServer(folder: string): Promise<KillServer> {
  await buildKillPage(folder)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = join(folder, 'data')
  const environment = { SITE: 'test', TEST_URL: url, ...SIZE }
  const { hang, goOn, stop } = await startServerProcess({ port, dataDir, folder, environment })
  return {
    url,
    hang,
    goOn,
    async endAndLook(look) {
      goOn()
      await stop()
      const { db, close } = await openEmbedded(join(dataDir, 'test', 'database'))
      try {
        return await look(db)
      } finally {
        await close()
      }
    },
  }
}
