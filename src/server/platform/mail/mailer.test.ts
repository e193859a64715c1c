// @module-tag database
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openEmbedded } from '../database/database.ts'
import { type Jobs, startJobs } from '../jobs.ts'
import { createLog } from '../log.ts'
import { folderDelivery } from './mail-folder.ts'
import { requireSafe } from './mail.ts'
import { createMailer, type Deliver } from './mailer.ts'
import { smtpDelivery } from './smtp.ts'

const FROM = 'Castellan <no-reply@castle.example.test>'
const mail = {
  to: 'jo@example.test',
  subject: 'Größe, 漢字 und 🐎',
  text: 'Der Code: 012345\n.\nEnde',
  html: '<p>Der Code: <strong>012345</strong></p>',
}

/** A mail server on a loopback port that keeps what it gets, or answers a receiver with an error. */
async function openMailServer({ port = 0, refuseWith }: { port?: number; refuseWith?: number } = {}) {
  const received: Email[] = []
  const waiting: ((email: Email) => void)[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo: (_address, _session, done) =>
      refuseWith
        ? done(Object.assign(new Error('No such mailbox here'), { responseCode: refuseWith }))
        : done(),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push(email)
          waiting.shift()?.(email)
          done()
        })
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    next: () => {
      const email = received.shift()
      return email ? Promise.resolve(email) : new Promise<Email>((resolve) => waiting.push(resolve))
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}

describe('a mail server', () => {
  test('gets a mail whole, in any script', async () => {
    const server = await openMailServer()
    expect(await smtpDelivery(server.url, FROM)(mail)).toBe('sent')
    const { from, to, subject, text, html } = await server.next()
    expect(from).toEqual({ name: 'Castellan', address: 'no-reply@castle.example.test' })
    expect(to).toEqual([{ name: '', address: 'jo@example.test' }])
    expect([subject, text?.trim(), html?.trim()]).toEqual([mail.subject, mail.text, mail.html])
    await server.close()
  })

  test('that has no such mailbox refuses for good; one that is busy, or down, does not', async () => {
    const [gone, busy] = [
      await openMailServer({ refuseWith: 550 }),
      await openMailServer({ refuseWith: 451 }),
    ]
    expect(await smtpDelivery(gone.url, FROM)(mail)).toBe('refused')
    for (const url of [busy.url, `smtp://127.0.0.1:${await freePort()}`]) {
      const failure = await smtpDelivery(url, FROM)(mail).catch(String)
      expect(failure).toMatch(/^Error: The mail server did not take a mail \(E\w+, \d+\)$/)
    }
    await gone.close()
    await busy.close()
  })
})

describe('a folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'castellan-mail-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('gets each mail as a whole file that only its owner may read', async () => {
    const inside = join(folder, 'mail', 'live')
    const deliver = folderDelivery(inside, FROM, () => Date.parse('2026-11-22T04:05:06.789Z'))
    expect(await Promise.all([deliver(mail), deliver(mail)])).toEqual(['sent', 'sent'])
    const names = await readdir(inside)
    expect(names).toHaveLength(2)
    for (const name of names) {
      expect(name).toMatch(/^2026-11-22T04-05-06-789Z-[0-9a-f-]{36}\.eml$/)
      expect((await stat(join(inside, name))).mode & 0o777).toBe(0o600)
    }
    const { subject, text, to } = await PostalMime.parse(await readFile(join(inside, names[0] ?? '')))
    expect([subject, text?.trim(), to?.[0]?.address]).toEqual([mail.subject, mail.text, mail.to])
  })
})

test.each([
  { to: 'jo@example.test\r\nBcc: all@example.test' },
  { to: 'jo@example.test, all@example.test' },
  { to: 'Jo <jo@example.test>' },
  { to: 'jo' },
  { to: '' },
  { subject: 'Hello\r\nBcc: all@example.test' },
  { subject: 'Hello\u2028there' },
  { subject: '' },
])('a mail with %j is not sent', (wrong) => {
  expect(() => requireSafe({ ...mail, ...wrong })).toThrow('Impossible')
})

describe('the queue', () => {
  let database: Database
  let jobs: Jobs
  beforeAll(async () => {
    database = await openEmbedded(undefined)
  })
  beforeEach(async () => {
    jobs = await startJobs(database, createLog('silent'))
  })
  afterEach(async () => {
    await jobs.close()
    await sql`delete from jobs.job where name = 'mail'`.execute(database.db)
  })
  afterAll(() => database.close())

  const queued = async () =>
    (
      await sql<{
        data: unknown
        state: string
      }>`select data, state from jobs.job where name = 'mail'`.execute(database.db)
    ).rows

  /** Waits for what the queue does in its own time. */
  const settle = async (holds: () => Promise<boolean>) => {
    await expect.poll(holds, { timeout: 20_000, interval: 20 }).toBe(true)
  }

  test('brings a mail to a server that was down at first, and keeps nothing of it', async () => {
    const port = await freePort()
    const attempts: string[] = []
    const smtp = smtpDelivery(`smtp://127.0.0.1:${port}`, FROM)
    let failed: () => void = () => {}
    const down = new Promise<void>((resolve) => (failed = resolve))
    const deliver: Deliver = async (each) => {
      attempts.push(each.to)
      try {
        return await smtp(each)
      } catch (cause) {
        failed()
        throw cause
      }
    }
    const mailer = await createMailer(deliver, jobs, createLog('silent'), { retryAfter: 1000 })
    await mailer.send(mail)
    await down
    const server = await openMailServer({ port })
    expect((await server.next()).subject).toBe(mail.subject)
    expect(attempts.length).toBeGreaterThan(1)
    await settle(async () => (await queued()).length === 0)
    await server.close()
  })

  test('forgets a mail that is refused for good, and says so without naming anybody', async () => {
    const logged: unknown[] = []
    const log = { warn: (...line: unknown[]) => void logged.push(line) } as never
    const mailer = await createMailer(async () => 'refused', jobs, log)
    await mailer.send(mail)
    await settle(async () => logged.length > 0 && (await queued()).length === 0)
    expect(logged).toEqual([[{ event: 'mail.refused' }, 'A mail was refused for good']])
  })

  test('holds a mail to nobody like any other, and delivers nothing', async () => {
    const delivered: unknown[] = []
    const mailer = await createMailer(
      async (each) => {
        delivered.push(each)
        return 'sent'
      },
      jobs,
      createLog('silent'),
    )
    const { to, ...content } = mail
    await mailer.sendNowhere({ ...content, to } as never)
    await mailer.send(mail)
    await settle(async () => delivered.length === 1 && (await queued()).length === 0)
    expect(delivered).toEqual([mail])
  })

  test('gives a mail up after a day', async () => {
    await createMailer(async () => 'sent', jobs, createLog('silent'))
    const { rows } = await sql<Record<string, number>>`
      select retention_seconds, deletion_seconds from jobs.queue where name = 'mail'`.execute(database.db)
    expect(rows).toEqual([{ retention_seconds: 86_400, deletion_seconds: 60 }])
  })

  test('refuses an unsafe mail at once', async () => {
    const mailer = await createMailer(async () => 'sent', jobs, createLog('silent'))
    await expect(mailer.send({ ...mail, subject: 'a\nb' })).rejects.toThrow('a subject is one line')
    expect(await queued()).toEqual([])
  })
})
