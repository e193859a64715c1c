import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Branding, BrandingChanges } from '#shared/domain/branding/branding.ts'
import { keptPictureLimits } from '#shared/domain/branding/branding.ts'
import type { ChecklistItem } from '#shared/domain/checklist/checklist.ts'
import { testMail } from '#server/alert-channels/compose-mail.ts'
import { readSender } from '#server/alert-channels/mail-sender.store.ts'
import { smtpDelivery } from '#server/platform/mail/smtp.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import { commandOf, openTestSite, type Person, pushAs, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
let admin: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  admin = await site.signIn('admin')
})
afterAll(() => site?.close())

const organizationId = () => owner.login.organization.id
const put = async (changes: object, by = owner) => {
  const { status, body } = await by.api('PUT', `/branding/${organizationId()}`, changes)
  return { status, body: body as Branding & { code?: string } }
}
const read = async (by = owner) =>
  (await by.api('GET', `/organization/${organizationId()}/branding`)).body as Branding
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#5753c6' } })
const addressOf = async (image: Sharp, format: 'png' | 'jpeg' = 'png') =>
  `data:image/${format};base64,${(await image.toFormat(format, { compressionLevel: 9 }).toBuffer()).toString('base64')}`
const bytesOf = (address: string | null) => Buffer.from((address ?? '').split(',')[1] ?? '', 'base64')

/** A PNG with one more chunk before its pixels. */
function withChunk(png: Buffer, name: string, text: string): Buffer {
  const data = Buffer.from(text, 'latin1')
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length)
  chunk.write(name, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  const begins = 8 + 12 + 13
  return Buffer.concat([png.subarray(0, begins), chunk, png.subarray(begins)])
}

test('an organization that has set nothing has no pictures, and publishes none (ORG-13)', async () => {
  expect(await read()).toEqual({
    id: organizationId(),
    logo_light: null,
    publish_logo: false,
    favicon: null,
    publish_favicon: false,
  })
})

