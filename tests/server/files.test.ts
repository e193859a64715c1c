import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileKey, fileLimits, type UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import { checkFile } from '#server/files/check-file.jobs.ts'
import { entityTables } from '#server/schema.ts'
import { sweepFiles } from '#server/files/sweep-files.ts'
import { HOUR, MINUTE } from '#shared/lib/time.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

/** What is done by itself is done with. */
const partsOf = ({ site: { storage }, database: { db }, now }: TestSite) => ({
  db,
  storage,
  tidyStorage: async () => {},
  tables: entityTables,
  pokes: { publish: () => {} },
  now: () => now.value,
})

let site: TestSite
let owner: Person
let agent: Person
let reader: Person

beforeAll(async () => {
  site = await openTestSite()
  ;[owner, agent, reader] = [
    await site.signIn('owner'),
    await site.signIn('agent'),
    await site.signIn('reader'),
  ]
})
afterAll(() => site?.close())

const company = () => agent.login.customers[0]?.id ?? ''
const text = (size: number, line = 'denied,10.0.0.1\n') =>
  new TextEncoder().encode(line.repeat(Math.ceil(size / line.length)).slice(0, size))
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const begin = (person: Person, size: number, said: Record<string, unknown> = {}, customerId = company()) =>
  person.api('POST', `/customer/${customerId}/file`, {
    file_name: 'proxy.csv',
    extension: 'csv',
    vendor: 'Cisco ASA',
    size,
    ...said,
  })

/** Puts bytes to a signed address, as a browser does. */
const put = (url: string, bytes: Uint8Array) =>
  site.fetch(url.slice(new URL(url).origin.length), {
    method: 'PUT',
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: { host: new URL(url).host, 'content-length': String(bytes.length) },
  })

async function sendAll(person: Person, id: string, bytes: Uint8Array, parts: number) {
  const wanted = Array.from({ length: parts }, (_, at) => at + 1)
  const { body } = await person.api('POST', `/file/${id}/part`, { parts: wanted })
  for (const { part, size, url } of body as { part: number; size: number; url: string }[]) {
    const start = (part - 1) * fileLimits.part
    expect((await put(url, bytes.subarray(start, start + size))).status).toBe(200)
  }
}

const complete = (person: Person, id: string, sha256: string) =>
  person.api('POST', `/file/${id}/complete`, { sha256 })

async function fileOf(id: string, customerId = company()): Promise<{ file: UploadedFile; vendor: string }> {
  const { body } = await owner.api('GET', `/customer/${customerId}/file`)
  const found = (body as { file: UploadedFile; vendor: string }[]).find(({ file }) => file.id === id)
  if (!found) throw new Error('The file is not listed')
  return found
}

/** A file that has arrived and was found to be what was sent. */
async function upload(
  bytes: Uint8Array,
  { sha256 = hashOf(bytes), ...said }: { sha256?: string; file_name?: string } = {},
) {
  const { body } = await begin(owner, bytes.length, said)
  const { id, parts } = body as { id: string; parts: number }
  await sendAll(owner, id, bytes, parts)
  expect((await complete(owner, id, sha256)).status).toBe(202)
  await expect.poll(async () => (await fileOf(id)).file.status).not.toBe('')
  return (await fileOf(id)).file
}

