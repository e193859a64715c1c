import { resolve, join } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp, restore } from './platform/database/backup.ts'
import { FolderProblem } from './platform/database/folder-lock.ts'
import { type Configuration, ConfigurationProblem, readConfiguration } from './platform/configuration.ts'
import type { SiteName } from './site-name.ts'

const MEGABYTE = 1_000_000
const SITES: readonly SiteName[] = ['live', 'test']

/**
 * The commands `npm run backup -- --to FILE` and `npm run restore -- --from FILE`, each with `--site test` for the test
 * site. They are for the embedded database; PostgreSQL has its own.
 */
export async function runBackup(args: readonly string[], now: Date): Promise<string> {
  const { to, from, site } = readOptions(args)
  const configuration = readConfiguration(process.env)
  refusePostgres(configuration, site)
  const folder = join(configuration.DATA_DIR, site)
  if (to !== undefined) {
    const { bytes } = await backUp(folder, resolve(to))
    return `${to}: the ${site} site, ${(bytes / MEGABYTE).toFixed(1)} MB. The sealing keys are not in it: keep them elsewhere. Nor are uploaded files: copy ${join(folder, 'storage')} as well, where they are kept there.`
  }
  const { kept } = await restore(resolve(from ?? ''), folder, now)
  return [
    `The ${site} site is what ${from} holds. Devices read everything again.`,
    ...(kept ? [`What was there is in ${kept}: delete it when it is not needed any more.`] : []),
  ].join('\n')
}

function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: { to: { type: 'string' }, from: { type: 'string' }, site: { type: 'string', default: 'live' } },
  })
  const { to, from } = values
  const site = SITES.find((name) => name === values.site)
  if (!site) throw new FolderProblem('--site is live or test.')
  if ((to === undefined) === (from === undefined))
    throw new FolderProblem('Name the file: npm run backup -- --to FILE, npm run restore -- --from FILE.')
  return { to, from, site }
}

function refusePostgres({ DATABASE_URL, TEST_DATABASE_URL }: Configuration, site: SiteName): void {
  if (site === 'live' ? DATABASE_URL : TEST_DATABASE_URL)
    throw new FolderProblem(
      `The ${site} site is on PostgreSQL: use pg_dump and pg_restore, then RESTORED=true.`,
    )
}

/** Problems that a person at the terminal can mend. */
export const isForPeople = (cause: unknown): cause is Error =>
  cause instanceof FolderProblem ||
  cause instanceof ConfigurationProblem ||
  (cause as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true