test('what is kept is a small PNG that the server has drawn, without what else was in the file', async () => {
  const logo = blank(900, 300).withExif({ IFD0: { Copyright: 'Somebody at 52.5, 13.4' } })
  const { status, body } = await put({ logo_light: await addressOf(logo, 'jpeg'), publish_logo: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({ publish_logo: true, favicon: null })
  const { format, width, height, exif } = await sharp(bytesOf(body.logo_light)).metadata()
  const most = keptPictureLimits.logo_light
  expect([format, width, height, exif]).toEqual(['png', most.height * 3, most.height, undefined])
  expect(await read(admin)).toEqual(body)
})

test.each<[string, () => Promise<string>, string]>([
  [
    'bytes that are no picture',
    async () => `data:image/png;base64,${btoa('<script>alert(1)</script>')}`,
    'notAnImage',
  ],
  [
    'a picture that is cut off',
    async () =>
      `data:image/png;base64,${bytesOf(await addressOf(blank(300, 64)))
        .subarray(0, 60)
        .toString('base64')}`,
    'notAnImage',
  ],
  [
    'a picture of few bytes and very many pixels',
    async () => addressOf(blank(8_000, 7_000)),
    'imageTooLarge',
  ],
  ['an SVG image', async () => `data:image/svg+xml;base64,${btoa('<svg/>')}`, 'failedValidation'],
  ['an address elsewhere', async () => 'https://elsewhere.example/logo.png', 'failedValidation'],
])('%s is refused, and what was there stays (ORG-15)', async (_, make, code) => {
  const before = await read()
  expect(await put({ logo_light: await make() })).toMatchObject({ status: 422, body: { code } })
  expect(await read()).toEqual(before)
})

test.each<[string, (plain: Buffer) => Buffer, string]>([
  [
    'is followed by something',
    (plain) => Buffer.concat([plain, Buffer.from('PK\u0003\u0004')]),
    'notAnImage',
  ],
  ['holds a text', (plain) => withChunk(plain, 'tEXt', 'Comment\0hello'), 'notAnImage'],
  ['holds a profile', (plain) => withChunk(plain, 'iCCP', 'x'), 'notAnImage'],
  ['is cut off', (plain) => plain.subarray(0, -20), 'notAnImage'],
  ['says a length that it has not', (plain) => Buffer.from(plain.fill(0xff, 8, 12)), 'notAnImage'],
])('a device cannot bring a picture that %s', async (_, spoil, code) => {
  const plain = bytesOf(await addressOf(blank(320, 64)))
  const logo_light = `data:image/png;base64,${spoil(plain).toString('base64')}`
  const args = { organizationId: organizationId(), changes: { logo_light } }
  expect(await pushAs(owner, [commandOf(site, 'branding.save', args)])).toMatchObject([{ code }])
})

test('a device cannot bring a picture larger than what is kept, and one that it has drawn is kept as it is', async () => {
  const push = async (favicon: string) =>
    pushAs(owner, [
      commandOf(site, 'branding.save', { organizationId: organizationId(), changes: { favicon } }),
    ])
  expect(await push(await addressOf(blank(65, 64)))).toMatchObject([{ code: 'imageTooLarge' }])
  const favicon = await addressOf(blank(64, 64))
  expect(await push(favicon)).toMatchObject([{ outcome: 'applied' }])
  expect(await read()).toMatchObject({ favicon, publish_favicon: false })
})

test('who may not manage the look is refused, and nobody changes another organization', async () => {
  const changes: BrandingChanges = { publish_logo: false }
  expect(await put(changes, admin)).toMatchObject({ status: 403, body: { code: 'noPermission' } })
  const other = crypto.randomUUID()
  expect((await owner.api('PUT', `/branding/${other}`, changes)).status).toBe(404)
  expect((await owner.api('GET', `/organization/${other}/branding`)).status).toBe(404)
  const args = { organizationId: organizationId(), changes }
  expect(await pushAs(admin, [commandOf(site, 'branding.save', args)])).toMatchObject([
    { code: 'noPermission' },
  ])
})

test('the step of the checklist is done while something is published (CHK-03)', async () => {
  const step = async () => {
    const { body } = await owner.api('GET', `/organization/${organizationId()}/onboarding-checklist`)
    return (body as ChecklistItem[]).find(({ id }) => id === 'ADD_CUSTOM_BRANDING')?.completionStatus
  }
  expect(await step()).toBe('COMPLETE')
  await put({ publish_logo: false })
  expect(await step()).toBe('INCOMPLETE')
  await put({ publish_logo: true })
  expect(await step()).toBe('COMPLETE')
})

test('a picture that was changed meanwhile is a conflict for who saw another one', async () => {
  const { logo_light } = await read()
  const args = { organizationId: organizationId(), changes: { logo_light: null } }
  const expecting = (seen: string | null) =>
    commandOf(site, 'branding.save', args, { expect: { logo_light: seen } })
  expect(await pushAs(owner, [expecting(null)])).toMatchObject([{ outcome: 'conflict' }])
  expect(await pushAs(owner, [expecting(logo_light)])).toMatchObject([{ outcome: 'applied' }])
  expect(await read()).toMatchObject({ logo_light: null, publish_logo: false })
})

test('a mail about alerts begins with the published logo, which travels within it', async () => {
  const server = await openMailServer()
  const deliver = smtpDelivery(server.url, 'Castellan <no-reply@castle.example>')
  const parts = { db: site.database.db, publicUrl: 'https://castellan.example' }
  const send = async () => {
    const sender = await readSender(parts, organizationId())
    if (!sender) throw new Error('The organization is there')
    await deliver({ ...testMail(sender), to: 'desk@msp.example' })
    return server.received.at(-1)
  }
  expect((await send())?.attachments).toEqual([])
  const { body } = await put({ logo_light: await addressOf(blank(320, 64)), publish_logo: true })
  const mail = await send()
  const [logo] = mail?.attachments ?? []
  expect(Buffer.from(logo?.content as ArrayBuffer)).toEqual(bytesOf(body.logo_light))
  expect(mail?.html).toContain(`src="cid:${logo?.contentId?.slice(1, -1)}"`)
  await server.close()
})