describe('an upload', () => {
  test('is begun, sent in parts, ended, compared, listed and downloaded as it was (FILE-01, FILE-02)', async () => {
    const bytes = text(fileLimits.part + 1000)
    const { status, body } = await begin(owner, bytes.length)
    expect([status, body]).toMatchObject([201, { validVendor: true, partSize: fileLimits.part, parts: 2 }])
    const { id, key } = body as { id: string; key: string }
    expect((await fileOf(id)).file).toMatchObject({ status: '', uploaded: null })
    await sendAll(owner, id, bytes, 2)
    expect((await owner.api('GET', `/file/${id}/part`)).body).toEqual([
      { part: 1, size: fileLimits.part },
      { part: 2, size: 1000 },
    ])
    await complete(owner, id, hashOf(bytes))
    await expect.poll(async () => (await fileOf(id)).file.status).toBe('Uploaded')
    expect(await fileOf(id)).toMatchObject({
      file: {
        file_name: 'proxy.csv',
        file_size: bytes.length,
        customer_name: owner.login.customers.find((each) => each.id === company())?.name,
        uploaded: new Date(site.now.value).toISOString(),
      },
      vendor: 'Cisco ASA',
    })
    const { url } = (await reader.api('POST', '/tools/s3/token', { action: 'get', key })).body as {
      url: string
    }
    const download = await site.fetch(url.slice(new URL(url).origin.length), {
      headers: { host: new URL(url).host },
    })
    expect(download.headers.get('content-disposition')).toContain('attachment')
    expect(hashOf(new Uint8Array(await download.arrayBuffer()))).toBe(hashOf(bytes))
  })

  test('is put to one address as a whole by who wants that (FILE-02)', async () => {
    const bytes = text(1234)
    const { id, key } = (await begin(owner, bytes.length)).body as { id: string; key: string }
    const { url } = (await owner.api('POST', '/tools/s3/token', { action: 'put', key })).body as {
      url: string
    }
    expect((await put(url, bytes.subarray(1))).status).not.toBe(200)
    expect((await put(url, bytes)).status).toBe(200)
    expect((await complete(owner, id, hashOf(bytes))).status).toBe(202)
    await expect.poll(async () => (await fileOf(id)).file.status).toBe('Uploaded')
    // The address is good for nothing once the upload is over.
    expect((await put(url, text(1234, 'changed\n'))).status).toBe(404)
  })

  test('of another vendor is taken, and told to be of one (FILE-06)', async () => {
    expect((await begin(owner, 10, { vendor: 'Acme Wall' })).body).toMatchObject({ validVendor: false })
  })

  test('is begun once, however often it is asked for with the same id', async () => {
    const id = uuidv7()
    const first = await begin(owner, 10, { id })
    expect(await begin(owner, 10, { id: id.toUpperCase() })).toMatchObject({ status: 201, body: first.body })
    expect((await begin(owner, 11, { id })).body).toMatchObject({ code: 'alreadyExists' })
  })

  test('is ended once, however often it is asked for, and tells how it ended', async () => {
    const bytes = text(100)
    const { id } = (await begin(owner, bytes.length)).body as { id: string }
    await sendAll(owner, id, bytes, 1)
    expect((await complete(owner, id, hashOf(bytes))).body).toMatchObject({ status: '', is_checked: true })
    await expect
      .poll(async () => (await complete(owner, id, hashOf(bytes))).body)
      .toMatchObject({ status: 'Uploaded' })
    expect((await complete(owner, id, 'f'.repeat(64))).body).toMatchObject({ status: 'Uploaded' })
  })

  test('is not ended before all of it is there', async () => {
    const { id } = (await begin(owner, fileLimits.part + 1)).body as { id: string }
    expect((await complete(owner, id, 'f'.repeat(64))).body).toMatchObject({ code: 'uploadIncomplete' })
    const { body } = await owner.api('POST', `/file/${id}/part`, { parts: [1] })
    const [{ url } = { url: '' }] = body as { url: string }[]
    await put(url, text(fileLimits.part))
    expect((await complete(owner, id, 'f'.repeat(64))).body).toMatchObject({ code: 'uploadIncomplete' })
  })

  test.each([
    [{ file_name: 'proxy.exe', extension: 'exe' }, 'fileTypeInvalid'],
    [{ file_name: 'proxy.txt', extension: 'csv' }, 'fileTypeInvalid'],
    [{ file_name: '../proxy.csv' }, 'fileNameInvalid'],
    [{ size: 0 }, 'fileEmpty'],
    [{ size: fileLimits.size + 1 }, 'fileTooLarge'],
    [{ size: 1.5 }, 'failedValidation'],
  ])('of %j is refused: %s (FILE-07)', async (said, code) => {
    expect((await begin(owner, 10, said)).body).toMatchObject({ code })
  })

  test('fails where what arrived is not what was sent, and nothing of it stays', async () => {
    const file = await upload(text(500), { sha256: hashOf(text(501)) })
    expect(file).toMatchObject({ status: 'Failed', fault: 'hashDiffers', uploaded: null })
    await sweepFiles(partsOf(site))
    const { rows } = await sql`select from stored_object where file_id = ${file.id}::uuid`.execute(
      site.database.db,
    )
    expect(rows).toEqual([])
  })

  test('fails where it is no text, whatever it is called', async () => {
    const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...text(500)])
    expect(await upload(zip)).toMatchObject({ status: 'Failed', fault: 'contentInvalid' })
    const late = text(fileLimits.part + 10)
    late[late.length - 5] = 0
    expect(await upload(late)).toMatchObject({ status: 'Failed', fault: 'contentInvalid' })
  })
})

