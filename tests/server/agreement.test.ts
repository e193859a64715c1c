// @module-tag database
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AGREEMENT_KEY, AGREEMENT_VERSION } from '#shared/domain/agreements/agreement.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let reader: Person
let path: string

beforeAll(async () => {
  site = await openTestSite()
  reader = await site.signIn('reader')
  path = `/user/${reader.login.userData.id}/agreement`
})
afterAll(() => site?.close())

/** The reader has accepted these versions, one day after the other. */
async function hasAccepted(...versions: string[]) {
  const { db } = site.database
  const { organization, id } = reader.login.userData
  await db.deleteFrom('agreement').where('user_id', '=', id).execute()
  for (const [day, version] of versions.entries()) {
    await db
      .insertInto('agreement')
      .values({
        organization_id: organization,
        user_id: id,
        version,
        signed_at: new Date(Date.UTC(2026, 0, day + 1)),
      })
      .execute()
  }
}

const acceptance = { agreementSigned: true, latestVersion: AGREEMENT_VERSION }
const signed = { ...acceptance, signedVersion: AGREEMENT_VERSION }

describe('the licence agreement', () => {
  beforeEach(() => hasAccepted())

  test('is accepted once, by the first sign-in', async () => {
    expect((await reader.api('GET', path)).body).toEqual({
      agreementSigned: false,
      latestVersion: AGREEMENT_VERSION,
      signedVersion: null,
    })
    expect(await reader.api('PUT', path, acceptance)).toMatchObject({ status: 404 })
    expect(await reader.api('POST', path, acceptance)).toMatchObject({ status: 201, body: signed })
    // The answer was lost and it is sent again.
    expect(await reader.api('POST', path, acceptance)).toMatchObject({ status: 201, body: signed })
    expect((await reader.api('GET', path)).body).toEqual(signed)
  })

  test('of a newer version is asked for again, and the older acceptance stays on record', async () => {
    await hasAccepted('0.8', '0.9')
    expect((await reader.api('GET', path)).body).toEqual({
      agreementSigned: false,
      latestVersion: AGREEMENT_VERSION,
      signedVersion: '0.9',
    })
    expect(await reader.api('POST', path, acceptance)).toMatchObject({
      status: 409,
      body: { code: 'alreadyExists' },
    })
    expect(await reader.api('PUT', path, acceptance)).toMatchObject({ status: 200, body: signed })
    const rows = await site.database.db
      .selectFrom('agreement')
      .select('version')
      .where('user_id', '=', reader.login.userData.id)
      .orderBy('version')
      .execute()
    expect(rows.map(({ version }) => version)).toEqual(['0.8', '0.9', AGREEMENT_VERSION])
  })

  test.each([
    ['another version', { ...acceptance, latestVersion: '0.9' }],
    ['no decision', { ...acceptance, agreementSigned: false }],
    ['no version', { agreementSigned: true }],
  ])('is not accepted with %s', async (_, body) => {
    expect(await reader.api('POST', path, body)).toMatchObject({
      status: 422,
      body: { code: 'failedValidation' },
    })
    expect((await reader.api('GET', path)).body).toMatchObject({ agreementSigned: false })
  })

  test('of a colleague is neither told nor accepted, whatever the role', async () => {
    const owner = await site.signIn('owner')
    for (const method of ['GET', 'POST', 'PUT']) {
      const { status, body } = await owner.api(method, path, method === 'GET' ? undefined : acceptance)
      expect([method, status, body]).toEqual([method, 404, expect.objectContaining({ code: 'notFound' })])
    }
    expect((await reader.api('GET', path)).body).toMatchObject({ agreementSigned: false })
  })

  test('is asked of nobody in the shared trial account, and accepted by nobody in its name', async () => {
    const { organization } = reader.login.userData
    const setTrial = (enabled: boolean) =>
      unitOfWork({ db: site.database.db, tables: entityTables }, organization, async (work) => {
        await work.load('featureFlag', ['test-account'])
        work.put('featureFlag', { id: 'test-account', feature: 'test-account', enabled })
      })
    await setTrial(true)
    expect((await reader.api('GET', path)).body).toMatchObject({ agreementSigned: true })
    expect(await reader.api('POST', path, acceptance)).toMatchObject({
      status: 403,
      body: { code: 'trialReadOnly' },
    })
    await setTrial(false)
    expect((await reader.api('GET', path)).body).toMatchObject({ agreementSigned: false })
  })
})

describe('the document', () => {
  const address = async () => {
    const { body } = await reader.api('POST', '/tools/s3/token', { action: 'get', key: AGREEMENT_KEY })
    return new URL((body as { url: string }).url)
  }
  const get = async ({ pathname, search }: URL) => {
    const response = await site.fetch(pathname + search, {})
    return { status: response.status, headers: response.headers, bytes: await response.bytes() }
  }

  test('is a PDF of several pages for whoever has its signed address, without a token', async () => {
    const { status, headers, bytes } = await get(await address())
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe('inline; filename="EULA_Agreement.pdf"')
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const document = await getDocument({ data: bytes }).promise
    expect(document.numPages).toBeGreaterThanOrEqual(3)
    expect(document.numPages).toBeLessThanOrEqual(5)
    const textOf = async (page: number) =>
      (await (await document.getPage(page)).getTextContent()).items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ')
    expect(await textOf(1)).toMatch(/End User Licence Agreement.*1\. What the words mean/s)
    expect(await textOf(document.numPages)).toContain(`Page ${document.numPages} of ${document.numPages}`)
  })

  test('is made once: the same bytes for everybody', async () => {
    const [first, second] = [await get(await address()), await get(await address())]
    expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true)
  })

  test('is not given for an address that is over, after five minutes', async () => {
    const url = await address()
    site.now.value += 299_000
    expect((await get(url)).status).toBe(200)
    site.now.value += 1_000
    expect((await get(url)).status).toBe(403)
  })

  test.each<[string, (url: URL) => void]>([
    ['a later end', (url) => url.searchParams.set('expires', '9999999999999')],
    ['another signature', (url) => url.searchParams.set('signature', 'A'.repeat(43))],
    ['an empty signature', (url) => url.searchParams.set('signature', '')],
    [
      'another file',
      (url) => {
        url.pathname = '/api/files/eula_agreement/Another.pdf'
      },
    ],
  ])('is not given for an address with %s', async (_, forge) => {
    const url = await address()
    forge(url)
    expect((await get(url)).status).toBe(403)
  })

  test('is the only thing that an address is signed for', async () => {
    for (const body of [
      { action: 'get', key: 'eula_agreement/../../keys' },
      { action: 'put', key: AGREEMENT_KEY },
    ])
      expect((await reader.api('POST', '/tools/s3/token', body)).status).toBe(422)
  })
})
