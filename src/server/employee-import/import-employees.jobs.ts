import { guessColumns, HEADER_WITHIN, wholeMapping } from '#shared/domain/employee-import/guess-columns.ts'
import {
  ImportError,
  importLimits,
  type ImportFault,
  type ImportMapping,
} from '#shared/domain/employee-import/import-file.ts'
import { createJudge, type JudgedRow } from '#shared/domain/employee-import/judge-rows.ts'
import { readSpreadsheet } from '#shared/lib/spreadsheet/read-spreadsheet.ts'
import { type ByteSource, type SheetRow, SpreadsheetError } from '#shared/lib/spreadsheet/spreadsheet.ts'
import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import { type ObjectStorage, StorageError } from '#server/platform/storage/object-storage.ts'
import type { CommitParts } from '#server/platform/sync/commit.ts'
import { endImport, findOpenImport, listOpenImports, type OpenImport } from './employee-import.store.ts'
import { importBatch, OvertakenError } from './import-batch.ts'
import { forgetImportUpload, importStorageKey } from './import-upload.store.ts'

/** Rows of one transaction. */
const BATCH = 500

interface ImportParts extends CommitParts {
  storage: ObjectStorage
  log: Pick<Log, 'info' | 'warn'>
  now: () => number
}

interface AskedImport {
  organizationId: string
  importId: string
}

const QUEUE = 'import-employees'

/** Imports the employees of files that were put (EMP-13). */
export const employeeImports = defineJob<ImportParts, AskedImport>({
  queue: QUEUE,
  parallel: 1,
  act: importEmployees,
})

export const requestImport = (jobs: Pick<Jobs, 'send'>, asked: AskedImport): Promise<void> =>
  jobs.send(QUEUE, asked, asked.importId)

/** Goes on with imports that nobody carries out, as after a crash, and ends those that never come to an end. */
export async function requestForgottenImports(
  parts: ImportParts & { jobs: Pick<Jobs, 'send'> },
): Promise<void> {
  for (const { begunAt, ...asked } of await listOpenImports(parts.db)) {
    if (parts.now() - begunAt < importLimits.kept) await requestImport(parts.jobs, asked)
    else await endImport(parts.db, { ...asked, id: asked.importId }, 'notFinished', parts.now())
  }
}

/** Carries an import out to its end. Repeated, it goes on where it was. */
export async function importEmployees(
  parts: ImportParts,
  { organizationId, importId }: AskedImport,
): Promise<void> {
  const { db, storage, log, now } = parts
  const open = await findOpenImport(db, organizationId, importId)
  if (!open) return
  let fault: ImportFault | null
  try {
    fault = await importFile(parts, organizationId, open)
  } catch (cause) {
    if (cause instanceof OvertakenError) {
      log.info({ event: 'employeeImport.overtaken', importId }, 'An import is carried out by another process')
      return
    }
    fault = faultOf(cause)
  }
  await endImport(db, { organizationId, id: importId }, fault, now())
  log.info({ event: 'employeeImport.ended', importId, fault }, 'An import of employees has ended')
  const stored = importStorageKey(organizationId, open.key)
  try {
    await storage.remove(stored)
    await forgetImportUpload(db, stored)
  } catch (cause) {
    log.warn(
      { event: 'employeeImport.fileNotRemoved', importId, err: cause },
      'The file of an import is removed later',
    )
  }
}

/** What says why a file cannot be imported; anything else is thrown on, and the job is tried again. */
function faultOf(cause: unknown): ImportFault {
  if (cause instanceof SpreadsheetError || cause instanceof ImportError) return cause.fault
  if (cause instanceof StorageError && cause.reason === 'notThere') return 'notArrived'
  throw cause
}

/** Judges every row from the first one, for whether an address comes twice depends on all before, and carries out those that are left. */
async function importFile(
  parts: ImportParts,
  organizationId: string,
  open: OpenImport,
): Promise<ImportFault | null> {
  const source = sourceOf(parts.storage, importStorageKey(organizationId, open.key), open.size)
  const isText = open.extension === 'csv'
  const judge = createJudge(open.mapping ?? (await findMapping(source, isText)))
  let from = open.handledRow
  let batch: JudgedRow[] = []
  let isAnybodyThere = from > 0
  let fault: ImportFault | undefined
  const carryOut = async () => {
    if (batch.length === 0) return
    fault = await importBatch(parts, { organizationId, open, from, rows: batch })
    from = batch.at(-1)?.row ?? from
    batch = []
  }
  const take = async (rows: readonly SheetRow[]) => {
    for (const row of rows) {
      const judged = judge(row)
      if (!judged) continue
      isAnybodyThere = true
      if (judged.row <= open.handledRow) continue
      batch.push(judged)
      if (batch.length >= BATCH) await carryOut()
      if (fault) return false
    }
    return true
  }
  await readSpreadsheet(source, { isText, take })
  if (!fault) await carryOut()
  return fault ?? (isAnybodyThere ? null : 'noPeople')
}

/** What the columns say by their names. Throws where something that a person has to have is not among them. */
async function findMapping(source: ByteSource, isText: boolean): Promise<ImportMapping> {
  const first: SheetRow[] = []
  await readSpreadsheet(source, {
    isText,
    take(rows) {
      first.push(...rows.slice(0, HEADER_WITHIN - first.length))
      return first.length < HEADER_WITHIN
    },
  })
  const mapping = wholeMapping(guessColumns(first))
  if (!mapping) throw new ImportError('noColumns')
  return mapping
}

const sourceOf = (storage: ObjectStorage, key: string, size: number): ByteSource => ({
  size,
  read: (start, end) => storage.read(key, { start, end }),
})