describe('a file', () => {
  const remove = (person: Person, id: string, ends?: string) =>
    person.api('DELETE', `/file/${id}${ends ? `?ends=${ends}` : ''}`)

  test('that arrived less than 30 minutes ago is not deleted, later it is, with its content (FILE-08)', async () => {
    const { id } = await upload(text(300))
    expect((await remove(owner, id)).body).toMatchObject({ code: 'fileTooNew' })
    const before = site.now.value
    site.now.value += 30 * MINUTE
    expect((await remove(owner, id)).status).toBe(204)
    site.now.value = before
    await expect(fileOf(id)).rejects.toThrow('The file is not listed')
    const left = async () =>
      (await sql`select from stored_object where file_id = ${id}::uuid`.execute(site.database.db)).rows.length
    await expect.poll(left).toBe(0)
    const key = fileKey({ customer_id: company(), id })
    expect((await owner.api('POST', '/tools/s3/token', { action: 'get', key })).status).toBe(404)
  })

  test('that is being sent is canceled, and no part of it is taken any more (FILE-03, FILE-04)', async () => {
    const { id } = (await begin(owner, 100)).body as { id: string }
    const { body } = await owner.api('POST', `/file/${id}/part`, { parts: [1] })
    const [{ url } = { url: '' }] = body as { url: string }[]
    expect((await remove(owner, id, 'Canceled')).status).toBe(204)
    expect((await fileOf(id)).file).toMatchObject({ status: 'Canceled', fault: null })
    await expect.poll(async () => (await put(url, text(100))).status).toBe(404)
    expect((await owner.api('POST', `/file/${id}/part`, { parts: [1] })).body).toMatchObject({
      code: 'uploadOver',
    })
  })

  test('that has arrived stays, where somebody cancels it too late', async () => {
    const { id } = await upload(text(300))
    const [result] = await pushAs(owner, [
      commandOf(site, 'file.delete', { id, customerId: company(), ends: 'Canceled' }),
    ])
    expect(result).toMatchObject({ outcome: 'applied' })
    expect((await fileOf(id)).file.status).toBe('Uploaded')
  })

  test('that was never ended is told to have failed after a day, and forgotten after another (FILE-04, FILE-05)', async () => {
    const { id } = (await begin(owner, 100)).body as { id: string }
    const before = site.now.value
    site.now.value += 25 * HOUR
    await sweepFiles(partsOf(site))
    expect((await fileOf(id)).file).toMatchObject({ status: 'Failed', fault: 'notFinished' })
    site.now.value += 25 * HOUR
    await sweepFiles(partsOf(site))
    site.now.value = before
    await expect(fileOf(id)).rejects.toThrow('The file is not listed')
  })

  test('that was begun in the storage by a request that died is aborted there, and what is of others stays', async () => {
    const { storage } = site.site
    const ours = `${owner.login.organization.id}/${fileKey({ customer_id: company(), id: uuidv7() })}`
    const others = 'backups/2026/files.tar'
    for (const key of [ours, others]) await storage.startUpload(key, { media: 'text/plain' })
    const underWay = async () => {
      const keys: string[] = []
      for await (const { key } of storage.listUploads('')) keys.push(key)
      return keys.filter((key) => key === ours || key === others)
    }
    await sweepFiles(partsOf(site))
    expect(await underWay()).toEqual([ours, others].toSorted())
    const before = site.now.value
    site.now.value += 25 * HOUR
    await sweepFiles(partsOf(site))
    site.now.value = before
    expect(await underWay()).toEqual([others])
  })

  test('whose comparison was lost with its process is compared again, to the same end', async () => {
    const file = await upload(text(300))
    await checkFile(partsOf(site), { organizationId: owner.login.organization.id, fileId: file.id })
    expect((await fileOf(file.id)).file).toEqual(file)
  })
})

