import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder in which a server process starts: with room for its data, and a client that is only a page. */
export async function createServerFolder(): Promise<{
  folder: string
  dataDir: string
  remove: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-server-'))
  await mkdir(join(folder, 'dist/client'), { recursive: true })
  await writeFile(join(folder, 'dist/client/index.html'), '')
  return { folder, dataDir: join(folder, 'data'), remove: () => rm(folder, { recursive: true, force: true }) }
}
