import { decodeJwt } from 'jose'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#shared/domain/users/user.ts'
import { signIn } from '#client/data/user-pool/user-pool.ts'
import { turnOffSecondFactor } from '#client/data/user-pool/own-account.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { openTestSite, type Person, pulledBy, type TestSite } from '#tests/support/test-site.ts'

const POOL = { url: '/identity/', clientId: 'castellan' }

let site: TestSite
let agent: Person

beforeAll(async () => {
  site = await openTestSite()
  agent = await site.signIn('agent')
})
afterAll(() => site?.close())

const own = async () => ((await agent.api('GET', '/user/login-data')).body as { userData: User }).userData

/** What nobody but the operator, or an administrator, changes. */
const change = (user: User) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, user.organization, async (work) => {
    await work.load('user', [user.id])
    work.put('user', user)
  })

/** Sends a file as the agent's picture. */
async function send(file: Uint8Array<ArrayBuffer>, type = 'image/png') {
  const response = await site.fetch('/api/user/picture', {
    method: 'PUT',
    headers: { authorization: `Bearer ${agent.idToken}`, 'content-type': type },
    body: file,
  })
  return { status: response.status, body: (await response.json()) as User & { code?: string } }
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5753c6' } })
const bytes = async (image: Sharp) => new Uint8Array(await image.toBuffer())
const picture = ({ avatar }: User) =>
  Buffer.from((avatar ?? '').replace('data:image/webp;base64,', ''), 'base64')

describe('names', () => {
  test('are changed by their owner, tidied, and told to devices that hold the users', async () => {
    const owner = await site.signIn('owner')
    const { head } = await pulledBy(owner)
    const { status, body } = await agent.api('PUT', '/user/profile', {
      first_name: '  Zoë  Anne ',
      last_name: 'Müller-Łoś',
    })
    expect([status, body]).toMatchObject([200, { first_name: 'Zoë Anne', last_name: 'Müller-Łoś' }])
    expect(await own()).toMatchObject({ first_name: 'Zoë Anne', last_name: 'Müller-Łoś', role: 'Agent' })
    expect((await pulledBy(owner)).head).toBe(head + 1)
  })

  test('reach the user pool, so that tokens and mails say them', async () => {
    await agent.api('PUT', '/user/profile', { first_name: 'Ariadne', last_name: 'Agent' })
    expect(decodeJwt((await site.signIn('agent')).idToken)).toMatchObject({
      given_name: 'Ariadne',
      family_name: 'Agent',
    })
  })

  test.each([
    ['too short', { first_name: 'A', last_name: 'Agent' }],
    ['too long', { first_name: 'A'.repeat(51), last_name: 'Agent' }],
    ['with digits', { first_name: 'Ari', last_name: 'Ag3nt' }],
    ['with marks', { first_name: '<b>Ari</b>', last_name: 'Agent' }],
    ['of spaces', { first_name: '   ', last_name: 'Agent' }],
    ['missing', { first_name: 'Ari' }],
    ['with a role beside them', { first_name: 'Ari', last_name: 'Agent', role: 'Owner' }],
  ])('%s are refused (ORG-18)', async (_, names) => {
    const before = await own()
    expect(await agent.api('PUT', '/user/profile', names)).toMatchObject({
      status: 422,
      body: { code: 'failedValidation' },
    })
    expect(await own()).toEqual(before)
  })
})

describe('a picture', () => {
  test('is kept as a small square, and taken away again', async () => {
    const { status, body } = await send(await bytes(blank(900, 500).jpeg()), 'image/jpeg')
    expect(status).toBe(200)
    expect(await sharp(picture(body)).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect((await own()).avatar).toBe(body.avatar)
    expect((await agent.api('DELETE', '/user/picture')).body).toMatchObject({ avatar: null })
    expect((await own()).avatar).toBeNull()
  })

  test('that is smaller is not blown up', async () => {
    const { body } = await send(await bytes(blank(40, 60).png()))
    expect(await sharp(picture(body)).metadata()).toMatchObject({ width: 40, height: 40 })
  })

  test('tells nothing of place and camera, and stands upright', async () => {
    const image = blank(300, 200)
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'Somebody', Model: 'Camera 7' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
    const file = await bytes(image)
    expect((await sharp(file).metadata()).exif).toBeDefined()
    const { body } = await send(file, 'image/jpeg')
    const kept = await sharp(picture(body)).metadata()
    expect([kept.exif, kept.xmp, kept.icc, kept.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('that is another file behind its end loses that file', async () => {
    const hidden = '<script>alert(document.domain)</script>PK\u0003\u0004 an archive'
    const file = Buffer.concat([await bytes(blank(64, 64).png()), Buffer.from(hidden)])
    const { status, body } = await send(new Uint8Array(file))
    expect(status).toBe(200)
    expect(picture(body).includes('script')).toBe(false)
    expect(picture(body).includes('PK\u0003\u0004')).toBe(false)
  })

  test.each<[string, () => Promise<Uint8Array<ArrayBuffer>>]>([
    ['a text', async () => new TextEncoder().encode('Not an image at all')],
    ['nothing', async () => new Uint8Array()],
    [
      'a drawing with a script',
      async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['another kind of image', () => bytes(blank(64, 64).webp())],
    ['the beginning of an image alone', async () => (await bytes(blank(64, 64).png())).slice(0, 40)],
    [
      'the first bytes of an image before something else',
      async () => new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html>')])),
    ],
  ])('that is %s is refused, whatever it is called', async (_, make) => {
    const before = await own()
    expect(await send(await make(), 'image/png')).toMatchObject({
      status: 422,
      body: { code: 'notAnImage' },
    })
    expect(await own()).toEqual(before)
  })

  test('of few bytes and very many pixels is refused before it is decoded', async () => {
    const file = await bytes(blank(9_000, 6_000).png())
    expect(file.length).toBeLessThan(1024 * 1024)
    expect(await send(file)).toMatchObject({ status: 422, body: { code: 'imageTooLarge' } })
  })

  test('of 9 MB is refused by its size', async () => {
    expect(await send(new Uint8Array(9 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { code: 'bodyTooLarge' },
    })
  })
})

test('an untouchable account changes neither its names nor its picture (PERM-15)', async () => {
  const before = await own()
  await change({ ...before, untouchable: true })
  const refusal = { status: 403, body: { code: 'untouchableUser' } }
  const names = { first_name: 'Somebody', last_name: 'Else' }
  expect(await agent.api('PUT', '/user/profile', names)).toMatchObject(refusal)
  expect(await send(await bytes(blank(20, 20).png()))).toMatchObject(refusal)
  expect(await agent.api('DELETE', '/user/picture')).toMatchObject(refusal)
  expect(await own()).toEqual({ ...before, untouchable: true })
  await change(before)
  expect((await agent.api('PUT', '/user/profile', names)).status).toBe(200)
})

test('nobody turns their second factor off while their organization demands one', async () => {
  const { email } = await own()
  const turnOff = async () => {
    const { accessToken } = await signIn(POOL, site.fetch, email, DEMO_PASSWORD)
    return turnOffSecondFactor({ pool: POOL, fetch: site.fetch }, accessToken).then(
      () => 'off',
      (cause: Error) => cause.message,
    )
  }
  const owner = await site.signIn('owner')
  const company = (await owner.api('GET', `/organization/${owner.login.organization.id}/customer`)).body
  const ours = (company as { id: string; nfr: boolean }[]).find(({ nfr }) => nfr)?.id ?? ''
  await owner.api('PUT', `/customer/${ours}`, { MFA: false })
  expect(await turnOff()).toBe('off')
  await owner.api('PUT', `/customer/${ours}`, { MFA: true })
  expect(await turnOff()).toBe('A second factor is demanded of this user')
  await change({ ...(await own()), login_options: 'microsoft' })
  expect(await turnOff()).toBe('off')
})