describe('nobody', () => {
  test('uploads, sends or deletes who only reads companies', async () => {
    const { id, key } = (await begin(owner, 10)).body as { id: string; key: string }
    const answers = [
      await begin(reader, 10),
      await reader.api('POST', `/file/${id}/part`, { parts: [1] }),
      await reader.api('GET', `/file/${id}/part`),
      await complete(reader, id, 'f'.repeat(64)),
      await reader.api('DELETE', `/file/${id}`),
      await reader.api('POST', '/tools/s3/token', { action: 'put', key }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  })

  test('reaches a file of a company that they do not see, by its id or its key', async () => {
    const hidden = owner.login.customers.find(({ id }) =>
      agent.login.customers.every((each) => each.id !== id),
    )?.id
    const { id, key } = (await begin(owner, 10, {}, hidden)).body as { id: string; key: string }
    const answers = [
      await begin(agent, 10, {}, hidden),
      await agent.api('GET', `/customer/${hidden}/file`),
      await agent.api('POST', `/file/${id}/part`, { parts: [1] }),
      await complete(agent, id, 'f'.repeat(64)),
      await agent.api('DELETE', `/file/${id}`),
      await agent.api('POST', '/tools/s3/token', { action: 'get', key }),
      await agent.api('POST', '/tools/s3/token', { action: 'put', key }),
    ]
    // Whoever may not manage companies at all is told that first.
    expect(answers.map(({ status }) => status)).toEqual([403, 404, 403, 403, 403, 404, 403])
  })

  test('gets at the content of another organization by choosing the id of its file', async () => {
    const neighbor = await addNeighbor(site)
    const id = uuidv7()
    const key = `${neighbor.organizationId}/${fileKey({ customer_id: neighbor.customerId, id })}`
    await sql`
      insert into stored_object (key, organization_id, file_id, upload_id, begun_at)
      values (${key}, ${neighbor.organizationId}::uuid, ${id}::uuid, 'theirs', ${new Date(site.now.value)})`.execute(
      site.database.db,
    )
    await begin(owner, 10, { id })
    const { body } = await owner.api('POST', `/file/${id}/part`, { parts: [1] })
    const [{ url } = { url: '' }] = body as { url: string }[]
    expect(url).toContain(owner.login.organization.id)
    expect(url).not.toContain('theirs')
  })

  test('gets another file by the key of their own with another company in it', async () => {
    const { id } = (await begin(owner, 10)).body as { id: string }
    const key = fileKey({ customer_id: owner.login.customers.at(-1)?.id ?? '', id })
    expect((await owner.api('POST', '/tools/s3/token', { action: 'put', key })).status).toBe(404)
  })
})

test('the files of an organization take up no more than it has', async () => {
  const small = await openTestSite({}, { FILES_QUOTA_GB: '0.000001' })
  try {
    const person = await small.signIn('owner')
    const begun = (size: number) => begin(person, size, {}, person.login.customers[0]?.id)
    expect((await begun(1000)).status).toBe(201)
    expect((await begun(100)).body).toMatchObject({ code: 'fileQuotaReached' })
    expect((await begun(70)).status).toBe(201)
  } finally {
    await small.close()
  }
})
